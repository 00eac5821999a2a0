"""Type rules that are a signature: a word for the result and one for each operand.

`i8: i16x2 =` has a result of 8 bits, two integers of 16 bits and a second operand of the result's
type; `: event` has no result. `a|b` is one or the other. Besides the words of the tables below
there are

    =       the type of the result            size        an integer as wide as an address
    any     any type                          value       any type but void
    #       a constant of 32 bits             scope       the scope of a work-group or subgroup
    _       a literal                         function    a function of the module
    m       a literal, the bits of a mantissa in the operand before it
    r       the same in the result            ...         any operands behind the others
    g       a literal, an operation over all of a group

and pointers: `private*`, `global*`, `generic*` into a storage class, `event*` and `concrete*` to
what the word says, `*` to anything.

Text instead of a structure: a few hundred rows can be read beside the extensions' tables. A word is
looked at only when its instruction is checked.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.type_table import BOOL, FLOAT, INT, POINTER, Shape
from spvbackend.mir.verify.checker import TypeRules, check_scope
from spvbackend.mir.verify.rules.groups import check_whole_group
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op


class Wanted(NamedTuple):
    """A scalar or vector: its kinds, the width or 0 for any, the lanes or 0, and its name."""

    kinds: tuple[int, ...]
    bits: int
    lanes: int
    text: str


_SHAPES: Final[dict[str, Wanted]] = {
    "bool": Wanted((BOOL,), 0, 1, "bool"),
    "float": Wanted((FLOAT,), 0, 1, "floating-point number"),
    "floats": Wanted((FLOAT,), 0, 0, "floating-point number or vector of them"),
    "i16": Wanted((INT,), 16, 1, "integer of 16 bits"),
    "i16x2": Wanted((INT,), 16, 2, "vector of 2 integers of 16 bits"),
    "i32": Wanted((INT,), 32, 1, "integer of 32 bits"),
    "i32x2": Wanted((INT,), 32, 2, "vector of 2 integers of 32 bits"),
    "i32x4": Wanted((INT,), 32, 4, "vector of 4 integers of 32 bits"),
    "i64": Wanted((INT,), 64, 1, "integer of 64 bits"),
    "i8": Wanted((INT,), 8, 1, "integer of 8 bits"),
    "int": Wanted((INT,), 0, 1, "integer"),
    "ints": Wanted((INT,), 0, 0, "integer or vector of integers"),
    "ints32": Wanted((INT,), 32, 0, "integer or vector of integers of 32 bits"),
    "intx2": Wanted((INT,), 0, 2, "vector of 2 integers"),
    "numbers": Wanted((INT, FLOAT), 0, 0, "number or vector of numbers"),
    "scalars": Wanted((BOOL, INT, FLOAT), 0, 0, "scalar or vector of scalars"),
}
_TYPES: Final[dict[str, int]] = {
    "dual_streamin": op.OpTypeAvcImeDualReferenceStreaminINTEL,
    "dual_streamout": op.OpTypeAvcImeResultDualReferenceStreamoutINTEL,
    "event": op.OpTypeDeviceEvent,
    "image": op.OpTypeImage,
    "ime_payload": op.OpTypeAvcImePayloadINTEL,
    "ime_result": op.OpTypeAvcImeResultINTEL,
    "mce_payload": op.OpTypeAvcMcePayloadINTEL,
    "mce_result": op.OpTypeAvcMceResultINTEL,
    "named_barrier": op.OpTypeNamedBarrier,
    "pipe": op.OpTypePipe,
    "pipe_storage": op.OpTypePipeStorage,
    "queue": op.OpTypeQueue,
    "reserve_id": op.OpTypeReserveId,
    "ref_payload": op.OpTypeAvcRefPayloadINTEL,
    "ref_result": op.OpTypeAvcRefResultINTEL,
    "sampled_image": op.OpTypeSampledImage,
    "sampler": op.OpTypeSampler,
    "sic_payload": op.OpTypeAvcSicPayloadINTEL,
    "sic_result": op.OpTypeAvcSicResultINTEL,
    "single_streamin": op.OpTypeAvcImeSingleReferenceStreaminINTEL,
    "single_streamout": op.OpTypeAvcImeResultSingleReferenceStreamoutINTEL,
    "struct": op.OpTypeStruct,
    "task_sequence": op.OpTypeTaskSequenceALTERA,
    "vme_image": op.OpTypeVmeImageINTEL,
}
_PIPES: Final[dict[str, int]] = {
    "read_pipe": spv.AccessQualifierReadOnly,
    "write_pipe": spv.AccessQualifierWriteOnly,
}
_CLASSES: Final[dict[str, int]] = {
    "generic*": spv.StorageClassGeneric,
    "global*": spv.StorageClassCrossWorkgroup,
    "private*": spv.StorageClassFunction,
}
_POINTER_TEXTS: Final[dict[str, str]] = {
    "*": "pointer",
    "concrete*": "pointer to what has a size",
    "event*": "pointer to events",
    "generic*": "pointer into Generic",
    "global*": "pointer into CrossWorkgroup",
    "private*": "pointer into Function",
    "read_pipe": "Pipe to read from",
    "write_pipe": "Pipe to write to",
}
_CONSTANTS: Final = frozenset(
    (op.OpConstant, op.OpConstantNull, op.OpSpecConstant, op.OpSpecConstantOp)
)
_GROUPS: Final = (spv.ScopeWorkgroup, spv.ScopeSubgroup)


def signature_error(rules: TypeRules, inst: MachineInst, signature: str) -> str:
    """What an instruction has against a signature, "" when nothing."""
    result, _, operands = signature.partition(":")
    if result and not _fits(rules, inst.type_id, result):
        return f"{rules.types.text(inst.type_id)} is no {_text(rules, result)}"
    # How many operands there are the form has checked; optional ones may be absent.
    for place, word in enumerate(operands.split()[: len(inst.operands)]):
        if word == "...":
            break
        if message := _operand_error(rules, inst, word, place):
            return message
    return ""


def _operand_error(rules: TypeRules, inst: MachineInst, word: str, place: int) -> str:
    id = inst.operands[place]
    if word == "=":
        return rules.expect(id, inst.type_id)
    if word == "m":
        return _mantissa_error(rules, rules.type_of.get(inst.operands[place - 1], 0), id)
    if word == "r":
        return _mantissa_error(rules, inst.type_id, id)
    if word == "g":
        return check_whole_group(id)
    if word == "scope":
        return check_scope(rules, id) or _group_error(rules, id)
    type_id = rules.type_of.get(id, 0)
    if word == "_":
        fits = True
    elif word == "#":
        fits = rules.types.opcode(id) in _CONSTANTS and _fits(rules, type_id, "i32")
    elif word == "function":
        fits = id in rules.functions
    else:
        fits = _fits(rules, type_id, word)
    return "" if fits else f"{rules.value_text(id)} is no {_text(rules, word)}"


def _mantissa_error(rules: TypeRules, type_id: int, bits: int) -> str:
    """An arbitrary precision number has at least its sign besides the mantissa."""
    if bits < rules.types.shape(type_id).bits:
        return ""
    return f"a mantissa of {bits} bits does not fit into {rules.types.text(type_id)}"


def _group_error(rules: TypeRules, id: int) -> str:
    scope = rules.types.int_value(id)
    if scope == -1 or scope in _GROUPS:
        return ""
    return f"the scope {scope} is neither that of work-groups nor that of subgroups"


def _text(rules: TypeRules, word: str) -> str:
    """What a message calls a word."""
    return " or ".join([_text_of_one(rules, single) for single in word.split("|")])


def _text_of_one(rules: TypeRules, word: str) -> str:
    if word in _SHAPES:
        return _SHAPES[word].text
    if word in _TYPES:
        return op.OPCODE_NAMES[_TYPES[word]].removeprefix("OpType")
    if word == "size":
        return f"integer of {rules.address_bits} bits"
    if word == "#":
        return "constant of 32 bits"
    return _POINTER_TEXTS.get(word, word)


def _fits(rules: TypeRules, type_id: int, word: str) -> bool:
    """Whether a type is one of those that a word names."""
    return any(_fits_one(rules, type_id, single) for single in word.split("|"))


def _fits_one(rules: TypeRules, type_id: int, word: str) -> bool:
    types = rules.types
    if word in _SHAPES:
        kinds, bits, lanes, _ = _SHAPES[word]
        shape = types.shape(type_id)
        fits = shape.kind in kinds and bits in (0, shape.bits)
        return fits and (shape.lanes == lanes if lanes else shape.lanes > 0)
    if word in _TYPES:
        return types.opcode(type_id) == _TYPES[word]
    if word in _PIPES:
        # 3.52.22: what may be done with a pipe is part of its type.
        pipe = types.insts.get(type_id)
        return (
            pipe is not None and pipe.opcode == op.OpTypePipe and pipe.operands[0] == _PIPES[word]
        )
    if word == "any":
        return True
    if word == "value":
        return types.opcode(type_id) not in (-1, op.OpTypeVoid)
    if word == "size":
        return types.shape(type_id) == Shape(INT, rules.address_bits, 1)
    return _is_pointer(rules, type_id, word)


def _is_pointer(rules: TypeRules, type_id: int, word: str) -> bool:
    types = rules.types
    storage_class = types.storage_class(type_id)
    # Words without a storage class of their own take any.
    if storage_class < 0 or storage_class != _CLASSES.get(word, storage_class):
        return False
    if types.is_untyped(type_id):
        return True
    pointee = types.pointee(type_id)
    if word == "event*":
        return types.opcode(pointee) == op.OpTypeDeviceEvent
    if word == "concrete*":
        is_number = types.shape(pointee).kind in (INT, FLOAT, POINTER)
        return is_number or types.is_composite(pointee)
    return True
