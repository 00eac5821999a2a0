"""The input: LLVM's canonical text as a module of interned types and slotted values."""
