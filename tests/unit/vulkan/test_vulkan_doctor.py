"""The doctor of Vulkan names what is missing, a line and a remedy each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spvbackend.devices.findings import MISSING, NOTE, render
from spvbackend.vulkan import doctor as doctor_module
from spvbackend.vulkan.device import Candidate, Device
from spvbackend.vulkan.doctor import check_devices, check_matrices, check_rounds
from spvbackend.vulkan.features import EXTENDED, Features
from tests.unit.opencl import stubs

NO_DRIVER = """
class VkError(Exception):
    pass
class VkErrorIncompatibleDriver(VkError):
    pass
def VkApplicationInfo(**fields):
    pass
VkInstanceCreateInfo = VkApplicationInfo
def vkCreateInstance(info, allocator):
    raise VkErrorIncompatibleDriver
"""


def test_without_a_driver(tmp_path: Path) -> None:
    stubs.module(tmp_path, "vulkan", NO_DRIVER)
    first, second, remedy = stubs.findings("vulkan", tmp_path)
    assert first == "ok      vulkan"
    assert second == "missing Vulkan finds no device: VkErrorIncompatibleDriver"
    assert "mesa-vulkan-drivers" in remedy


def test_a_device_that_lacks_something_is_no_device() -> None:
    old = Candidate(None, None, "Old GPU", ["the feature bufferDeviceAddress", "a queue"])
    note, missing = check_devices([old])
    assert (note.state, missing.state) == (NOTE, MISSING)
    assert render(note).splitlines()[0] == (
        "note    Old GPU lacks what every module needs: the feature bufferDeviceAddress, a queue"
    )
    assert missing.text == "no Vulkan device runs shaders with addresses"


class Counter:
    """A program whose loop ends after a number of rounds, whatever the arguments."""

    most = 1 << 16

    def __init__(self, _device: object, ir: str) -> None:
        assert "@count(" in ir

    def run(self, _name: str, args: list[Any], _size: object, _local: object) -> None:
        counted, wanted = args
        counted[0] = min(int(wanted), self.most)


@pytest.mark.parametrize("most", [1 << 16, 1 << 30])
def test_a_device_that_cuts_loops_off(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    device = Device.__new__(Device)
    object.__setattr__(device, "name", "Software")
    monkeypatch.setattr(Counter, "most", most)
    monkeypatch.setattr(doctor_module, "Program", Counter)
    findings = list(check_rounds(device))
    if most > 100_000:
        assert not findings
        return
    assert render(findings[0]).splitlines() == [
        "note    Software ended a loop of 100000 rounds after 65536",
        f"{stubs.REMEDY}give a kernel more work-items, and fewer rounds in all its loops",
    ]


@pytest.mark.parametrize(
    ("types", "said"),
    [((), "no lanes hold them as"), (("bf16", "f16"), "lanes hold those of bf16, f16 as")],
)
def test_matrices_of_a_device(
    types: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    device = Device.__new__(Device)
    object.__setattr__(device, "name", "GPU")
    device.__dict__["matrix_fragments"] = types
    monkeypatch.setattr(doctor_module, "listed_shapes", lambda _device: {(16, 8, 16, "f16", "f32")})
    (finding,) = check_matrices(device)
    assert render(finding) == (
        f"ok      GPU has cooperative matrices; {said} PTX's mma.sync has them"
    )
    monkeypatch.setattr(doctor_module, "listed_shapes", lambda _device: set())
    assert not list(check_matrices(device))


def test_what_a_device_lacks_is_said_in_words() -> None:
    device = Features.__new__(Features)
    object.__setattr__(device, "version", 1 << 22 | 2 << 12)
    for name in ("names", "properties", "operations"):
        object.__setattr__(device, name, frozenset(("shaderInt64", "BASIC")))
    lacks = device.lacks(
        {
            "vulkan": "1.3",
            "extensions": [],
            "features": ["shaderFloat64", "shaderInt64"],
            "properties": ["shaderRoundingModeRTEFloat32"],
            "subgroup_operations": ["BASIC", "SHUFFLE"],
        }
    )
    assert lacks == [
        "Vulkan 1.3 (it has 1.2)",
        "the feature shaderFloat64",
        "the property shaderRoundingModeRTEFloat32",
        "the operation of sub-groups SHUFFLE",
    ]


def test_members_of_extensions_are_named_once() -> None:
    members = [name for row in EXTENDED.values() for name in row.members]
    assert len(members) == len(set(members))
    assert len({row.type for row in EXTENDED.values()}) == len(EXTENDED)
