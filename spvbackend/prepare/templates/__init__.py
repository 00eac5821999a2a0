"""What intrinsics and builtins expand to: tables of LLVM IR text."""
