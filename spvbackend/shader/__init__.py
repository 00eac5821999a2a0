"""Rewrites LLVM IR for shaders: memory as objects and addresses, structured control flow."""
