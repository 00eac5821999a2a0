"""Debug info in text for LLVM to read: carried through it, or left out."""
