"""Reader of LLVM's bitcode: from bytes to a `Module`, without LLVM."""
