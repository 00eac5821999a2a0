"""Mutations of LLVM IR: of lines, of modules, and from one module to another."""
