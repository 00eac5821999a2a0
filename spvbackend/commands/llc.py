"""pyllc: llc's options."""

import os
from typing import Final

from spvbackend.commands.arguments import (
    FLAG,
    JOINED,
    NO_EFFECT,
    OPTIONAL,
    VALUE,
    Arguments,
    OptionRow,
    OptionTable,
    Tool,
)
from spvbackend.commands.shared import ALIASES, COMMON, fill_common, fill_extensions
from spvbackend.diagnostics import CompileError
from spvbackend.options import FILE_TYPES, Options
from spvbackend.target.extension_lists import parse_extensions

INPUT_SUFFIXES: Final = (".ll", ".bc")
OUTPUT_SUFFIX: Final = {"asm": ".spvasm", "obj": ".spv", "null": ""}
ARCHITECTURES: Final = ("spirv32", "spirv64")
UNKNOWN_INTRINSICS: Final = "spv-allow-unknown-intrinsics"
LLC: Final = (
    OptionRow("O", JOINED, "0..3", "optimisation level, 0 by default; written -O2"),
    OptionRow("code-model", VALUE, "NAME", NO_EFFECT),
    OptionRow("disable-verify", FLAG, "", NO_EFFECT),
    OptionRow("filetype", VALUE, "asm|obj|null", "text, binary or nothing; asm by default"),
    OptionRow("march", VALUE, "spirv32|spirv64", "the architecture, in place of the triple's"),
    OptionRow("mattr", VALUE, "+A,-B", NO_EFFECT),
    OptionRow("mcpu", VALUE, "NAME", NO_EFFECT),
    OptionRow("o", JOINED, "FILE", "output, - for stdout; a name in .spv asks for the binary"),
    OptionRow("opaque-pointers", FLAG, "", NO_EFFECT),
    OptionRow("relocation-model", VALUE, "NAME", NO_EFFECT),
    OptionRow("reproduce", VALUE, "FILE", "repeat the run that a reproducer holds"),
    OptionRow(
        "spirv-ext", VALUE, "+A,-B|all|khr|help", "extensions that may be used; none by default"
    ),
    OptionRow(UNKNOWN_INTRINSICS, OPTIONAL, "PREFIX,...", "call them as imports"),
    OptionRow(
        "spv-emit-nonsemantic-debug-info",
        FLAG,
        "",
        "the same as nonsemantic-shader-100",
    ),
    OptionRow("x", VALUE, "ir", "the language of the input: text or bitcode"),
)
TABLE: Final = OptionTable(
    COMMON + LLC,
    {
        **ALIASES,
        "spirv-O": "O",
        "spirv-allow-unknown-intrinsics": UNKNOWN_INTRINSICS,
        "spirv-mtriple": "mtriple",
    },
    {},
)


def fill(options: Options, arguments: Arguments) -> None:
    """What the command line says.

    Raises:
        CompileError: an option or its value is wrong.
    """
    if arguments.flag("spv-emit-nonsemantic-debug-info"):
        options.debug_info = "nonsemantic-shader-100"
    language = arguments.last("x", "ir")
    if language != "ir":
        raise CompileError(f"bad language of the input '{language}': it is ir")
    level = arguments.last("O", str(options.opt_level))
    if level not in ("0", "1", "2", "3"):
        raise CompileError(f"bad optimisation level '{level}': it is 0, 1, 2 or 3")
    options.opt_level = int(level)
    fill_extensions(options, arguments, parse_extensions)
    fill_common(options, arguments, UNKNOWN_INTRINSICS)
    fill_architecture(options, arguments.last("march"))
    output = arguments.last("o")
    kind = "obj" if output.endswith(".spv") else options.filetype
    options.filetype = arguments.last("filetype", kind)
    if options.filetype not in FILE_TYPES:
        raise CompileError(f"bad file type '{options.filetype}': it is asm, obj or null")


def fill_architecture(options: Options, arch: str) -> None:
    """Put an architecture in the place of the triple's, as llc does.

    Raises:
        CompileError: it is none that there is a translation for.
    """
    if not arch:
        return
    if arch not in ARCHITECTURES:
        raise CompileError(f"bad architecture '{arch}': it is spirv32 or spirv64")
    _, dash, rest = options.triple.partition("-")
    options.triple = arch + dash + rest


def name_output(options: Options) -> str:
    """The output beside the input, as llc's is."""
    stem, suffix = os.path.splitext(options.input)
    stem = stem if suffix in INPUT_SUFFIXES else options.input
    return stem + OUTPUT_SUFFIX[options.filetype]


PYLLC: Final = Tool(
    "pyllc",
    "pyllc [options] [in.ll | in.bc | -]...",
    TABLE,
    fill,
    name_output,
)
