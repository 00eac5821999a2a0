"""Modules of one character each, of any size; bench.py --growth measures them, and scaling.py too.

Each is a function from a number of instructions to the text of a module, as the shapes of
scaled/shapes.py are. Those are many of one thing; these are a mix, as one kind of program has it.
The size of `huge_initialisers` is in elements, as it has no instructions.
"""

from typing import Final

from scaled.shapes import Shape

from benching import mixes
from benching.characters.control import blocks_and_phis
from benching.characters.debug import much_debug_info
from benching.characters.functions import clang_o0, clang_o2, huge_function, small_functions
from benching.characters.metadata import much_metadata
from benching.characters.rounds import (
    calls_and_builtins,
    math_functions,
    memory_and_geps,
    types_and_constants,
)
from benching.characters.structs import deep_structs

CHARACTERS: Final[dict[str, Shape]] = {
    "small_functions": small_functions,
    "huge_function": huge_function,
    "blocks_and_phis": blocks_and_phis,
    "memory_and_geps": memory_and_geps,
    "calls_and_builtins": calls_and_builtins,
    "types_and_constants": types_and_constants,
    "huge_initialisers": mixes.tables,
    "deep_structs": deep_structs,
    "much_metadata": much_metadata,
    "much_debug_info": much_debug_info,
    "clang_o0": clang_o0,
    "clang_o2": clang_o2,
    "math_functions": math_functions,
}
