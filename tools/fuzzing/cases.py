"""From a kind and a seed to the case: nothing else decides, but for the files of the tests."""

import random
from collections.abc import Callable
from typing import Final

from fuzzing.case import Case
from fuzzing.commands import make_library, make_options
from fuzzing.ir import make_ir, make_shader
from fuzzing.metadata import make_metadata
from fuzzing.names import make_names
from fuzzing.raw import make_bytes
from fuzzing.stress import make_stress

Maker = Callable[[random.Random, str], Case]

KINDS: Final[dict[str, tuple[int, Maker]]] = {
    "ir": (50, make_ir),
    "bytes": (10, make_bytes),
    "metadata": (10, make_metadata),
    "names": (15, make_names),
    "options": (5, make_options),
    "library": (4, make_library),
    "stress": (2, make_stress),
    "shader": (4, make_shader),
}
"""How many of a hundred seeds each kind gets where none is asked for, and what makes its cases."""


def make_case(seed: int, kind: str = "") -> Case:
    """The case of a seed; the seed chooses its kind where none is given."""
    rng = random.Random(f"{kind}:{seed}")
    made = kind or rng.choices(list(KINDS), [weight for weight, _ in KINDS.values()])[0]
    return KINDS[made][1](rng, f"{kind or 'any'}-{seed}")
