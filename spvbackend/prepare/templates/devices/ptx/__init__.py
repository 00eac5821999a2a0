"""Inline assembly of NVIDIA's target: PTX, one statement after the other, as LLVM IR."""
