"""The parser of LLVM's canonical text, in which everything is spelled in one way."""
