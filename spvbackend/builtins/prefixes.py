"""Prefixes that only names of builtins have."""

from typing import Final

PREFIX: Final = "__spirv_"
"""The prefix of names of SPIR-V instructions and variables."""
VARIABLE_PREFIX: Final = "__spirv_BuiltIn"
MINI_FLOAT_PREFIX: Final = "__builtin_spirv_"
