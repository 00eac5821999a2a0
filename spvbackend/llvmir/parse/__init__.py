"""The parser of LLVM's canonical text."""
