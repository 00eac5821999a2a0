"""Each name of the grammar that a call can mean round-trips, with its requirements."""

import json
from typing import Final

import pytest

import spvbackend
from spvbackend.options import parse_triple
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import ENUMERANT_NAMES
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES
from spvbackend.spirv.operands import HAS_TYPE, OPERANDS
from spvbackend.spirv.requirements import ENUMERANT_CAPABILITIES, OPCODE_LAST_VERSION
from tests.folders import ROOT
from tests.lit.format import spirv_val_features
from tests.offenders import for_each
from tests.unit.cases.grammar.enumerants import Passed, passed
from tests.unit.cases.grammar.extended import EXTENDED
from tests.unit.cases.grammar.instructions import BECOMES, SIGNATURES
from tests.unit.cases.grammar.modules import (
    Instruction,
    Module,
    is_graphics,
    wrong_capabilities,
    wrong_extensions,
)
from tests.unit.cases.grammar.refused import REASONS, Reason, reason_for
from tests.unit.cases.grammar.text import Case, Operand, case_of, instruction_case
from tests.unit.cases.grammar.variables import NAMES, VARIABLES, function_text, variable_text

NEWEST: Final = parse_triple("spirv64v1.6").version
ENUMERANTS: Final = {enumerant.name: enumerant for enumerant in passed()}
OTHERS: Final = [opcode for opcode in OPCODE_NAMES if opcode not in SIGNATURES]
ALIASES: Final[dict[str, int]] = {
    name: value
    for name, value in vars(op).items()
    if name.startswith("Op") and name != OPCODE_NAMES[value]
}
VARIABLE_ALIASES: Final[dict[str, int]] = {
    name.removeprefix("BuiltIn"): value
    for name, value in vars(spv).items()
    if name.startswith("BuiltIn") and name != f"BuiltIn{ENUMERANT_NAMES['BuiltIn'][value]}"
}
BOOLEANS: Final = frozenset(("DeviceBarrierValidINTEL",))
"""Variables that have no size, so that functions alone are for them."""
CALLABLE_AT_LEAST: Final = 480


def binary_of(text: str, version: int) -> bytes:
    """The binary for LLVM IR, with every extension allowed."""
    pair = (version >> 16, version >> 8 & 255)
    return spvbackend.translate(text, triple="spirv64", version=pair, extensions="all")


def translated(text: str, version: int = NEWEST) -> Module:
    """Translate LLVM IR, and read the binary back."""
    return Module(binary_of(text, version))


def wrong_operands(
    module: Module, words: tuple[int, ...], operands: tuple[Operand, ...]
) -> list[str]:
    """Return the differences between an instruction's operands and the call's."""
    if len(words) != len(operands):
        return [f"{len(words)} operands, not {len(operands)}"]
    return [
        f"{module.made.get(word, word)} is not {operand}"
        for word, operand in zip(words, operands, strict=True)
        if not is_operand(module, word, operand)
    ]


def is_operand(module: Module, word: int, operand: Operand) -> bool:
    """Whether a word is the value that the call passed."""
    made = module.made.get(word)
    if operand.literal >= 0:
        return word == operand.literal
    if made is None:
        return False
    if operand.constant >= 0:
        null = made.opcode == op.OpConstantNull and operand.constant == 0
        return null or (made.opcode == op.OpConstant and made.operands == (operand.constant,))
    if operand.function:
        return made.opcode == op.OpFunction
    if operand.specialized:
        return made.opcode in (op.OpSpecConstant, op.OpSpecConstantTrue)
    if operand.type:
        return module.type_text(word) == operand.type
    parameters = module.parameters(module.exported("f"))
    return module.source(word) == parameters[operand.parameter]


def check_requirements(module: Module) -> None:
    """Check that the module declares exactly its requirements, and imports nothing."""
    assert module.imported() == []
    assert wrong_capabilities(module) == []
    assert wrong_extensions(module) == []


