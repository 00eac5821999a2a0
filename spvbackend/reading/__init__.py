"""How LLVM IR gets in: LLVM reads what the user has, and lines lead back from its print."""
