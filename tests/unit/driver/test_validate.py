"""Finding and running the validator."""

import os
from pathlib import Path

import pytest

from spvbackend.diagnostics import CompileError
from spvbackend.spirv.enums import (
    AddressingModelPhysical64,
    CapabilityAbortKHR,
    CapabilityAddresses,
    CapabilityKernel,
    CapabilityLinkage,
    MemoryModelOpenCL,
    StorageClassCodeSectionINTEL,
)
from spvbackend.spirv.opcodes import OpAbortKHR, OpCapability, OpMemoryModel
from spvbackend.validate import ValidationError, default_target_env, find_spirv_val, validate
from tests.unit.cases.binary import binary
from tests.unit.cases.command import pyllc
from tests.unit.cases.fake_tool import write_tool

HEADER = [0x07230203, 0x00010400, 0, 1, 0]
BODY = [
    *(2 << 16 | OpCapability, CapabilityKernel),
    *(2 << 16 | OpCapability, CapabilityAddresses),
    *(2 << 16 | OpCapability, CapabilityLinkage),
    *(3 << 16 | OpMemoryModel, AddressingModelPhysical64, MemoryModelOpenCL),
]


@pytest.fixture
def fake_tool(tmp_path: Path) -> str:
    """A validator that rejects everything and repeats its arguments and the size of its input."""
    program = (
        "import sys\n"
        "size = len(sys.stdin.buffer.read())\n"
        "sys.exit(' '.join(sys.argv[1:]) + f' {size}')\n"
    )
    return str(write_tool(tmp_path / "fake-val", program))


@pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")
def test_verdict_of_the_real_validator() -> None:
    validate(binary(HEADER + BODY))
    with pytest.raises(ValidationError, match="Addresses"):
        validate(binary(HEADER + BODY[:2] + BODY[4:]))


def test_target_environment_follows_the_header(fake_tool: str) -> None:
    spv = binary(HEADER + BODY)
    assert default_target_env(spv) == "spv1.4"
    with pytest.raises(ValidationError, match=rf"^--target-env spv1\.4 - {len(spv)}\n"):
        validate(spv, spirv_val=fake_tool)
    with pytest.raises(ValidationError, match=r"^--target-env opencl2\.2 - "):
        validate(spv, "opencl2.2", fake_tool)


def test_variable_comes_before_path(fake_tool: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", os.path.dirname(fake_tool))
    monkeypatch.setenv("SPIRV_VAL", fake_tool)
    assert find_spirv_val() == fake_tool
    monkeypatch.delenv("SPIRV_VAL")
    assert find_spirv_val() is None


def test_missing_tool_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spv = binary(HEADER + BODY)
    with pytest.raises(CompileError, match=r"cannot run '.*none': No such file") as caught:
        validate(spv, spirv_val=str(tmp_path / "none"))
    assert "SPIRV_VAL" in caught.value.hint
    (tmp_path / "none").write_text("no program")
    monkeypatch.setenv("SPIRV_VAL", str(tmp_path / "none"))
    with pytest.raises(CompileError, match=r"SPIRV_VAL names '.*none', which is not a program"):
        validate(spv)
    monkeypatch.delenv("SPIRV_VAL")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CompileError, match="spirv-val is not installed"):
        validate(spv)
    (tmp_path / "none").chmod(0o755)
    with pytest.raises(CompileError, match=r"cannot run '.*none': Exec format error"):
        validate(spv, spirv_val=str(tmp_path / "none"))


NUMBERED = """\
import sys
if "--version" in sys.argv:
    print("SPIRV-Tools v2019.5 unknown hash")
    sys.exit(0)
sys.stdin.buffer.read()
"""


