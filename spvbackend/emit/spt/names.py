"""Names in llvm-spirv's text: of instructions, and of the few operands that are not numbers.

Input: the tables of the grammar. Output: a name for each number, as llvm-spirv spells it, and the
numbers of all names that the grammar and llvm-spirv have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from spvbackend.mir.ext_sets import AUX_DATA, AUX_DATA_INSTRUCTIONS, OPENCL_STD, is_debug_set
from spvbackend.mir.operands import EXTRA, operand_kinds
from spvbackend.spirv import enums, opcodes
from spvbackend.spirv.opencl_std import OPENCL_STD as OPENCL_NUMBERS
from spvbackend.spirv.operands import HAS_RESULT, HAS_TYPE, OPERANDS

_KINDS: Final = (
    "Capability", "Decoration", "HostAccessQualifier", "InitializationModeQualifier", "LinkageType",
)  # fmt: skip
"""Kinds of operands that have a name; all others are numbers or strings."""
_COMPARISON: Final = 2
"""The place of the comparison among the operands of OpSpecConstantArchitectureINTEL."""
_DEBUG: Final = "SPIRV.debug"
"""The predecessor of OpenCL.DebugInfo.100, with the same numbers."""
_OWN: Final[dict[str, dict[str, str]]] = {
    "Op": {
        "DecorateStringGOOGLE": "DecorateString",
        "MemberDecorateStringGOOGLE": "MemberDecorateString",
    },
    "Capability": {
        "BFloat16ConversionINTEL": "Bfloat16ConversionINTEL",
        "IOPipesINTEL": "IOPipeINTEL",
        "OptNoneINTEL": "OptNoneEXT",
        "StorageUniform16": "UniformAndStorageBuffer16BitAccess",
    },
    "Decoration": {
        "ConditionalINTEL": "DecorationConditionalINTEL",
        "FuncParamIOKindINTEL": "FuncParamIOKind",
        "HlslSemanticGOOGLE": "UserSemantic",
    },
    # The comma is part of llvm-spirv's name.
    _DEBUG: {"DebugTypePtrToMember": "DebugTypePtrToMember,"},
}
"""By kind, the names of llvm-spirv that are not the last ones of the grammar."""
_SHADER_ONLY: Final = range(101, 108)
"""Numbers of NonSemantic.Shader.DebugInfo that llvm-spirv knows and OpenCL's set lacks."""
_EARLIER: Final = {"DebugCompileUnit": "DebugCompilationUnit"}
"""Names of earlier releases of llvm-spirv, with the present ones."""


@final
class Names:
    """The names of one kind of words.

    Attributes:
        names: what the text says for a number.
        numbers: of all names.
    """

    __slots__ = ("names", "numbers")

    def __init__(self, names: dict[int, str], numbers: dict[str, int]) -> None:
        self.names: Final = names
        self.numbers: Final = numbers


def _of_constants(constants: Mapping[str, object], prefix: str) -> Names:
    """Collect the constants of a kind; as in llvm-spirv, the last alias of a number is its name."""
    numbers = {
        name[len(prefix) :]: value
        for name, value in constants.items()
        if name.startswith(prefix) and isinstance(value, int)
    }
    return _named(numbers, _OWN.get(prefix, {}))


def _named(numbers: dict[str, int], own: dict[str, str]) -> Names:
    names = {number: own.get(name, name) for name, number in numbers.items()}
    for name, spelling in own.items():
        if name in numbers:
            numbers[spelling] = numbers[name]
    for name, later in _EARLIER.items():
        if later in numbers:
            numbers[name] = numbers[later]
    return Names(names, numbers)


OPCODE: Final = "Op"
OPCODES: Final = _of_constants(vars(opcodes), OPCODE)
ENUMERANTS: Final = {
    OPCODE: OPCODES, **{kind: _of_constants(vars(enums), kind) for kind in _KINDS},
}  # fmt: skip
_NO_NAMES: Final = Names({}, {})


def names_of_set(name: str) -> Names:
    """Return the names of an extended instruction set.

    Args:
        name: of the import; llvm-spirv writes numbers for the sets that it does not know.
    """
    if name == AUX_DATA:
        numbers = {f"NonSemanticAuxData{text}": n for n, text in enumerate(AUX_DATA_INSTRUCTIONS)}
        return Names({number: text for text, number in numbers.items()}, numbers)
    if name == OPENCL_STD:
        return _named(dict(OPENCL_NUMBERS), {})
    if is_debug_set(name) or name == _DEBUG:
        return _debug_names()
    return _NO_NAMES


def _debug_names() -> Names:
    """Return the names of debug info, which llvm-spirv shares among all sets for it."""
    from spvbackend.mir.debug_200 import ADDED  # few modules have debug info
    from spvbackend.spirv.debug_info import OPENCL_DEBUG, SHADER_DEBUG

    shader = {text: n for text, n in SHADER_DEBUG.items() if n in _SHADER_ONLY}
    own = {form.name: number for number, form in ADDED.items()}
    return _named({**OPENCL_DEBUG, **shader, **own}, _OWN[_DEBUG])


def fitting_kinds(opcode: int, words: Sequence[int]) -> list[str] | None:
    """Return the kind of each operand word behind the result.

    Args:
        opcode: one that the grammar has.
        words: all words of the instruction but the first.

    Returns:
        None if the grammar has other operands for the instruction.
    """
    first = result_words(opcode)
    kinds = kinds_behind(opcode, words[first:])
    count = len(words) - first
    if opcode == opcodes.OpSwitch and count > 1:
        # The width of the cases depends on the type of the selector.
        return kinds[:count]
    # The grammar lacks the literals of a few enumerants, such as FuseLoopsInFunctionALTERA's.
    is_open = OPERANDS[opcode][-1:] in (("Decoration",), ("ExecutionMode",))
    return kinds if len(kinds) == count and (is_open or EXTRA not in kinds) else None


def kinds_behind(opcode: int, operands: Sequence[int]) -> list[str]:
    """Return the kinds of operands; more than there are operands if some are missing.

    Args:
        opcode: one that the grammar has.
        operands: the words behind the result.
    """
    # Without imports, extended instructions have any operands: translators differ in theirs.
    kinds = operand_kinds(opcode, operands, {})
    if opcode == opcodes.OpSpecConstantArchitectureINTEL:
        kinds[_COMPARISON] = OPCODE
    if opcode == opcodes.OpSpecConstantCapabilitiesINTEL:
        # llvm-spirv writes these capabilities as numbers.
        kinds = ["LiteralInteger"] * len(kinds)
    return kinds


def result_words(opcode: int) -> int:
    """Return how many words the result type and the result have."""
    return (opcode in HAS_TYPE) + (opcode in HAS_RESULT)
