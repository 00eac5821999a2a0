"""Rewrites of LLVM IR into what inference and selection handle."""