def check_instruction(module: Module, inst: Instruction, case: Case) -> None:
    """Check that the instruction matches the call, and that the module has its requirements."""
    assert wrong_operands(module, inst.operands, case.operands) == []
    if case.result != "void":
        assert module.type_text(inst.type) == case.result
    check_requirements(module)


def last_made(module: Module, opcode: int) -> Instruction:
    """The instruction that the call became; a constant before it may have its opcode too."""
    made = module.with_opcode(BECOMES.get(opcode, opcode))
    assert made, OPCODE_NAMES[opcode]
    return made[-1]


def check_refused(text: str) -> str:
    """Return the message of the Unsupported error that the translation raises."""
    with pytest.raises(spvbackend.Unsupported) as caught:
        translated(text)
    return str(caught.value)


INSTRUCTIONS: Final = {OPCODE_NAMES[opcode]: opcode for opcode in SIGNATURES}


@for_each(INSTRUCTIONS, "{}: its call is a row of tests/unit/cases/grammar/instructions.py".format)
def test_instruction_round_trips(name: str) -> None:
    opcode = INSTRUCTIONS[name]
    case = instruction_case(opcode, SIGNATURES[opcode])
    module = translated(case.text, min(OPCODE_LAST_VERSION.get(opcode, NEWEST), NEWEST))
    check_instruction(module, last_made(module, opcode), case)


FAMILIES: Final = {
    SIGNATURES[opcode][1:]: name
    for name, opcode in INSTRUCTIONS.items()
    if "Avc" not in name and "Vme" not in name
}
"""An instruction for each signature; spirv-val does not know motion estimation."""
SUPPLEMENT: Final = json.loads((ROOT / "tools" / "grammar" / "supplement.json").read_text())
UNKNOWN: Final = {
    "OpTaskSequenceCreateALTERA",
    *[entry["opname"] for entry in SUPPLEMENT["instructions"]],
}
"""spirv-val lacks names that the grammar lacks, and rejects a function as an operand of an
extension's instruction.
"""


@pytest.mark.skipif(
    "new-spirv-val" not in spirv_val_features(), reason="spirv-val is not there or too old"
)
@for_each([name for name in FAMILIES.values() if name not in UNKNOWN])
def test_instruction_of_each_family_is_valid(name: str) -> None:
    opcode = INSTRUCTIONS[name]
    version = min(OPCODE_LAST_VERSION.get(opcode, NEWEST), NEWEST)
    spvbackend.validate(binary_of(instruction_case(opcode, SIGNATURES[opcode]).text, version))


def test_signatures_are_many() -> None:
    assert len(SIGNATURES) >= CALLABLE_AT_LEAST
    assert set(EXTENDED) == set(OPENCL_STD_NAMES)


@for_each([OPCODE_NAMES[opcode] for opcode in OTHERS])
def test_other_instruction_is_refused(name: str) -> None:
    opcode = getattr(op, name)
    assert reason_for(opcode)
    check_other(opcode, name)


def check_other(opcode: int, name: str) -> None:
    """A call with right operands is an error, which names the instruction."""
    kinds = [kind for kind in OPERANDS[opcode] if kind[-1] not in "?*"]
    kinds = [kind for kind in kinds if kind not in ("IdResultType", "IdResult")]
    tokens = ["i" if kind.startswith("Id") else "#0" for kind in kinds]
    case = case_of(f"__spirv_{name[2:]}", "i" if opcode in HAS_TYPE else "v", tokens)
    message = check_refused(case.text)
    assert name[2:] in message or OPCODE_NAMES[opcode] in message


@for_each(REASONS, lambda reason: reason.text)
def test_reason_is_that_of_some_instruction(reason: Reason) -> None:
    """A row that fits none has no use."""
    assert reason.text in {reason_for(opcode) for opcode in OTHERS}


@for_each(ENUMERANTS)
def test_enumerant_is_passed_on_or_refused(name: str) -> None:
    enumerant: Passed = ENUMERANTS[name]
    if enumerant.accepted:
        module = translated(enumerant.case.text)
        check_instruction(module, last_made(module, enumerant.opcode), enumerant.case)
    else:
        check_refused(enumerant.case.text)


