"""From LLVM IR to what a shader has: memory by objects and addresses, structured control flow."""
