"""How names of builtins begin that nobody else uses."""

from typing import Final

PREFIX: Final = "__spirv_"
"""Of what is named by an instruction or a variable of SPIR-V."""
VARIABLE_PREFIX: Final = "__spirv_BuiltIn"
MINI_FLOAT_PREFIX: Final = "__builtin_spirv_"
