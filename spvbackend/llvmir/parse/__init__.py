"""The parser of LLVM's canonical text, in which every construct has one spelling."""
