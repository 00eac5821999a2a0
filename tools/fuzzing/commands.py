"""Cases of command lines and of the library's arguments: all options, values that fit or not."""

import random
from pathlib import Path
from typing import Final

from fuzzing.case import Case
from fuzzing.corpus import choose_input
from spvbackend.builtins.rows import CORE_OP, Builtin
from spvbackend.commands.llc import PYLLC
from spvbackend.options import FILE_TYPES, FLAG, OptionRow
from spvbackend.pipeline import pass_names
from spvbackend.prepare.templates.text import Lowering, Request
from spvbackend.spirv import opcodes as op
from spvbackend.target.extensions import ALL_EXTENSIONS, GROUPS

# The worker's folder is its own; nothing but these names is written to.
FILES: Final = ("-", "/dev/null", "out.spv", "missing/out.spv", ".", "out", "/", "a b.spvasm",
                "\u00e9.spv")  # fmt: skip
ODD_VALUES: Final = (
    "", "x", "-1", "0", "1", "true", "TRUE", "false", "99999999999999999999", ",", "=", "--", "*",
    "\u00e9", "a,b", "obj", "all", "+", "-", " ", "'", "@k", "\udcff", "x" * 5000,
)  # fmt: skip
TRIPLES: Final = (
    "spirv64", "spirv32", "spir64", "spir", "spirv", "spirv64v1.0", "spirv64v1.7", "spirv32v1.6",
    "spirv64-unknown-unknown", "spirv64-intel-unknown-", "spirv64v1.", "spirv64v1.10", "spirvv1.4",
    "spirv64--vulkan", "spirv64-unknown-vulkan1.3-compute", "x86_64-pc-linux-gnu", "spirv64v2.0",
    "-", "----", "SPIRV64", "spirv64v1.\u0663", "spirv64-amd-amdhsa", "spirv64 ",
)  # fmt: skip
OPTIONS: Final = tuple(PYLLC.table.rows.values())
MEANT: Final[dict[str, tuple[str, ...]]] = {
    "O": ("0", "1", "2", "3"),
    "avoid-spirv-capabilities": ("Shader", "Shader,Shader", "Kernel"),
    "cache-dir": ("cache", "/dev/null", ".", "missing/cache"),
    "cache-size": ("1M", "4096", "1", "0", "1g", "K"),
    "explain-types": ("k", "@k", "f", ""),
    "explain-types-html": FILES,
    "filetype": FILE_TYPES,
    "filter-print-funcs": ("k", "f,g", "*"),
    "j": ("", "0", "1", "2"),
    "march": ("spirv32", "spirv64", "spirv", "x86-64"),
    "mtriple": TRIPLES,
    "o": FILES,
    "output-dir": ("folder", ".", "/dev/null", "missing/folder"),
    "spv-allow-unknown-intrinsics": ("llvm.", "", "spv.,llvm.x"),
    "subgroup-size": ("8", "32", "0"),
    "workgroup-size": ("64", "8,8", "4,4,4", "0", "1,1,1,1"),
}


def option_value(rng: random.Random, row: OptionRow) -> str:
    """A value that is meant for the option, or any."""
    name = row.name
    if rng.random() < 0.25:
        return rng.choice(ODD_VALUES)
    if name == "spirv-ext":
        return extension_list(rng)
    if name in ("print-after", "stop-after"):
        return ",".join(rng.choices(pass_names(), k=rng.choice((1, 1, 2))))
    if name not in MEANT and "|" in row.metavar:
        return rng.choice(row.metavar.split("|"))
    return rng.choice(MEANT.get(name, FILES if row.metavar == "FILE" else ODD_VALUES))


def extension_list(rng: random.Random) -> str:
    """Items with signs, groups and names, most of which exist."""
    names = (*sorted(ALL_EXTENSIONS), *sorted(GROUPS), "SPV_X", "spv_khr_bit_instructions", "",
             "all", "KHR")  # fmt: skip
    items = [
        f"{rng.choice(('+', '+', '-', ''))}{rng.choice(names)}" for _ in range(rng.randrange(5))
    ]
    return rng.choice((",", ",", ",", ",,", " ", ";")).join(items)


