"""The builtins that clang's header of OpenCL C declares."""
