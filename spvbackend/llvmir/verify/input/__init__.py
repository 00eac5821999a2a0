"""The verifier of input: LLVM's rules for a module that no LLVM has verified."""
