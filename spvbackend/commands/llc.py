"""pyllc: llc's options."""

import os
from typing import Final

from spvbackend.commands.arguments import NO_EFFECT, Arguments, OptionTable, Tool
from spvbackend.commands.shared import ALIASES, COMMON, fill_common, fill_fields
from spvbackend.diagnostics import CompileError
from spvbackend.options import FILE_TYPES, FLAG, LLC, VALUE, OptionRow, Options, rows_of
from spvbackend.options.values import one_of
from spvbackend.target.extension_lists import parse_extensions

INPUT_SUFFIXES: Final = (".ll", ".bc")
OUTPUT_SUFFIX: Final = {"asm": ".spvasm", "obj": ".spv", "null": ""}
UNKNOWN_INTRINSICS: Final = "spv-allow-unknown-intrinsics"
OWN: Final = (
    OptionRow("cmake-dir", FLAG, "", "show the folder of FindPyllc.cmake"),
    OptionRow("code-model", VALUE, "NAME", NO_EFFECT),
    OptionRow("disable-verify", FLAG, "", NO_EFFECT),
    OptionRow("march", VALUE, "spirv32|spirv64", "architecture, overrides the triple's"),
    OptionRow("mattr", VALUE, "+A,-B", NO_EFFECT),
    OptionRow("mcpu", VALUE, "NAME", NO_EFFECT),
    OptionRow("opaque-pointers", FLAG, "", NO_EFFECT),
    OptionRow("relocation-model", VALUE, "NAME", NO_EFFECT),
    OptionRow("reproduce", VALUE, "FILE", "repeat the run of a reproducer"),
    OptionRow("spv-emit-nonsemantic-debug-info", FLAG, "", "write nonsemantic-shader-100"),
    OptionRow("x", VALUE, "ir", "language of the input: LLVM IR"),
)
"""Options of this command alone without a field of `Options`."""
TABLE: Final = OptionTable(
    (*COMMON, *rows_of(LLC), *OWN),
    {
        **ALIASES,
        "spirv-O": "O",
        "spirv-allow-unknown-intrinsics": UNKNOWN_INTRINSICS,
        "spirv-mtriple": "mtriple",
    },
    {},
)


def fill(options: Options, arguments: Arguments) -> None:
    """Fill the options from the command line.

    Raises:
        CompileError: an option or its value is wrong.
    """
    if arguments.flag("spv-emit-nonsemantic-debug-info"):
        options.debug_info = "nonsemantic-shader-100"
    language = arguments.last("x", "ir")
    if language != "ir":
        raise CompileError(f"bad language of the input '{language}': expected ir")
    fill_fields(options, arguments)
    fill_common(options, arguments, UNKNOWN_INTRINSICS, parse_extensions)
    fill_architecture(options, arguments.last("march"))
    output = arguments.last("o")
    kind = "obj" if output.endswith(".spv") else options.filetype
    if "filetype" in arguments.values:
        kind = one_of("file type", *FILE_TYPES)(arguments.last("filetype"))
    options.filetype = kind


def fill_architecture(options: Options, arch: str) -> None:
    """Replace the triple's architecture, as llc does.

    Raises:
        CompileError: the architecture is not supported.
    """
    if not arch:
        return
    _, dash, rest = options.triple.partition("-")
    options.triple = one_of("architecture", "spirv32", "spirv64")(arch) + dash + rest


def name_output(options: Options) -> str:
    """Name the output beside the input, as llc does."""
    stem, suffix = os.path.splitext(options.input)
    stem = stem if suffix in INPUT_SUFFIXES else options.input
    return stem + OUTPUT_SUFFIX[options.filetype]


PYLLC: Final = Tool(LLC, "pyllc [options] [in.ll | in.bc | -]...", TABLE, fill, name_output)
