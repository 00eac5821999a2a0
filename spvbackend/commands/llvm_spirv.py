"""pyllvm-spirv: llvm-spirv's options for translation from LLVM IR to SPIR-V."""

import os
from typing import Final

from spvbackend.commands.arguments import NO_EFFECT, Arguments, OptionTable, Tool
from spvbackend.commands.conversions import (
    LLVM_TEXT,
    REVERSE,
    SPEC_CONST,
    TEXT_SUFFIX,
    chosen_conversion,
)
from spvbackend.commands.pyllvm_spirv import LINK
from spvbackend.commands.shared import ALIASES, COMMON, fill_common, fill_fields
from spvbackend.options import FLAG, LLVM_SPIRV, OPTIONAL, VALUE, OptionRow, Options, rows_of
from spvbackend.options.values import one_of
from spvbackend.target.extension_lists import parse_extensions_in_order
from spvbackend.target.features import NON_SEMANTIC, UNTYPED_POINTERS
from spvbackend.target.versions import V1_6

UNKNOWN_INTRINSICS: Final = "spirv-allow-unknown-intrinsics"
USES_MAD: Final = "spirv-replace-fmuladd-with-ocl-mad"
EXT_INST: Final = "spirv-ext-inst"
TEXT: Final = "spirv-text"
OWN: Final = (
    OptionRow(USES_MAD, FLAG, "", "lower llvm.fmuladd to OpenCL's mad; the default"),
    OptionRow(EXT_INST, VALUE, "none|OpenCL.std", "none: do not lower llvm.fmuladd to mad"),
    OptionRow(SPEC_CONST, VALUE, "LIST", "with -r: values, as ID:TYPE:VALUE"),
    OptionRow("spec-const-info", FLAG, "", "list the specialization constants of SPIR-V"),
    OptionRow(REVERSE, FLAG, "", "make LLVM IR of SPIR-V; text for -o X.ll"),
    OptionRow(LLVM_TEXT, FLAG, "", "with -r: write text, not bitcode"),
    OptionRow(TEXT, FLAG, "", "write llvm-spirv's own text: .spt; with -r: read it"),
    OptionRow("spirv-tools-dis", FLAG, "", "write assembly text"),
    OptionRow("to-binary", FLAG, "", "make a binary of llvm-spirv's own text"),
    OptionRow("to-text", FLAG, "", "make llvm-spirv's own text of a binary"),
)
"""Options of this command alone without a field of `Options`."""
# Debugging options, and options that shape only llvm-spirv's own code or text.
FLAGS_WITHOUT_EFFECT: Final = (
    "color",
    "emit-opaque-pointers",
    "opaque-pointers",
    "spirv-debug",
    "spirv-emit-function-ptr-addr-space",
    "spirv-erase-cl-md",
    "spirv-expand-step",
    "spirv-gen-kernel-arg-name-md",
    "spirv-lower-const-expr",
    "spirv-mem2reg",
    "spirv-use-llvm-backend-target",
    "spirv-verify-regularize-passes",
)
VALUES_WITHOUT_EFFECT: Final = ("spirv-builtin-format", "spirv-target-env")
_PEER: Final = "which llvm-spirv of SPIRV-LLVM-Translator does and this command does not"
_READS: Final = f"is for input that is SPIR-V already, {_PEER}"
REFUSED: Final[dict[str, str]] = {
    "s": f"writes LLVM IR, {_PEER}",
    "spirv-print-report": _READS,
    **dict.fromkeys(
        (
            f"fnvar-{name}"
            for name in (
                "arch", "capabilities", "category", "family", "features", "spec-enable", "spv-out",
                "target",
            )
        ),
        _READS,
    ),
}  # fmt: skip
REFUSED_FLAGS: Final = ("fnvar-spec-enable", "s", "spirv-print-report")
TABLE: Final = OptionTable(
    (
        *COMMON,
        *rows_of(LLVM_SPIRV),
        *OWN,
        *(OptionRow(name, FLAG, "", NO_EFFECT) for name in FLAGS_WITHOUT_EFFECT),
        OptionRow("spirv-ext-coming-from-spirv-backend", OPTIONAL, "LIST", NO_EFFECT),
        *(OptionRow(name, VALUE, "NAME", NO_EFFECT) for name in VALUES_WITHOUT_EFFECT),
    ),
    {**ALIASES, "spv-allow-unknown-intrinsics": UNKNOWN_INTRINSICS},
    REFUSED,
    REFUSED_FLAGS,
)


def fill(options: Options, arguments: Arguments) -> None:
    """Fill the options from the command line.

    Raises:
        CompileError: an option or its value is wrong.
    """
    options.untyped_pointers = _names_untyped_pointers(arguments)
    options.max_version = V1_6
    fill_fields(options, arguments)
    # By default llvm-spirv writes the set for OpenCL.
    options.use_debug_info("ocl-100")
    fill_common(options, arguments, UNKNOWN_INTRINSICS, parse_extensions_in_order)
    options.oldest_version = options.follows_translator = options.takes_devices = True
    options.splits_fmuladd = _splits_fmuladd(arguments)
    is_forbidden = f"-{NON_SEMANTIC.extension}" in arguments.items("spirv-ext")
    keeps_data = options.preserves_aux_data and options.max_version < NON_SEMANTIC.core
    # As with llvm-spirv, the option for a set of debug info allows its extension.
    names_set = arguments.last("spirv-debug-info-version").startswith("nonsemantic")
    if names_set or (keeps_data and not is_forbidden):
        options.extensions |= {NON_SEMANTIC.extension}
    kind = "spt" if arguments.flag(TEXT) else "obj"
    options.filetype = "asm" if arguments.flag("spirv-tools-dis") else kind


def _splits_fmuladd(arguments: Arguments) -> bool:
    """Whether one of two options forbids OpenCL's mad for llvm.fmuladd.

    Raises:
        CompileError: llvm-spirv does not have the set of instructions.
    """
    check = one_of("set of extended instructions", "none", "OpenCL.std")
    name = check(arguments.last(EXT_INST, "OpenCL.std"))
    return name == "none" or not arguments.flag(USES_MAD, True)


def _names_untyped_pointers(arguments: Arguments) -> bool:
    """Whether the command line allows untyped pointers by the name of their extension.

    llvm-spirv writes them whenever they are allowed. Here `+all` does not change pointers, as it
    stands for extensions that a consumer may know.
    """
    asked = False
    for item in ",".join(arguments.values.get("spirv-ext", ())).split(","):
        if item[1:] in ("all", UNTYPED_POINTERS.extension):
            asked = item[0] == "+" and item[1:] != "all"
    return asked


def name_output(options: Options) -> str:
    """Name the output beside the input; replace any suffix."""
    suffix = TEXT_SUFFIX if options.filetype == "spt" else ".spv"
    return os.path.splitext(options.input)[0] + suffix


def _tool(replaces_input: bool) -> Tool:
    return Tool(
        LLVM_SPIRV,
        "pyllvm-spirv [options] [in.bc | in.ll | in.spv | in.spt | -]...",
        TABLE,
        fill,
        name_output,
        replaces_input=replaces_input,
        says_llvm=True,
        choose=chosen_conversion,
    )


PYLLVM_SPIRV: Final = _tool(replaces_input=False)
LINKED: Final = _tool(replaces_input=True)
"""The command under llvm-spirv's name: clang 19 passes one name for both files (HIP for AMD)."""


def tool_of(name: str) -> Tool:
    """Return the command that a program of this name runs."""
    return LINKED if name == LINK else PYLLVM_SPIRV
