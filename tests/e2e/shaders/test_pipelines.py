"""Compiled pipelines that are kept on disk."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from spvbackend.vulkan import Device, Program
from spvbackend.vulkan.pipelines import VARIABLE, Pipelines, folder
from tests.e2e.harness.worker import environment
from tests.e2e.shaders.test_client import SCALE
from tests.folders import ROOT

RUN = f"""
import numpy as np
from spvbackend.vulkan import Program, default_device

data = np.ones(4, np.float32)
Program(default_device(), {SCALE!r}).run("scale", [data, 3.0, 0], (4,))
assert (data == 3).all()
"""


def test_a_process_keeps_its_pipelines(device: Device, tmp_path: Path) -> None:
    kept = tmp_path / "a" / "b"
    for _ in range(2):
        subprocess.run(
            [sys.executable, "-c", RUN], cwd=ROOT, env=environment() | {VARIABLE: str(kept)},
            check=True,
        )  # fmt: skip
    (file,) = kept.iterdir()
    assert len(file.read_bytes()) >= 32 + 32, "a digest, and the header of Vulkan's format"


def test_a_file_that_is_not_whole_is_replaced(
    device: Device, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    path = Pipelines(device).path
    assert path is not None
    path.write_bytes(b"x" * 100)
    monkeypatch.setitem(device.__dict__, "pipelines", Pipelines(device))
    data = np.ones(4, np.float32)
    Program(device, SCALE).run("scale", [data, 3.0, 0], (4,))
    device.pipelines.keep()
    assert path.read_bytes() != b"x" * 100
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_a_folder_that_cannot_be_written(
    device: Device, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "file"))
    monkeypatch.setitem(device.__dict__, "pipelines", Pipelines(device))
    data = np.ones(4, np.float32)
    Program(device, SCALE).run("scale", [data, 3.0, 0], (4,))
    device.pipelines.keep()
    assert (data == 3).all()


@pytest.mark.parametrize(
    ("platform", "variables", "wanted"),
    [
        ("linux", {}, "~/.cache/spvbackend/vulkan"),
        ("linux", {"XDG_CACHE_HOME": "/c"}, "/c/spvbackend/vulkan"),
        ("darwin", {"XDG_CACHE_HOME": "/c"}, "~/Library/Caches/spvbackend/vulkan"),
        ("win32", {"LOCALAPPDATA": "/l"}, "/l/spvbackend/vulkan"),
        ("linux", {VARIABLE: "/own"}, "/own"),
        ("linux", {VARIABLE: "off"}, None),
    ],
)
def test_the_folder(
    platform: str, variables: dict[str, str], wanted: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in (VARIABLE, "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert folder() == (wanted and Path(wanted).expanduser())
