"""LLVM IR: the module of the canonical text, with interned types and slotted values."""
