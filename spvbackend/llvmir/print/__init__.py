"""The printer of modules, in LLVM's own spelling: dumps are LLVM IR that its tools read."""
