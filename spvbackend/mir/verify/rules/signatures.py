"""Type rules that are a signature: a word for the result and one for each operand.

`i8: i16x2 =` has a result of 8 bits, two integers of 16 bits and a second operand of the result's
type; `: event` has no result. `a|b` is one or the other. Words of types are in the tables below; in
place of one may stand a reference to a type of the same instruction:

    =   the result's type                   =1  the type of operand 1, counted from 0
    .=  that of the result's components, or of what its type is made of; `.1` likewise
    +0  for a result: a struct of two values of the type of operand 0

    any     any type                        size        an integer as wide as an address
    value   any type but void               function    a function of the module

A word with `@` has as many components as the result, with `@1` as many as operand 1. Pointers are
`*` (to anything), `*i32` (to what the word or reference names; an untyped one fits), `global*`
(into a storage class) and `generic*~` (there, to the type that the result points to). `w*` is a
pointer through which one may write; `l*` and `s*` are in a storage class for loads and stores of
OpenCL.std.

`_LITERALS` has the words of operands that are literals or constants, or need more than a type. `..`
after the last word repeats it for the operands behind, `...` leaves these open. An operand whose
word ends in `!` must be present although the grammar has it as optional.

Text instead of a structure, so that a few hundred rows can be read beside the extensions' tables. A
word is parsed only when its instruction is checked.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, final

from spvbackend.mir.inst import MachineInst
from spvbackend.mir.operands import enumerant_text
from spvbackend.mir.type_table import BOOL, FLOAT, INT, POINTER, Shape
from spvbackend.mir.verify.checker import TypeRules, check_scope, lead_to_one
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target.features import BROADCAST_OF_ANY_LANE, PACKED_LAYOUT

ANY_INDEX: Final = BROADCAST_OF_ANY_LANE.core
"""The version from which the lane of a broadcast may be any number."""
_MOST: Final = 1 << 32
# Least and greatest number of lanes; those of a matrix are negative.
_ONE: Final = (1, 1)
_SOME: Final = (1, _MOST)
_VECTOR: Final = (2, _MOST)
_MATRIX: Final = (-_MOST, -1)
_ALL: Final = (-_MOST, _MOST)
_INTS: Final = (INT,)
_FLOATS: Final = (FLOAT,)
_NUMBERS: Final = (INT, FLOAT)


@final
class Wanted:
    """A scalar, vector or matrix: its kinds, lanes and name, and its widths, empty for any width.

    `has_arithmetic` excludes floats whose encoding has conversions alone.
    """

    __slots__ = ("bits", "has_arithmetic", "kinds", "lanes", "text")

    def __init__(
        self,
        kinds: tuple[int, ...],
        lanes: tuple[int, int],
        text: str,
        bits: tuple[int, ...] = (),
        has_arithmetic: bool = False,
    ) -> None:
        self.kinds: Final = kinds
        self.lanes: Final = lanes
        self.text: Final = text
        self.bits: Final = bits
        self.has_arithmetic: Final = has_arithmetic


_SHAPES: Final[dict[str, Wanted]] = {
    "all_ieee": Wanted(_FLOATS, _ALL, "float, vector or matrix of floats", (), True),
    "all_ints": Wanted(_INTS, _ALL, "integer, vector or matrix of integers"),
    "bool": Wanted((BOOL,), _ONE, "bool"),
    "bools": Wanted((BOOL,), _SOME, "bool or vector of bools"),
    "boolxn": Wanted((BOOL,), _VECTOR, "vector of bools"),
    "computed": Wanted((BOOL, INT, FLOAT), _SOME, "number, bool or vector of them", (), True),
    "float": Wanted(_FLOATS, _ONE, "floating-point number"),
    "floats": Wanted(_FLOATS, _SOME, "floating-point number or vector of them"),
    "floats32": Wanted(_FLOATS, _ALL, "float, vector or matrix of floats", (32,)),
    "floatx34": Wanted(_FLOATS, (3, 4), "vector of 3 or 4 floats", (), True),
    "floatx4": Wanted(_FLOATS, (1, 4), "float or vector of up to 4 floats", (), True),
    "floatxn": Wanted(_FLOATS, _VECTOR, "vector of floats"),
    "half": Wanted(_FLOATS, _ONE, "half", (16,)),
    "i16": Wanted(_INTS, _ONE, "integer of 16 bits", (16,)),
    "i16x2": Wanted(_INTS, (2, 2), "vector of 2 integers of 16 bits", (16,)),
    "i32": Wanted(_INTS, _ONE, "integer of 32 bits", (32,)),
    "i32x2": Wanted(_INTS, (2, 2), "vector of 2 integers of 32 bits", (32,)),
    "i32x4": Wanted(_INTS, (4, 4), "vector of 4 integers of 32 bits", (32,)),
    "i64": Wanted(_INTS, _ONE, "integer of 64 bits", (64,)),
    "i8": Wanted(_INTS, _ONE, "integer of 8 bits", (8,)),
    "ieee": Wanted(_FLOATS, _SOME, "floating-point number or vector of them", (), True),
    "ieee1": Wanted(_FLOATS, _ONE, "floating-point number", (), True),
    "ieee_matrix": Wanted(_NUMBERS, _MATRIX, "cooperative matrix", (), True),
    "ieeexn": Wanted(_FLOATS, _VECTOR, "vector of floats", (), True),
    "int": Wanted(_INTS, _ONE, "integer"),
    "ints": Wanted(_INTS, _SOME, "integer or vector of integers"),
    "ints16": Wanted(_INTS, _ALL, "integer, vector or matrix of 16 bits", (16,)),
    "ints32": Wanted(_INTS, _SOME, "integer or vector of integers of 32 bits", (32,)),
    "intx2": Wanted(_INTS, (2, 2), "vector of 2 integers"),
    "intxn": Wanted(_INTS, _VECTOR, "vector of integers"),
    "matrix": Wanted(_NUMBERS, _MATRIX, "cooperative matrix"),
    "numbers": Wanted(_NUMBERS, _SOME, "number or vector of numbers"),
    "numberxn": Wanted(_NUMBERS, _VECTOR, "vector of numbers"),
    "pointers": Wanted((POINTER,), _SOME, "pointer or vector of pointers"),
    "real": Wanted(_NUMBERS, _SOME, "number or vector of numbers", (), True),
    "realxn": Wanted(_NUMBERS, _VECTOR, "vector of numbers", (), True),
    "scalars": Wanted((BOOL, INT, FLOAT), _SOME, "scalar or vector of scalars"),
    # Some encoded floats of 16 bits have atomics (SPV_INTEL_16bit_atomics).
    "wide_float": Wanted(_FLOATS, _ONE, "floating-point number of 16 bits or more", (16, 32, 64)),
    "wide": Wanted(_FLOATS, _ONE, "float or double", (32, 64)),
    "widexn": Wanted(_FLOATS, _VECTOR, "vector of float or double", (32, 64)),
}
_TYPES: Final[dict[str, int]] = {
    "copy_event": op.OpTypeEvent,
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
    "vector": op.OpTypeVector,
    "vme_image": op.OpTypeVmeImageINTEL,
    "void": op.OpTypeVoid,
}


# 3.52.22: the type of a pipe includes its access. An image whose Sampled operand is 1 needs a
# sampler.
_PARTS: Final[dict[str, tuple[int, int, tuple[int, ...], str]]] = {
    "read_pipe": (op.OpTypePipe, 0, (spv.AccessQualifierReadOnly,), "Pipe to read from"),
    "write_pipe": (op.OpTypePipe, 0, (spv.AccessQualifierWriteOnly,), "Pipe to write to"),
    "plain_image": (op.OpTypeImage, 5, (0, 2), "Image that needs no sampler"),
}
"""Types that need a value of one operand: the opcode, the operand and its values, a name."""
_STORED: Final = (
    spv.StorageClassFunction,
    spv.StorageClassWorkgroup,
    spv.StorageClassCrossWorkgroup,
    spv.StorageClassGeneric,
)
LOADED: Final = (*_STORED, spv.StorageClassUniformConstant)
"""Storage classes that OpenCL.std reads from."""
# OpPtrCastToGeneric has the first three; extensions add the others.
_UNDER_GENERIC: Final = (
    *_STORED[:3],
    spv.StorageClassDeviceOnlyINTEL,
    spv.StorageClassHostOnlyINTEL,
    spv.StorageClassCodeSectionINTEL,
)
_CLASSES: Final[dict[str, tuple[tuple[int, ...], str]]] = {
    "generic*": ((spv.StorageClassGeneric,), "pointer into Generic"),
    "global*": ((spv.StorageClassCrossWorkgroup,), "pointer into CrossWorkgroup"),
    "part*": (
        (spv.StorageClassDeviceOnlyALTERA, spv.StorageClassHostOnlyALTERA),
        "pointer into a part of CrossWorkgroup",
    ),
    "private*": ((spv.StorageClassFunction,), "pointer into Function"),
    "special*": (_UNDER_GENERIC, "pointer into a storage class that Generic spans"),
}
_READ_ONLY: Final = (spv.StorageClassInput, spv.StorageClassUniformConstant)
_CONSTANTS: Final = (op.OpConstant, op.OpConstantNull, op.OpSpecConstant, op.OpSpecConstantOp)
_GROUPS: Final = (spv.ScopeWorkgroup, spv.ScopeSubgroup)
_LAYOUTS: Final = (
    spv.CooperativeMatrixLayoutRowMajorKHR,
    spv.CooperativeMatrixLayoutColumnMajorKHR,
    PACKED_LAYOUT,
)
# Their capability implies Shader.
_PARTITIONED: Final = (
    spv.GroupOperationPartitionedReduceEXT,
    spv.GroupOperationPartitionedInclusiveScanEXT,
    spv.GroupOperationPartitionedExclusiveScanEXT,
)


@cache
def _parsed(signature: str) -> tuple[str, tuple[str, ...], str]:
    """Return the words of the result and the operands, and that of all operands behind."""
    result, _, operands = signature.partition(":")
    words = operands.split()
    behind = ""
    if words and words[-1].endswith(".."):
        behind = words.pop().removesuffix("...").removesuffix("..")
        words += [behind] if behind else []
    return result, tuple(words), behind


def signature_error(rules: TypeRules, inst: MachineInst, signature: str, first: int = 0) -> str:
    """Return what an instruction has against a signature of its operands from `first` on, or ""."""
    result, words, behind = _parsed(signature)
    if first:
        inst = MachineInst(inst.opcode, inst.type_id, inst.result, inst.operands[first:])
    # A result that depends on an operand comes last, so that a wrong operand is reported first.
    is_last = result[-1:].isdecimal() and result not in _SHAPES
    if result and not is_last and (message := _type_error(rules, inst, 0, result)):
        return message
    # The form has the right number of operands, but optional ones may be absent.
    count = len(inst.operands)
    for place, word in enumerate(words):
        if place == count:
            wanted = _text(rules, inst, word[:-1]) if word[-1] == "!" else ""
            if wanted:
                return f"operand {place + 1}, {wanted}, is missing"
            break
        if message := _operand_error(rules, inst, word, place):
            return message
    for place in range(len(words), count if behind else 0):
        if message := _operand_error(rules, inst, behind, place):
            return message
    return _type_error(rules, inst, 0, result) if is_last else ""


def _operand_error(rules: TypeRules, inst: MachineInst, word: str, place: int) -> str:
    check = _LITERALS.get(word)
    if check is not None:
        return check(rules, inst, place)
    return _type_error(rules, inst, inst.operands[place], word.removesuffix("!"))


def _type_error(rules: TypeRules, inst: MachineInst, id: int, word: str) -> str:
    """Compare an operand with its word, the result if the id is 0."""
    if word[0] in "=.":
        wanted = _referred(rules, inst, word)
        return rules.expect(id, wanted) if id else rules.expect_result(inst, wanted)
    for single in word.split("|"):
        if _fits(rules, inst, id, single):
            break
    else:
        shown = rules.value_text(id) if id else rules.types.text(inst.type_id)
        type_id = rules.type_of.get(id, 0) if id else inst.type_id
        if word in _SHAPES and _SHAPES[word].has_arithmetic and rules.types.is_encoded(type_id):
            return f"{shown} is not of IEEE 754"
        return f"{shown} is not {_text(rules, inst, word)}"
    if word[:2] in _ACCESSES:
        classes, is_allowed, wrong = _ACCESSES[word[:2]]
        if (rules.types.storage_class(rules.type_of.get(id, 0)) in classes) != is_allowed:
            return f"{rules.value_text(id)} is {wrong}"
    return ""


_ACCESSES: Final[dict[str, tuple[tuple[int, ...], bool, str]]] = {
    "l*": (LOADED, True, "in the wrong storage class"),
    "s*": (_STORED, True, "in the wrong storage class"),
    "w*": (_READ_ONLY, False, "read-only"),
}
"""Storage classes, whether a pointer must be in one of them, and what is wrong otherwise."""


def _referred(rules: TypeRules, inst: MachineInst, word: str) -> int:
    """Return the type that a reference names, 0 for none."""
    type_id = inst.type_id
    if word[-1:].isdecimal():
        type_id = rules.type_of.get(inst.operands[int(word[-1])], 0)
    if word[0] != ".":
        return type_id
    made = rules.types.insts.get(type_id)
    # The first operand of a number is its width, which is not an id.
    is_made = made is not None and bool(made.operands) and made.operands[0] < 0
    return made.operands[0] if made is not None and is_made else type_id


def _text(rules: TypeRules, inst: MachineInst, word: str) -> str:
    """Return the name of what a word asks for, with an article."""
    text = " or ".join([_text_of_one(rules, inst, single) for single in word.split("|")])
    return _with_article(text)


def _with_article(text: str) -> str:
    return f"an {text}" if text[0] in "aeiouAEIOU" else f"a {text}"


def _text_of_one(rules: TypeRules, inst: MachineInst, word: str) -> str:
    if "*" in word:
        return _pointer_text(rules, inst, word)
    word, at, reference = word.partition("@")
    if at:
        lanes = rules.types.text(_referred(rules, inst, reference or "="))
        return f"{_text_of_one(rules, inst, word)} with as many components as {lanes}"
    if word in _SHAPES:
        return _SHAPES[word].text
    if word in _PARTS:
        return _PARTS[word][3]
    if word in ("alike", "halved"):
        return f"integer of {_like(rules, inst, word).bits} bits for each component of the result"
    if word in _WORD_TEXTS:
        return _WORD_TEXTS[word]
    if word in _TYPES:
        return op.OPCODE_NAMES[_TYPES[word]].removeprefix("OpType")
    if word == "size":
        return f"integer of {rules.address_bits} bits"
    if word[0] == "+":
        return f"struct of two {rules.types.text(_referred(rules, inst, word))}"
    return word


def _pointer_text(rules: TypeRules, inst: MachineInst, word: str) -> str:
    name = word.removesuffix("~")
    if name in _CLASSES:
        text = _CLASSES[name][1]
        same = f" to what {rules.types.text(inst.type_id)} points to"
        return text + same if name != word else text
    target = word.partition("*")[2]
    if not target:
        return "pointer"
    if target[0] in "=.0123456789":
        return f"pointer to {rules.types.text(_referred(rules, inst, target))}"
    return f"pointer to {_with_article(_text_of_one(rules, inst, target))}"


_WORD_TEXTS: Final[dict[str, str]] = {
    "concrete": "value of known size",
    "vector": "vector",
    "void": "void",
}


def _fits(rules: TypeRules, inst: MachineInst, id: int, word: str) -> bool:
    """Whether an operand, or the result if the id is 0, is what a single word names."""
    type_id = rules.type_of.get(id, 0) if id else inst.type_id
    if word == "function":
        return id in rules.functions
    if word[0] == "+":
        wanted = _referred(rules, inst, word)
        return wanted != 0 and rules.types.members(type_id) == [wanted, wanted]
    return _type_fits(rules, inst, type_id, word)


def _type_fits(rules: TypeRules, inst: MachineInst, type_id: int, word: str) -> bool:
    types = rules.types
    if "*" in word:
        return _is_pointer(rules, inst, type_id, word)
    word, at, reference = word.partition("@")
    if at:
        lanes = types.shape(_referred(rules, inst, reference or "=")).lanes
        # A type that is neither vector nor matrix is one component.
        if types.shape(type_id).lanes != (lanes or 1):
            return False
    if word in _SHAPES:
        return _is_shape(rules, type_id, _SHAPES[word])
    if word in _TYPES:
        return types.opcode(type_id) == _TYPES[word]
    if word in _PARTS:
        made = types.insts.get(type_id)
        opcode, place, values, _ = _PARTS[word]
        return made is not None and made.opcode == opcode and made.operands[place] in values
    if word == "any":
        return True
    if word == "value":
        return types.opcode(type_id) not in (-1, op.OpTypeVoid)
    if word == "size":
        return types.shape(type_id) == Shape(INT, rules.address_bits, 1)
    if word in ("alike", "halved"):
        return types.shape(type_id) == _like(rules, inst, word)
    # `concrete` is the remaining word.
    return types.shape(type_id).kind in (INT, FLOAT, POINTER) or types.is_composite(type_id)


def _like(rules: TypeRules, inst: MachineInst, word: str) -> Shape:
    """Return the shape of integers as wide as the components of the result, or half as wide."""
    _, bits, lanes = rules.types.shape(inst.type_id)
    return Shape(INT, bits if word == "alike" else bits // 2, lanes)


def _is_shape(rules: TypeRules, type_id: int, wanted: Wanted) -> bool:
    kind, bits, lanes = rules.types.shape(type_id)
    if kind not in wanted.kinds or (wanted.bits and bits not in wanted.bits):
        return False
    if not wanted.lanes[0] <= lanes <= wanted.lanes[1]:
        return False
    if not wanted.has_arithmetic:
        return True
    # No extension has arithmetic on a matrix of other floats.
    return not (rules.types.is_encoded(type_id) if lanes < 0 else rules.lacks_arithmetic(type_id))


def _is_pointer(rules: TypeRules, inst: MachineInst, type_id: int, word: str) -> bool:
    types = rules.types
    storage_class = types.storage_class(type_id)
    if storage_class < 0:
        return False
    name = word.removesuffix("~")
    if name in _CLASSES:
        is_there = storage_class in _CLASSES[name][0]
        return is_there and (name == word or lead_to_one(rules, type_id, inst.type_id))
    target = word.partition("*")[2]
    if not target or types.is_untyped(type_id):
        return True
    pointee = types.pointee(type_id)
    if target[0] in "=.0123456789":
        return pointee == _referred(rules, inst, target)
    return _type_fits(rules, inst, pointee, target)


def _wrong(rules: TypeRules, id: int, wanted: str) -> str:
    return f"{rules.value_text(id)} is not {wanted}"


def _any_literal(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Accept a literal of any value."""
    return ""


