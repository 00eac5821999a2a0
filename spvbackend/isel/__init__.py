"""Selection: LLVM instructions to machine instructions, one sweep per function."""
