"""The doctor of WebGPU names what is missing, a line and a remedy each."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from spvbackend.devices.findings import MISSING, NOTE, OK, render
from spvbackend.webgpu import NoDeviceError, default_device
from spvbackend.webgpu import device as device_module
from spvbackend.webgpu.doctor import check_adapters, check_folder
from tests.unit.opencl import stubs
from tests.unit.webgpu.test_webgpu_fit import LEAST

NOTHING = """
__version__ = "0.32.0"
class Gpu:
    def enumerate_adapters_sync(self):
        return []
gpu = Gpu()
"""


def adapter(name: str, backend: str, kind: str, *features: str) -> Any:
    """Return a stand-in for an adapter of wgpu."""
    limits = {name.replace("_", "-"): value for name, value in LEAST._asdict().items()}
    info = {"device": name, "description": "", "backend_type": backend, "adapter_type": kind}
    return SimpleNamespace(info=info, limits=limits, features=set(features))


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the adapters of a machine with a GPU."""
    listed = [
        adapter("llvmpipe", "OpenGL", "CPU"),
        adapter("llvmpipe", "Vulkan", "CPU", "subgroup"),
        adapter("M2", "Metal", "IntegratedGPU", "subgroup", "float32-filterable"),
    ]
    wgpu = pytest.importorskip("wgpu")
    monkeypatch.setattr(wgpu, "gpu", SimpleNamespace(enumerate_adapters_sync=lambda: listed))
    return device_module.devices()


def test_without_the_package(tmp_path: Path) -> None:
    stubs.module(tmp_path, "wgpu", "raise ModuleNotFoundError(\"no wgpu\", name='wgpu')")
    first, remedy = stubs.findings("webgpu", tmp_path)
    assert first == "missing wgpu is not installed"
    assert remedy.endswith("pip install wgpu")


def test_without_a_device(tmp_path: Path) -> None:
    stubs.module(tmp_path, "wgpu", NOTHING)
    first, *_, second, remedy = stubs.findings("webgpu", tmp_path)
    assert first == "ok      wgpu 0.32.0"
    assert second == "missing wgpu finds no device"
    assert "mesa-vulkan-drivers" in remedy


def test_a_folder_that_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("XDG_RUNTIME_DIR", raising=False)
    (finding,) = check_folder()
    assert finding.state == NOTE
    assert "export XDG_RUNTIME_DIR" in render(finding)
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/tmp")
    assert list(check_folder()) == []


def test_gpus_come_first_and_opengl_last(three: list[Any]) -> None:
    first, second, third = check_adapters(three)
    assert first.state == second.state == third.state == OK
    assert first.text.startswith("device 0: M2 by Metal; sub-groups; filters of floats; groups")
    assert second.text.startswith("device 1: llvmpipe by Vulkan; sub-groups; groups of at most 256")
    assert third.text.startswith("device 2: llvmpipe by OpenGL; groups of at most 256; 16 KB")


def test_no_adapter() -> None:
    (finding,) = check_adapters([])
    assert finding.state == MISSING


@pytest.mark.usefixtures("three")
def test_a_device_that_does_not_exist() -> None:
    with pytest.raises(NoDeviceError, match=r"matches 'radeon'; available: 0: M2 by Metal, 1:"):
        default_device("radeon")
    with pytest.raises(NoDeviceError, match="matches '3'"):
        default_device(3)
