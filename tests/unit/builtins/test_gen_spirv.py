"""The generated tables: they are what the generator writes, and hold what the rest relies on."""

import gzip
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spvbackend.spirv import debug_info, enums, opcodes, opencl_std, operands, requirements
from tests.folders import ROOT

GENERATOR = ROOT / "tools" / "gen_spirv.py"
TABLES = ROOT / "spvbackend" / "spirv"
GRAMMAR = ROOT / "tools" / "grammar"


def run_generator(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_tables_are_what_the_generator_writes() -> None:
    done = run_generator(GENERATOR, "--check")
    assert (done.returncode, done.stderr) == (0, "")


def test_generator_writes_every_module_and_check_finds_an_edit(tmp_path: Path) -> None:
    script = tmp_path / "tools" / GENERATOR.name
    script.parent.mkdir()
    shutil.copy(GENERATOR, script)
    folder = tmp_path / "spvbackend" / "spirv"
    given = tmp_path / "given"
    given.mkdir()
    shutil.copytree(GRAMMAR, script.parent / "grammar", ignore=shutil.ignore_patterns("*.gz"))
    for path in GRAMMAR.glob("*.json.gz"):
        (given / path.stem).write_bytes(gzip.decompress(path.read_bytes()))
    assert run_generator(script, str(given), "--check").returncode == 1
    assert run_generator(script, str(given)).returncode == 0
    assert {path.name: path.read_text() for path in folder.glob("*.py")} == {
        path.name: path.read_text() for path in TABLES.glob("*.py")
    }
    edited = folder / "enums.py"
    edited.write_text(edited.read_text().replace("Final = 5\n", "Final = 6\n", 1))
    done = run_generator(script, "--check")
    assert done.returncode == 1
    assert "enums.py" in done.stderr
    assert "opcodes.py" not in done.stderr


@pytest.mark.parametrize("name", ["OpLoad", "OpOfAnotherName"])
def test_what_the_grammar_has_must_leave_the_supplement(tmp_path: Path, name: str) -> None:
    script = tmp_path / "tools" / GENERATOR.name
    shutil.copytree(GRAMMAR, script.parent / "grammar")
    shutil.copy(GENERATOR, script)
    added = script.parent / "grammar" / "supplement.json"
    supplement = json.loads(added.read_text())
    supplement["instructions"].append({"opname": name, "opcode": opcodes.OpLoad})
    added.write_text(json.dumps(supplement))
    done = run_generator(script, "--check")
    assert done.returncode == 1
    assert f"supplement.json: the grammar has {name} or its number" in done.stderr


def test_every_source_of_the_supplement_is_an_address() -> None:
    supplement = json.loads((GRAMMAR / "supplement.json").read_text())
    assert supplement["sources"]
    assert all(source.startswith("https://") for source in supplement["sources"])


def test_names_and_aliases_are_constants() -> None:
    assert opcodes.OpTypePointer == 32
    assert opcodes.OpSDotKHR == opcodes.OpSDot
    assert opcodes.OPCODE_NAMES[opcodes.OpSDotKHR] == "OpSDot"
    assert enums.StorageClassCrossWorkgroup == 5
    assert enums.Dim2D == 1
    assert enums.FPFastMathModeNSZ == 4
    names = enums.ENUMERANT_NAMES["MemoryAccess"]
    assert names[0] == "None"
    assert names[enums.MemoryAccessNonPrivatePointerKHR] == "NonPrivatePointer"


def test_names_are_those_of_the_grammar() -> None:
    grammar = json.loads(gzip.decompress((GRAMMAR / "spirv.core.grammar.json.gz").read_bytes()))
    for entry in grammar["instructions"]:
        assert opcodes.OPCODE_NAMES[entry["opcode"]] == entry["opname"]
    for kind in grammar["operand_kinds"]:
        if kind["category"] in ("ValueEnum", "BitEnum"):
            names = enums.ENUMERANT_NAMES[kind["kind"]]
            for entry in kind["enumerants"]:
                assert names[int(str(entry["value"]), 0)] == entry["enumerant"]


def test_every_operand_kind_has_a_meaning() -> None:
    known = {"IdRef", "IdResult", "IdResultType", "IdScope", "IdMemorySemantics"}
    known |= enums.ENUMERANT_NAMES.keys() | operands.COMPOSITES.keys()
    rows = [*operands.OPERANDS.values(), *opencl_std.OPENCL_STD_OPERANDS.values()]
    rows += [row for table in operands.ENUM_PARAMETERS.values() for row in table.values()]
    spelled = {kind.rstrip("?*") for row in rows for kind in row}
    assert {kind for kind in spelled - known if not kind.startswith("Literal")} == set()


def test_masks_hold_single_bits() -> None:
    for kind in operands.BIT_ENUMS:
        assert all(value & value - 1 == 0 for value in enums.ENUMERANT_NAMES[kind]), kind


def test_results_come_first() -> None:
    assert operands.OPERANDS[opcodes.OpLoad] == (
        "IdResultType",
        "IdResult",
        "IdRef",
        "MemoryAccess?",
    )
    assert opcodes.OpStore not in operands.HAS_RESULT
    assert opcodes.OpTypeInt in operands.HAS_RESULT - operands.HAS_TYPE
    for opcode in operands.HAS_TYPE:
        assert operands.OPERANDS[opcode][:2] == ("IdResultType", "IdResult")


def test_requirements() -> None:
    assert requirements.OPCODE_CAPABILITIES[opcodes.OpSDot] == (enums.CapabilityDotProduct,)
    assert requirements.OPCODE_EXTENSIONS[opcodes.OpSDot] == ("SPV_KHR_integer_dot_product",)
    assert requirements.OPCODE_VERSION[opcodes.OpSDot] == 0x00010600
    assert opcodes.OpIAdd not in requirements.OPCODE_VERSION
    assert requirements.OPCODE_VERSION[opcodes.OpConstantFunctionPointerINTEL] == 0xFFFFFFFF
    assert requirements.OPCODE_LAST_VERSION[opcodes.OpLessOrGreater] == 0x00010500
    storage = requirements.ENUMERANT_CAPABILITIES["StorageClass"]
    assert storage[enums.StorageClassGeneric] == (enums.CapabilityGenericPointer,)
    implied = requirements.CAPABILITY_IMPLIES[enums.CapabilityGenericPointer]
    assert implied == (enums.CapabilityAddresses,)
    mentioned = {
        name
        for table in [requirements.OPCODE_EXTENSIONS, *requirements.ENUMERANT_EXTENSIONS.values()]
        for row in table.values()
        for name in row
    }
    assert mentioned == requirements.EXTENSIONS


def test_extended_sets() -> None:
    assert opencl_std.OPENCL_STD["vloadn"] == 171
    assert opencl_std.OPENCL_STD_NAMES[184] == "printf"
    assert opencl_std.OPENCL_STD_OPERANDS[171] == ("IdRef", "IdRef", "LiteralInteger")
    assert debug_info.SHADER_DEBUG_NAMES[debug_info.SHADER_DEBUG["DebugLine"]] == "DebugLine"
