"""The type rules of extensions: what is right passes, and each operand has its type."""

import pytest

from spvbackend.mir.operands import OPERAND_KINDS
from spvbackend.mir.verify.types import RULES
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.offenders import for_each
from tests.unit.cases.machine.extensions import BAD, GOOD
from tests.unit.cases.machine.typed import OPCODES, Case, case_name, check_wrong, errors_in
from tests.unit.mir.test_machine_rules_matrices import MatrixSample

MOTION_ESTIMATION = {
    name.removeprefix("OpType"): opcode
    for name, opcode in OPCODES.items()
    if name.startswith("OpTypeAvc")
}


class ExtensionSample(MatrixSample):
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
            "int4s": cache.struct_type([types["int4"]] * 2, cache.new_id()),
            "pointers": cache.vector_type(types["*float"], 4),
            "private*clk": cache.pointer_type(spv.StorageClassFunction, clk),
            "private*i32": cache.pointer_type(spv.StorageClassFunction, self.i32),
            "private*i8": cache.pointer_type(spv.StorageClassFunction, types["i8"]),
            "queue": cache.intern(op.OpTypeQueue, 0, ()),
            "range": cache.struct_type([self.i32, sizes, sizes, sizes], cache.new_id()),
            "short2": cache.vector_type(types["i16"], 2),
            "short4": cache.vector_type(types["i16"], 4),
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


UNPLACED = {op.OpBranchConditional, op.OpConstantFalse, op.OpConstantTrue,
            op.OpSpecConstantFalse, op.OpSpecConstantTrue}  # fmt: skip
"""These do not stand within a block, or end it: they have tests of their own."""
SIGNATURES = {
    opcode: rule
    for opcode, rule in RULES.items()
    if isinstance(rule, str) and opcode not in UNPLACED
}
FITTING = {
    "#": "#8", "#lane": "#1", "#layout": "#0", "#power": "#4", "*": "*i32", "*concrete": "*i32",
    "*event": "generic*clk", "*i32": "*i32", "*numbers": "*float", "0": "0", "_": "0",
    "all_ieee": "float4", "all_ints": "int4", "any": "pair", "bool": "bool",
    "bools": "bool4", "boolxn": "bool4", "cluster": "3",
    "computed": "float4", "copy_event": "event",
    "dual_streamin": "AvcImeDualReferenceStreaminINTEL",
    "dual_streamout": "AvcImeResultDualReferenceStreamoutINTEL", "event": "clk",
    "float": "float", "floats": "float4", "floats32": "float4", "floats32@": "float4",
    "floatxn": "float4", "function": "twice", "g": "0", "generic*": "generic*i32",
    "generic*~": "generic*i32", "global*": "*i32", "global*~": "*i32", "i16": "i16",
    "i16x2": "short2", "i32": "i32", "i32x2": "int2", "i32x4": "int4", "i64": "i64", "i8": "i8",
    "ieee": "float4", "image": "image", "ime_payload": "AvcImePayloadINTEL",
    "ime_result": "AvcImeResultINTEL", "int": "i32", "ieee_matrix": "floatC", "ints": "int4",
    "ints16": "short4", "ints16@": "short4", "ints32": "int4", "ints@": "int4", "intx2": "int2",
    "intxn": "int2", "load_order": "#0", "m": "7", "matrix": "intC", "matrix_type": ":intC",
    "mce_payload": "AvcMcePayloadINTEL", "mce_result": "AvcMceResultINTEL",
    "named_barrier": "barrier", "numbers": "float4", "part*": "device*i32",
    "part*~": "device*i32", "pipe": "pipe", "pipe_storage": "storage", "plain_image": "image",
    "pointers": "*i32", "private*": "private*i32", "queue": "queue", "r": "7",
    "read_pipe": "pipe", "ref_payload": "AvcRefPayloadINTEL", "ref_result": "AvcRefResultINTEL",
    "reserve_id": "reserve", "same_class": "5", "sampled_image": "sampled", "sampler": "sampler",
    "scalars": "float4", "scope": "#3", "sic_payload": "AvcSicPayloadINTEL",
    "sic_result": "AvcSicResultINTEL", "single_streamin": "AvcImeSingleReferenceStreaminINTEL",
    "single_streamout": "AvcImeResultSingleReferenceStreamoutINTEL", "size": "i64",
    "special*": "*i32", "special*~": "*i32", "store_order": "#0", "struct": "pair",
    "subgroup": "#3", "task_sequence": "task", "v": "0", "value": "pair", "vector": "float4",
    "vme_image": "VmeImageINTEL", "w*": "*i32", "wide_float": "float", "write_pipe": "out_pipe",
}  # fmt: skip
"""A value of a type, or a literal, for each word of a signature."""
COMPONENTS = {
    "VmeImageINTEL": "image",
    "float4": "float",
    "floatC": "float",
    "intC": "i32",
    "sampled": "image",
}
WRONG = {"v": "1", "matrix_type": ":float4"} | dict.fromkeys(
    ("0", "cluster", "g", "m", "r", "same_class"), "64"
)


