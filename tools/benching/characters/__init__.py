"""Modules of one character each, of any size; bench.py --growth measures them, and scaling.py too.

Each is a function from a number of instructions to the text of a module, as the shapes of
scaled/shapes.py are. Those are many of one thing; these are a mix, as one kind of program has it.
"""

from typing import Final

from scaled.shapes import Shape

from benching.characters.calls import calls_and_builtins
from benching.characters.clang import clang_o0, clang_o2
from benching.characters.control import blocks_and_phis
from benching.characters.data import huge_initialisers
from benching.characters.debug import much_debug_info
from benching.characters.functions import huge_function, small_functions
from benching.characters.math import math_functions
from benching.characters.memory import memory_and_geps
from benching.characters.metadata import much_metadata
from benching.characters.structs import deep_structs
from benching.characters.types import types_and_constants

CHARACTERS: Final[tuple[Shape, ...]] = (
    small_functions, huge_function, blocks_and_phis, memory_and_geps, calls_and_builtins,
    types_and_constants, huge_initialisers, deep_structs, much_metadata, much_debug_info, clang_o0,
    clang_o2, math_functions,
)  # fmt: skip
