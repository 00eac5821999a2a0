"""Modules of one character each, of any size; bench.py --growth measures them, and scaling.py too.

Each is a function from a number of instructions to the text of a module, as the shapes of
scaled/shapes.py are. Those are many of one thing; these are a mix, as one kind of program has it.
The size of `huge_initialisers` is in elements, as it has no instructions.
"""

from typing import Final

from scaled.shapes import Shape

from benching import mixes
from benching.characters import control, debug, functions, metadata, rounds, structs

CHARACTERS: Final[dict[str, Shape]] = {
    "small_functions": functions.small_functions, "huge_function": functions.huge_function,
    "blocks_and_phis": control.blocks_and_phis, "memory_and_geps": rounds.memory_and_geps,
    "calls_and_builtins": rounds.calls_and_builtins,
    "types_and_constants": rounds.types_and_constants, "huge_initialisers": mixes.tables,
    "deep_structs": structs.deep_structs, "much_metadata": metadata.much_metadata,
    "much_debug_info": debug.much_debug_info, "clang_o0": functions.clang_o0,
    "clang_o2": functions.clang_o2, "math_functions": rounds.math_functions,
}  # fmt: skip
