"""The verifier of modules between passes: LLVM's rules, our own instructions' rules, promises."""
