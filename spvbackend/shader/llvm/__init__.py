"""What is done to a shader's module by LLVM, before our parser reads it."""
