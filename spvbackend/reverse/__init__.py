"""LLVM IR of SPIR-V: kernel modules of OpenCL, with opaque pointers, as text or bitcode."""
