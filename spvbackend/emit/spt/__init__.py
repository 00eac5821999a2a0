"""llvm-spirv's own text of SPIR-V modules, which it keeps in files with the suffix .spt."""