@for_each(OPENCL_STD_NAMES, OPENCL_STD_NAMES.get)
def test_extended_instruction_round_trips(number: int) -> None:
    name, result, arguments = EXTENDED[number]
    case = case_of(f"__spirv_ocl_{name}", result, arguments)
    module = translated(case.text)
    (inst,) = module.with_opcode(op.OpExtInst)
    assert module.imports[inst.operands[0]] == "OpenCL.std"
    assert inst.operands[1] == number
    check_instruction(module, inst._replace(operands=inst.operands[2:]), case)


def check_variable(text: str, type: str, builtin: int) -> None:
    """The function returns what was loaded from the variable with this decoration."""
    module = translated(text)
    (decorated,) = [
        inst
        for inst in module.with_opcode(op.OpDecorate)
        if inst.operands[1] == spv.DecorationBuiltIn
    ]
    assert decorated.operands[2:] == (builtin,)
    variable = module.made[decorated.operands[0]]
    assert variable.operands == (spv.StorageClassInput,)
    (loaded,) = module.with_opcode(op.OpLoad)
    assert loaded.operands[0] == variable.result
    assert module.type_text(loaded.type) == type
    check_requirements(module)


@for_each([f"BuiltIn{name}" for name in NAMES])
def test_variable_round_trips_or_is_refused(name: str) -> None:
    """A kernel's built-in is an external variable; others are refused."""
    stem = name.removeprefix("BuiltIn")
    builtin = getattr(spv, name)
    type = VARIABLES.get(stem, "i32")
    if stem in VARIABLES:
        assert not is_graphics(ENUMERANT_CAPABILITIES["BuiltIn"].get(builtin, ()))
        check_variable(variable_text(stem, type), type, builtin)
    elif stem in BOOLEANS:
        assert last_made(translated(variable_text(stem, type)), op.OpSelect)
    else:
        check_refused(variable_text(stem, type))


@for_each([prefix + name for name in NAMES for prefix in ("", "BuiltIn")])
def test_function_of_a_variable_round_trips_or_is_refused(name: str) -> None:
    stem = name.removeprefix("BuiltIn")
    type = VARIABLES.get(stem, "i32")
    text = function_text(name, type)
    if stem in VARIABLES:
        check_variable(text, type, getattr(spv, f"BuiltIn{stem}"))
    elif stem in BOOLEANS:
        module = translated(text)
        assert last_made(module, op.OpSelect)
    else:
        check_refused(text)


@for_each(ALIASES)
def test_other_name_of_an_instruction_reaches_it(alias: str) -> None:
    opcode = ALIASES[alias]
    signature = SIGNATURES.get(opcode)
    if signature is None:
        check_other(opcode, alias)
    else:
        case = instruction_case(opcode, signature._replace(name=alias[2:]))
        module = translated(case.text)
        check_instruction(module, last_made(module, opcode), case)


@for_each(VARIABLE_ALIASES)
def test_other_name_of_a_variable_reaches_it(alias: str) -> None:
    number = VARIABLE_ALIASES[alias]
    type = VARIABLES.get(ENUMERANT_NAMES["BuiltIn"][number], "")
    if type:
        check_variable(variable_text(alias, type), type, number)
        check_variable(function_text(f"BuiltIn{alias}", type), type, number)
    else:
        check_refused(function_text(f"BuiltIn{alias}", "i32"))


ROUNDINGS: Final[dict[str, int]] = {
    f"_{name.lower()}": number for number, name in ENUMERANT_NAMES["FPRoundingMode"].items()
}


