"""The printer of modules, in LLVM's own spelling."""
