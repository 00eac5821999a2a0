"""Cases of llvm-stress, LLVM's own generator of random functions, where it is installed.

An older one writes text that LLVM no longer reads, but its assembler makes bitcode that LLVM does.
"""

import functools
import random
import shutil
import subprocess
from typing import Final

from fuzzing.case import Case, plain_options
from fuzzing.ir import make_ir

NAMES: Final = ("llvm-stress-22", "llvm-stress")
SECONDS: Final = 10


@functools.cache
def tools() -> tuple[str, str] | None:
    """The generator and the assembler of the same LLVM."""
    for name in NAMES:
        generator, assembler = map(shutil.which, (name, name.replace("stress", "as")))
        if generator and assembler:
            return generator, assembler
    return None


def make_stress(rng: random.Random, name: str) -> Case:
    """A function of llvm-stress; a mutation of a test where there is no llvm-stress."""
    programs = tools()
    if programs is None:
        return make_ir(rng, name)
    seed = str(rng.getrandbits(31))
    size = str(rng.choice((5, 20, 60, 150)))
    text = run([programs[0], "-seed", seed, "-size", size, "-o", "-"], b"")
    return Case(name, plain_options(rng), run([programs[1], "-", "-o", "-"], text))


def run(command: list[str], data: bytes) -> bytes:
    done = subprocess.run(command, input=data, capture_output=True, check=True, timeout=SECONDS)
    return done.stdout