@pytest.mark.parametrize(
    ("complaint", "unknown"),
    [
        (f"Invalid opcode: {OpAbortKHR}", "OpAbortKHR"),
        (f"Invalid capability operand: {CapabilityAbortKHR}", "capability AbortKHR"),
        (f"Invalid storage class operand: {StorageClassCodeSectionINTEL}",
         "storage class CodeSectionINTEL"),
        ("Unrecognized target env: spv1.6", "the environment spv1.6"),
    ],
)  # fmt: skip
def test_an_old_tool_is_no_verdict(tmp_path: Path, complaint: str, unknown: str) -> None:
    program = NUMBERED + f"sys.exit('error: line 1: {complaint}')\n"
    tool = str(write_tool(tmp_path / "old-val", program))
    with pytest.raises(CompileError) as caught:
        validate(binary(HEADER + BODY), spirv_val=tool)
    first, second = caught.value.message.splitlines()
    assert first == f"the validator '{tool}', v2019.5, does not know {unknown}"
    assert complaint in second
    assert "take a newer spirv-val" in caught.value.hint


@pytest.mark.parametrize(
    "complaint",
    ["Invalid opcode: 65000", "Invalid capability operand: 65000", "Invalid nonsense operand: 1",
     "Operand 1 of MemoryModel requires one of these capabilities: Addresses"],
)  # fmt: skip
def test_what_nobody_knows_is_invalid(tmp_path: Path, complaint: str) -> None:
    tool = write_tool(tmp_path / "val", NUMBERED + f"sys.exit('error: line 1: {complaint}')\n")
    with pytest.raises(ValidationError) as caught:
        validate(binary(HEADER + BODY), spirv_val=str(tool))
    assert str(caught.value) == f"error: line 1: {complaint}"
    assert caught.value.__notes__ == [f"says {tool}, v2019.5"]


@pytest.mark.parametrize(
    ("program", "message"),
    [
        ("import os\nos.abort()\n", "ended with SIGABRT"),
        ("import os\nos.kill(os.getpid(), 40)\n", "ended with signal 40"),
        ("import sys\nsys.stderr.write('no library')\nsys.exit(127)\n", "ended with status 127"),
        ("import time\ntime.sleep(60)\n", "gave no verdict in 0.5 seconds"),
    ],
)
def test_a_broken_tool_is_no_verdict(tmp_path: Path, program: str, message: str) -> None:
    tool = str(write_tool(tmp_path / "broken-val", program))
    with pytest.raises(CompileError) as caught:
        validate(binary(HEADER + BODY), spirv_val=tool, seconds=0.5)
    assert caught.value.message.startswith(f"the validator '{tool}' {message}")
    assert "SPIRV_VAL" in caught.value.hint
    assert ("no library" in program) == ("no library" in caught.value.message)


def test_a_tool_that_says_nothing(tmp_path: Path) -> None:
    tool = str(write_tool(tmp_path / "val", "import sys\nsys.exit(1)\n"))
    with pytest.raises(ValidationError, match="no reason given") as caught:
        validate(binary(HEADER + BODY), spirv_val=tool)
    assert caught.value.__notes__ == [f"says {tool}, of unknown version"]


def test_the_command_tells_them_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An invalid module is our mistake; a validator that is too old or broken is not."""
    ir = b"define void @f() {\n  ret void\n}\n"
    invalid = NUMBERED + "sys.exit('error: line 7: it is wrong')\n"
    old = NUMBERED + f"sys.exit('error: line 1: Invalid opcode: {OpAbortKHR}')\n"
    for program, status, message in (
        (invalid, 70, "in pass 'spirv-val': error: line 7: it is wrong\nnote: says "),
        (old, 1, "does not know OpAbortKHR\nnote: error: line 1: Invalid opcode"),
        ("import os\nos.abort()\n", 1, "ended with SIGABRT"),
    ):
        tool = write_tool(tmp_path / "val", program)
        monkeypatch.setenv("SPIRV_VAL", str(tool))
        run = pyllc("-", "--validate", "-filetype=null", stdin=ir)
        assert (run.status, message in run.errors) == (status, True), run.errors
