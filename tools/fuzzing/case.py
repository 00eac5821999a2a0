"""Cases: a command line and its input, or a call of the library."""

import random
from typing import Final, NamedTuple

TRIPLES: Final = (
    "spirv64", "spirv64", "spirv64", "spirv32", "spirv64v1.0", "spirv64v1.3", "spirv64v1.6",
    "spirv32v1.2",
)  # fmt: skip


class Case(NamedTuple):
    """One run of the translator.

    Attributes:
        name: kind and seed, which are all that makes it.
        argv: the command line; the input comes by stdin.
        data: the input's bytes.
        exempt: whether spirv-val is not to be asked, as it is wrong about the input of a test.
        isolate: whether a child process reads the input, as it does for the command.
        keywords: arguments of the library's `Translator`, which then is what runs.
        source: what the library is to translate, in place of `data`.
    """

    name: str
    argv: tuple[str, ...]
    data: bytes
    exempt: bool = False
    isolate: bool = False
    keywords: dict[str, object] | None = None
    source: object = None


def plain_options(rng: random.Random) -> tuple[str, ...]:
    """Options of everyday: a triple, extensions or none, verifiers on, rarely LLVM's pipeline."""
    argv = [f"-mtriple={rng.choice(TRIPLES)}", "--verify-each", "-filetype=obj", "-o", "-"]
    if rng.random() < 0.65:
        argv.append("--spirv-ext=all")
    if rng.random() < 0.02:
        argv.append(f"-O{rng.choice((1, 2, 3))}")
    return tuple(argv)
