"""The verifier of modules between passes: LLVM's rules, those of our own instructions, promises."""
