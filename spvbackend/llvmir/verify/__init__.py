"""Checks LLVM IR between passes: the rules of LLVM's LangRef, and what passes have promised."""
