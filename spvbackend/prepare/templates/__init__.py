"""Expansions of intrinsics and builtins: tables of LLVM IR text."""
