"""Names that nobody else uses: how those of builtins begin, and kernels that we make."""

from typing import Final

PREFIX: Final = "__spirv_"
"""The prefix of names of SPIR-V instructions and variables."""
VARIABLE_PREFIX: Final = "__spirv_BuiltIn"
MINI_FLOAT_PREFIX: Final = "__builtin_spirv_"
# A dollar sign cannot be in a name of OpenCL C, so no kernel of the user has one of these.
INITIALIZER: Final = "spirv$device$init"
FINALIZER: Final = "spirv$device$fini"
RUN_MODE: Final = "spvbackend-run-mode"
"""The attribute by which these kernels are told from others of their name."""
