"""The type rules of extensions: what is right passes, and each operand has its type."""

import pytest

from spvbackend.mir.operands import OPERAND_KINDS
from spvbackend.mir.verify.types import RULES, SIGNATURES
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.offenders import for_each
from tests.unit.cases.machine.extensions import BAD, GOOD
from tests.unit.cases.machine.typed import (
    OPCODES,
    Case,
    TypedSample,
    case_name,
    check_wrong,
    errors_in,
)

MOTION_ESTIMATION = {
    name.removeprefix("OpType"): opcode
    for name, opcode in OPCODES.items()
    if name.startswith("OpTypeAvc")
}


class ExtensionSample(TypedSample):
    """Has values of the types of extensions as well."""

    def __init__(self) -> None:
        super().__init__()
        cache, types = self.cache, self.types
        known = set(types)
        clk = cache.intern(op.OpTypeDeviceEvent, 0, ())
        place = (self.void, spv.Dim2D, 0, 0, 0, 1, 0, 0)
        sizes = cache.array_type(self.i64, 3)
        types |= {
            "VmeImageINTEL": cache.intern(op.OpTypeVmeImageINTEL, 0, (types["image"],)),
            "clk": clk,
            "device*i32": cache.pointer_type(spv.StorageClassDeviceOnlyALTERA, self.i32),
            "generic*clk": cache.pointer_type(spv.StorageClassGeneric, clk),
            "pointers": cache.vector_type(types["*float"], 4),
            "private*clk": cache.pointer_type(spv.StorageClassFunction, clk),
            "private*i32": cache.pointer_type(spv.StorageClassFunction, self.i32),
            "private*i8": cache.pointer_type(spv.StorageClassFunction, types["i8"]),
            "queue": cache.intern(op.OpTypeQueue, 0, ()),
            "range": cache.struct_type([self.i32, sizes, sizes, sizes], cache.new_id()),
            "short2": cache.vector_type(types["i16"], 2),
            "sizes": sizes,
            "barrier": cache.intern(op.OpTypeNamedBarrier, 0, ()),
            "storage": cache.intern(op.OpTypePipeStorage, 0, ()),
            "task": cache.intern(op.OpTypeTaskSequenceALTERA, 0, ()),
            "texture": cache.intern(op.OpTypeImage, 0, place),
        }
        for name, opcode in MOTION_ESTIMATION.items():
            types[name] = cache.intern(opcode, 0, ())
        self.add_parameters([name for name in types if name not in known])
        self.values["spec"] = cache.unique(op.OpSpecConstantTrue, self.bool, [])
        self.values["number"] = cache.unique(
            op.OpSpecConstantOp, self.i32, [op.OpIAdd, self.one, self.one]
        )


def checked(case: Case) -> list[tuple[str, str]]:
    return errors_in(ExtensionSample(), case)


@pytest.mark.parametrize("case", GOOD, ids=case_name)
def test_right_types_pass(case: Case) -> None:
    assert checked(case) == []


@pytest.mark.parametrize("case", BAD, ids=case_name)
def test_wrong_types_are_found(case: Case) -> None:
    check_wrong(ExtensionSample(), case)


FITTING = {
    "#": "#8", "*": "*i32", "_": "0", "any": "pair", "bool": "bool",
    "concrete*": "*i32", "dual_streamin": "AvcImeDualReferenceStreaminINTEL",
    "dual_streamout": "AvcImeResultDualReferenceStreamoutINTEL", "event": "clk",
    "event*": "generic*clk", "float": "float", "floats": "float4", "function": "twice",
    "generic*": "generic*i32", "global*": "*i32", "i16": "i16", "i16x2": "short2", "i32": "i32",
    "i32x2": "int2", "i32x4": "int4", "i64": "i64", "i8": "i8", "image": "image",
    "ime_payload": "AvcImePayloadINTEL", "ime_result": "AvcImeResultINTEL", "int": "i32",
    "ints": "int4", "ints32": "int4", "intx2": "int2", "m": "7",
    "mce_payload": "AvcMcePayloadINTEL", "mce_result": "AvcMceResultINTEL",
    "named_barrier": "barrier", "numbers": "float4", "pipe": "pipe", "pipe_storage": "storage",
    "read_pipe": "pipe", "write_pipe": "out_pipe",
    "private*": "private*i32", "queue": "queue", "r": "7", "reserve_id": "reserve", "g": "0",
    "ref_payload": "AvcRefPayloadINTEL", "ref_result": "AvcRefResultINTEL",
    "sampled_image": "sampled", "sampler": "sampler", "scalars": "float4", "scope": "#3",
    "sic_payload": "AvcSicPayloadINTEL", "sic_result": "AvcSicResultINTEL",
    "single_streamin": "AvcImeSingleReferenceStreaminINTEL",
    "single_streamout": "AvcImeResultSingleReferenceStreamoutINTEL", "size": "i64",
    "struct": "pair", "task_sequence": "task", "value": "pair", "vme_image": "VmeImageINTEL",
}  # fmt: skip
"""A value of a type, or a literal, for each word of a signature."""


def fitting(opcode: int) -> Case:
    """An instruction as its signature wants it."""
    result, _, operands = SIGNATURES[opcode].partition(":")
    kinds = OPERAND_KINDS[opcode]
    words = [word.split("|")[0] for word in operands.split() if word != "..."]
    shown = FITTING[result.split("|")[0]] if result else ""
    assert len([kind for kind in kinds if kind[-1] not in "*?"]) <= len(words) <= len(kinds)
    return Case(
        op.OPCODE_NAMES[opcode],
        shown,
        " ".join(shown if word == "=" else FITTING[word] for word in words),
    )


@for_each(SIGNATURES, op.OPCODE_NAMES.get)
def test_each_word_of_a_signature_is_checked(opcode: int) -> None:
    case = fitting(opcode)
    result, _, operands = SIGNATURES[opcode].partition(":")
    wrong = "sampled" if "sampled" not in case.operands else "event"
    assert checked(case) == []
    if result not in ("", "any", "value"):
        ((name, _),) = checked(case._replace(result="pipe" if result != "pipe" else "event"))
        assert name == case.opcode
    words = case.operands.split()
    for index, word in enumerate(operands.split()):
        if word in ("_", "...", "any"):
            continue
        other = "64" if word in "gmr" else wrong
        changed = [*words[:index], other, *words[index + 1 :]]
        ((name, _),) = checked(case._replace(operands=" ".join(changed)))
        assert name == case.opcode


def test_every_rule_has_a_case_on_both_sides() -> None:
    modules = ("altera", "avc", "blocks", "extensions", "queues")
    rules = {
        row.check.__name__
        for row in RULES.values()
        if row.check.__module__.removeprefix("spvbackend.mir.verify.rules.") in modules
    } | {"check_by_signature"}
    for cases in (GOOD, BAD):
        assert {RULES[OPCODES[case.opcode]].check.__name__ for case in cases} == rules
