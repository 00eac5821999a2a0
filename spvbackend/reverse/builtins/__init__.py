"""Instructions without a counterpart in LLVM IR, as calls of OpenCL C's functions."""