def _mantissa(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check the bits of a mantissa in the operand before it."""
    type_id = rules.type_of.get(inst.operands[place - 1], 0)
    return _mantissa_error(rules, type_id, inst.operands[place])


def _result_mantissa(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check the bits of a mantissa in the result."""
    return _mantissa_error(rules, inst.type_id, inst.operands[place])


def _mantissa_error(rules: TypeRules, type_id: int, bits: int) -> str:
    """Check that a number of arbitrary precision has room for its sign besides the mantissa."""
    if bits < rules.types.shape(type_id).bits:
        return ""
    return f"a mantissa of {bits} bits does not fit into {rules.types.text(type_id)}"


def _whole_group(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that a reduction or scan is over all of a group.

    Reduce, InclusiveScan and ExclusiveScan are the first three group operations; clustered and
    partitioned ones follow.
    """
    operation = inst.operands[place]
    if operation <= spv.GroupOperationExclusiveScan:
        return ""
    return f"{enumerant_text('GroupOperation', operation)} is of parts of a group"


def _clustered(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check an operation over a group or its clusters; their size follows the value."""
    operation = inst.operands[place]
    if operation in _PARTITIONED:
        return "partitions of subgroups are not for kernels"
    if (operation == spv.GroupOperationClusteredReduce) != (len(inst.operands) > place + 2):
        return "the size of a cluster belongs to clustered reductions alone"
    return ""


def _cluster_size(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that the size of a cluster is a constant power of two."""
    size = rules.types.int_value(inst.operands[place])
    if size > 0 and size & (size - 1) == 0:
        return ""
    return _wrong(rules, inst.operands[place], "a constant size of a cluster")


def _lane(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that a lane is an integer, before 1.5 a constant."""
    id = inst.operands[place]
    if rules.version < ANY_INDEX and rules.types.int_value(id) < 0:
        return _wrong(rules, id, "a constant")
    return _type_error(rules, inst, id, "int")


def _constant(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that an operand is a constant of 32 bits."""
    id = inst.operands[place]
    if rules.types.opcode(id) in _CONSTANTS and not _type_error(rules, inst, id, "i32"):
        return ""
    return _wrong(rules, id, "a constant of 32 bits")


def _layout(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that the layout of a matrix in memory is a constant."""
    id = inst.operands[place]
    if rules.types.int_value(id) in _LAYOUTS:
        return ""
    return _wrong(rules, id, "a constant layout by rows or by columns")


def _group(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that a scope is that of a work-group or subgroup."""
    return _scope_error(rules, inst.operands[place], _GROUPS, "work-groups or subgroups")


def _subgroup(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that a scope is that of a subgroup, as for non-uniform groups."""
    return _scope_error(rules, inst.operands[place], _GROUPS[1:], "subgroups")


def _scope_error(rules: TypeRules, id: int, scopes: tuple[int, ...], text: str) -> str:
    scope = rules.types.int_value(id)
    message = check_scope(rules, id)
    if message or scope == -1 or scope in scopes:
        return message
    return f"the scope {scope} is not that of {text}"


def _load_order(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that memory semantics do not release (Atomic)."""
    return _order_error(rules, inst.operands[place], spv.MemorySemanticsRelease)


def _store_order(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that memory semantics do not acquire (Atomic)."""
    return _order_error(rules, inst.operands[place], spv.MemorySemanticsAcquire)


def _order_error(rules: TypeRules, id: int, refused: int) -> str:
    order = max(rules.types.int_value(id), 0) & (refused | spv.MemorySemanticsAcquireRelease)
    return check_scope(rules, id) or (f"this access cannot have the order {order}" if order else "")


def _zero(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that the size of a lifetime is 0: the pointer's type tells it (OpLifetimeStart)."""
    return "the size of a lifetime is 0" if inst.operands[place] else ""


def _same_class(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that the result is in the storage class that the operand names."""
    if rules.types.storage_class(inst.type_id) == inst.operands[place]:
        return ""
    return f"{rules.types.text(inst.type_id)} is not in the storage class that the cast names"


def _not_volatile(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that Memory Operands lack Volatile."""
    is_volatile = inst.operands[place] & spv.MemoryAccessVolatile
    return "an access under a predicate is not volatile" if is_volatile else ""


def _lane_count(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that the operand is the number of lanes of the result."""
    is_count = inst.operands[place] == rules.types.shape(inst.type_id).lanes
    return "" if is_count else f"{inst.operands[place]} is not the number of lanes"


def _rounding(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check a rounding mode; RTE, RTZ, RTP and RTN are 0 to 3."""
    is_mode = inst.operands[place] <= spv.FPRoundingModeRTN
    return "" if is_mode else f"{inst.operands[place]} is not a rounding mode"


def _matrix_type(rules: TypeRules, inst: MachineInst, place: int) -> str:
    """Check that an id is the type of a cooperative matrix."""
    id = inst.operands[place]
    if rules.types.shape(id).lanes < 0:
        return ""
    return f"{rules.types.text(id)} is not a cooperative matrix"


_LITERALS: Final[dict[str, Callable[[TypeRules, MachineInst, int], str]]] = {
    "#": _constant,
    "#lane": _lane,
    "#layout": _layout,
    "#power": _cluster_size,
    "0": _zero,
    "_": _any_literal,
    "cluster": _clustered,
    "g": _whole_group,
    "lanes": _lane_count,
    "load_order": _load_order,
    "m": _mantissa,
    "matrix_type": _matrix_type,
    "mode": _rounding,
    "r": _result_mantissa,
    "same_class": _same_class,
    "scope": _group,
    "store_order": _store_order,
    "subgroup": _subgroup,
    "v": _not_volatile,
}