def option_words(rng: random.Random) -> list[str]:
    """One option in one of the ways to write it."""
    row = rng.choice(OPTIONS)
    dash = rng.choice(("-", "--", "-", "--", "---", ""))
    name = row.name
    if rng.random() < 0.05:
        place = rng.randrange(len(name))
        name = name[:place] + rng.choice("xA-=_ ") + name[place + 1 :]
    if row.kind == FLAG and rng.random() < 0.6:
        return [dash + name]
    value = option_value(rng, row)
    if row.name == "O" and rng.random() < 0.6:
        return [f"-O{value}"]
    return [f"{dash}{name}={value}"] if rng.random() < 0.8 else [dash + name, value]


def make_options(rng: random.Random, name: str) -> Case:
    words = [word for _ in range(rng.choice((1, 1, 2, 2, 3, 5))) for word in option_words(rng)]
    if rng.random() < 0.1:
        words.append(rng.choice(("-", "--", "missing.ll", ".", "/dev/null", "\udcff", "-x")))
    given = choose_input(rng)
    data = given.text.encode()
    if rng.random() < 0.1:
        changed = data.replace(b"\n", b"\r\n")
        data = rng.choice((b"", b"\0", b" ", b"\xff", given.bitcode(), changed))
    return Case(name, tuple(words), data, given.exempt, isolate=True)


def odd_lowering(request: Request) -> str:
    return "nonsense"


def no_lowering(request: Request) -> None:
    """Leaves every call as it is."""
    return


VERSIONS: Final[tuple[object, ...]] = (
    (1, 0), (1, 4), (1, 6), (1, 7), (2, 0), (-1, 0), (1, -1), (1,), (1, 2, 3), None, "1.4", 1.4,
    ("1", "4"), (True, 4), (1, 10**30),
)  # fmt: skip
EXTENSIONS: Final[tuple[object, ...]] = (
    "all", "khr", "", "+SPV_X", ("all",), [], frozenset(("SPV_KHR_bit_instructions",)), ("",),
    ("+all",), None, 3, (3,), ("SPV_KHR_bit_instructions,SPV_X",),
)  # fmt: skip
LIBRARY: Final[dict[str, tuple[object, ...]]] = {
    "triple": (*TRIPLES, None, 3, b"spirv64"),
    "version": VERSIONS,
    "extensions": EXTENSIONS,
    "opt_level": (0, 1, 2, 3, 4, -1, None, "2", 2.0, True),
    "allow_unknown_intrinsics": (None, (), ("llvm.",), "llvm.", 3, (3,)),
    "avoid_capabilities": ((), ("Shader",), "Shader", ("Nonsense",), 3, ("",)),
    "cache": (None, "cache", Path("cache"), "", 3, "/dev/null"),
    "verify": (True, False, None, "yes", 7),
    "builtins": (
        (), None, 3, (3,), "x",
        (Builtin("get_global_id", 1, CORE_OP, op.OpBitReverse),),
        (Builtin("", 0, CORE_OP, op.OpNop),),
        (Lowering("_Z13get_global_idj", odd_lowering),),
        (Lowering("*", no_lowering),),
    ),
}  # fmt: skip
SOURCES: Final[tuple[object, ...]] = (
    None, 3, "", " ", b"", "\0", b"BC\xc0\xde", bytearray(b"x"), [], "\ud800", "define", "\ufeff",
    Path("x"), memoryview(b"BC\xc0\xde"),
)  # fmt: skip


def make_library(rng: random.Random, name: str) -> Case:
    given = choose_input(rng)
    keywords = {
        keyword: rng.choice(LIBRARY[keyword])
        for keyword in rng.sample(sorted(LIBRARY), k=rng.choice((1, 1, 2, 3)))
    }
    source: object = given.text
    if rng.random() < 0.3:
        source = rng.choice(SOURCES)
    elif rng.random() < 0.2:
        source = given.bitcode() or given.text
    return Case(name, (), b"", given.exempt, keywords=keywords, source=source)
