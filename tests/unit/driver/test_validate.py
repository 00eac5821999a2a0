"""Finding and running the validator."""

import os
from pathlib import Path

import pytest

from spvbackend.spirv.enums import (
    AddressingModelPhysical64,
    CapabilityAddresses,
    CapabilityKernel,
    CapabilityLinkage,
    MemoryModelOpenCL,
)
from spvbackend.spirv.opcodes import OpCapability, OpMemoryModel
from spvbackend.validate import ValidationError, default_target_env, find_spirv_val, validate
from tests.unit.cases.binary import binary
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
    with pytest.raises(ValidationError, match=rf"^--target-env spv1\.4 - {len(spv)}$"):
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
    with pytest.raises(ValidationError, match=r"cannot run .*none"):
        validate(spv, spirv_val=str(tmp_path / "none"))
    monkeypatch.setenv("SPIRV_VAL", str(tmp_path / "none"))
    with pytest.raises(ValidationError, match="SPIRV_VAL"):
        validate(spv)