@pytest.mark.parametrize("rounding", ROUNDINGS)
@pytest.mark.parametrize(
    ("stem", "result", "argument"),
    [
        ("ConvertFToS_Rint", "i", "f"),
        ("ConvertFToU_Ruchar_sat", "c", "f"),
        ("ConvertSToF_Rfloat", "f", "i"),
        ("ConvertUToF_Rhalf", "h", "l"),
        ("FConvert_Rhalf", "h", "f"),
    ],
)
def test_rounding_and_saturation_become_decorations(
    rounding: str, stem: str, result: str, argument: str
) -> None:
    case = case_of(f"__spirv_{stem}{rounding}", result, [argument])
    module = translated(case.text)
    opcode = getattr(op, f"Op{stem.partition('_')[0]}")
    inst = last_made(module, opcode)
    check_instruction(module, inst, case)
    decorations = [
        decoration.operands[1:]
        for decoration in module.with_opcode(op.OpDecorate)
        if decoration.operands[0] == inst.result
    ]
    wanted: list[tuple[int, ...]] = [(spv.DecorationFPRoundingMode, ROUNDINGS[rounding])]
    if "_sat" in stem:
        wanted.insert(0, (spv.DecorationSaturatedConversion,))
    assert decorations == wanted


@pytest.mark.parametrize("rounding", [*ENUMERANT_NAMES["FPRoundingMode"], 4])
def test_rounding_of_a_store_is_a_literal(rounding: int) -> None:
    """One that the grammar does not have is refused."""
    case = case_of("__spirv_ocl_vstore_half_r", "v", ["f", "l", "p1:h", f"#{rounding}"])
    if rounding not in ENUMERANT_NAMES["FPRoundingMode"]:
        check_refused(case.text)
        return
    module = translated(case.text)
    (inst,) = module.with_opcode(op.OpExtInst)
    check_instruction(module, inst._replace(operands=inst.operands[2:]), case)


@pytest.mark.parametrize(
    ("suffix", "result", "storage"),
    [
        ("_ToGlobal", "p1", spv.StorageClassCrossWorkgroup),
        ("_ToLocal", "p3", spv.StorageClassWorkgroup),
        ("_ToPrivate", "p0", spv.StorageClassFunction),
    ],
)
def test_suffix_of_a_cast_names_the_storage_class(suffix: str, result: str, storage: int) -> None:
    for name, tokens in (
        ("GenericCastToPtr", ["p4"]),
        ("GenericCastToPtrExplicit", ["p4", f"#{storage}"]),
    ):
        case = case_of(f"__spirv_{name}{suffix}", result, tokens)
        module = translated(case.text)
        check_instruction(module, last_made(module, getattr(op, f"Op{name}")), case)


FORMS: Final = (
    ("SDot", "i", "c4 c4"),
    ("UDot", "i", "s2 s2"),
    ("SUDotAccSat", "i", "c4 c4 i"),
    ("AtomicFAddEXT", "h", "p1:h =1 =528 h"),
    ("AtomicFAddEXT", "d", "p1:d =1 =528 d"),
    ("AtomicFMinEXT", "h", "p1:h =1 =528 h"),
    ("AtomicFMaxEXT", "d", "p1:d =1 =528 d"),
    ("AtomicIAdd", "l", "p1:l =1 =528 l"),
    ("GroupNonUniformRotateKHR", "f", "=3 f i =4"),
    ("ImageQuerySizeLod", "i2", "image i"),
    ("IAdd", "i", "i i"),
    ("Select", "i", "b i i"),
)
"""Other types and numbers of operands that make a difference."""


@pytest.mark.parametrize(("name", "result", "arguments"), FORMS)
def test_other_form_round_trips(name: str, result: str, arguments: str) -> None:
    case = case_of(f"__spirv_{name}", result, arguments.split())
    module = translated(case.text)
    check_instruction(module, last_made(module, getattr(op, f"Op{name}")), case)


def test_name_that_is_not_mangled_reaches_the_instruction() -> None:
    case = instruction_case(op.OpIAdd, SIGNATURES[op.OpIAdd])
    text = case.text.replace("_Z12__spirv_IAddDv2_iDv2_i", "__spirv_IAdd")
    module = translated(text)
    check_instruction(module, last_made(module, op.OpIAdd), case)