def value_of(word: str, result: str, operands: list[str]) -> str:
    """What fits a word, given what stands in the other places."""
    if word in FITTING:
        return FITTING[word]
    named = operands[int(word[-1])] if word[-1].isdecimal() else result
    if word[0] == "+":
        return f"{named}s"
    if "@" in word:
        return "bool4" if named[-1] == "4" else "bool"
    named = COMPONENTS.get(named, named) if "." in word else named
    return f"*{named}" if "*" in word else named


def words_of(opcode: int) -> list[str]:
    """A word for each operand of an instruction."""
    words = SIGNATURES[opcode].partition(":")[2].replace("...", "").split()
    kinds = OPERAND_KINDS[opcode]
    required = len([kind for kind in kinds if kind[-1] not in "*?"])
    if words and words[-1].endswith(".."):
        words[-1] = words[-1].removesuffix("..")
        words += words[-1:] * (required - len(words))
        words = words[:required]
    assert required <= len(words) <= len(kinds)
    return words


def fitting(opcode: int) -> Case:
    """An instruction as its signature wants it."""
    wanted = SIGNATURES[opcode].partition(":")[0].split("|")[0]
    words = [word.split("|")[0].removesuffix("!") for word in words_of(opcode)]
    result = FITTING.get(wanted, "")
    shown = [FITTING.get(word, "") for word in words]
    shown = [value_of(word, result, shown) for word in words]
    return Case(
        op.OPCODE_NAMES[opcode], value_of(wanted, "", shown) if wanted else "", " ".join(shown)
    )


@for_each(SIGNATURES, op.OPCODE_NAMES.get)
def test_each_word_of_a_signature_is_checked(opcode: int) -> None:
    case = fitting(opcode)
    result = SIGNATURES[opcode].partition(":")[0]
    wrong = "sampled" if "sampled" not in case.operands else "event"
    assert checked(case) == []
    if result not in ("", "any", "value"):
        ((name, _),) = checked(case._replace(result="pipe" if result != "pipe" else "event"))
        assert name == case.opcode
    words = case.operands.split()
    for index, word in enumerate(words_of(opcode)):
        if word in ("_", "any"):
            continue
        changed = [*words[:index], WRONG.get(word, wrong), *words[index + 1 :]]
        ((name, _),) = checked(case._replace(operands=" ".join(changed)))
        assert name == case.opcode


def test_every_function_has_a_case_on_both_sides() -> None:
    modules = ("blocks", "extensions", "queues")
    rules = {
        rule.__name__
        for rule in RULES.values()
        if not isinstance(rule, str)
        and rule.__module__.removeprefix("spvbackend.mir.verify.rules.") in modules
    }
    for cases in (GOOD, BAD):
        tested = [RULES[OPCODES[case.opcode]] for case in cases]
        assert {rule.__name__ for rule in tested if not isinstance(rule, str)} == rules
