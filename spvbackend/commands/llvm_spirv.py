"""pyllvm-spirv: the options of llvm-spirv, as far as it makes SPIR-V of LLVM IR."""

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
from spvbackend.options import Options, checked_version
from spvbackend.target.extension_lists import parse_extensions_in_order
from spvbackend.target.features import NON_SEMANTIC, UNTYPED_POINTERS

FP_CONTRACT: Final = ("fast", "off", "on")
UNKNOWN_INTRINSICS: Final = "spirv-allow-unknown-intrinsics"
AUX_DATA: Final = "spirv-preserve-auxdata"
USES_MAD: Final = "spirv-replace-fmuladd-with-ocl-mad"
EXT_INST: Final = "spirv-ext-inst"
TRANSLATION: Final = (
    OptionRow("o", JOINED, "FILE", "output, - for stdout; in.spv for in.bc or in.ll"),
    OptionRow(UNKNOWN_INTRINSICS, OPTIONAL, "PREFIX,...", "call them as imports"),
    OptionRow("spirv-ext", VALUE, "+A,-B,+all|help", "extensions that may be used, in this order"),
    OptionRow(USES_MAD, FLAG, "", "llvm.fmuladd is OpenCL's mad; the default"),
    OptionRow(EXT_INST, VALUE, "none|OpenCL.std", "whether it may be; all else stays as it is"),
    OptionRow("spirv-fp-contract", VALUE, "on|off|fast", "what may be fused; on by default"),
    OptionRow("spirv-max-version", VALUE, "1.0..1.6", "the newest SPIR-V to write"),
    OptionRow(AUX_DATA, FLAG, "", "keep attributes and metadata, without semantics"),
    OptionRow("spirv-tools-dis", FLAG, "", "write assembly text"),
)
# Debug info, and what shapes the code or the text of llvm-spirv alone.
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
VALUES_WITHOUT_EFFECT: Final = (
    "spirv-builtin-format",
    "spirv-target-env",
)
_PEER: Final = "which llvm-spirv of SPIRV-LLVM-Translator does and this command does not"
_READS: Final = f"is for input that is SPIR-V already, {_PEER}"
REFUSED: Final[dict[str, str]] = {
    "r": f"makes LLVM IR of SPIR-V, {_PEER}",
    "s": f"writes LLVM IR, {_PEER}",
    "spec-const": _READS,
    "spec-const-info": _READS,
    "spirv-print-report": _READS,
    "spirv-text": f"writes a text of its own, {_PEER}; -spirv-tools-dis writes that of spirv-dis",
    "to-binary": _READS,
    "to-text": _READS,
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
REFUSED_FLAGS: Final = (
    "fnvar-spec-enable", "r", "s", "spec-const-info", "spirv-print-report", "spirv-text",
    "to-binary", "to-text",
)  # fmt: skip
TABLE: Final = OptionTable(
    (
        *COMMON,
        *TRANSLATION,
        *(OptionRow(name, FLAG, "", NO_EFFECT) for name in FLAGS_WITHOUT_EFFECT),
        OptionRow("spirv-ext-coming-from-spirv-backend", OPTIONAL, "LIST", NO_EFFECT),
        *(OptionRow(name, VALUE, "NAME", NO_EFFECT) for name in VALUES_WITHOUT_EFFECT),
    ),
    {**ALIASES, "spv-allow-unknown-intrinsics": UNKNOWN_INTRINSICS},
    REFUSED,
    REFUSED_FLAGS,
)


def fill(options: Options, arguments: Arguments) -> None:
    """What the command line says.

    Raises:
        CompileError: an option or its value is wrong.
    """
    options.untyped_pointers = _names_untyped_pointers(arguments)
    fill_extensions(options, arguments, parse_extensions_in_order)
    options.max_version = checked_version(arguments.last("spirv-max-version") or "1.6")
    options.oldest_version = options.follows_translator = True
    options.fp_contract = arguments.last("spirv-fp-contract", options.fp_contract)
    if options.fp_contract not in FP_CONTRACT:
        raise CompileError(
            f"bad mode of contraction '{options.fp_contract}': it is on, off or fast"
        )
    options.splits_fmuladd = _splits_fmuladd(arguments)
    options.takes_devices = True
    # Where nothing is said llvm-spirv writes the set that is for OpenCL.
    options.use_debug_info("ocl-100")
    if arguments.last("spirv-debug-info-version").startswith("nonsemantic"):
        # As with llvm-spirv, the option is what allows it.
        options.extensions |= {NON_SEMANTIC.extension}
    options.preserves_aux_data = arguments.flag(AUX_DATA)
    is_forbidden = f"-{NON_SEMANTIC.extension}" in arguments.items("spirv-ext")
    if options.preserves_aux_data and options.max_version < NON_SEMANTIC.core and not is_forbidden:
        options.extensions |= {NON_SEMANTIC.extension}
    options.filetype = "asm" if arguments.flag("spirv-tools-dis") else "obj"
    fill_common(options, arguments, UNKNOWN_INTRINSICS)


def _splits_fmuladd(arguments: Arguments) -> bool:
    """Whether llvm.fmuladd shall not be OpenCL's mad, by either of the options for that.

    Raises:
        CompileError: the set of instructions is none that llvm-spirv has.
    """
    name = arguments.last(EXT_INST, "OpenCL.std")
    if name not in ("none", "OpenCL.std"):
        raise CompileError(f"bad set of extended instructions '{name}': it is none or OpenCL.std")
    return name == "none" or not arguments.flag(USES_MAD, True)


def _names_untyped_pointers(arguments: Arguments) -> bool:
    """Whether the extension of untyped pointers is allowed by its name, which asks for them.

    llvm-spirv writes them where it may. Here `+all` stands for what any consumer may know, and
    changes no pointer.
    """
    asked = False
    for item in ",".join(arguments.values.get("spirv-ext", ())).split(","):
        if item[1:] in ("all", UNTYPED_POINTERS.extension):
            asked = item[0] == "+" and item[1:] != "all"
    return asked


def name_output(options: Options) -> str:
    """The output beside the input: whatever its name ends in gives way."""
    return os.path.splitext(options.input)[0] + ".spv"


PYLLVM_SPIRV: Final = Tool(
    "pyllvm-spirv",
    "pyllvm-spirv [options] [in.bc | in.ll | -]...",
    TABLE,
    fill,
    name_output,
    # clang gives both one name.
    replaces_input=True,
    says_llvm=True,
)
