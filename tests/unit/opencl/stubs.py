"""Stands for what a machine may have: stubs of packages, and a child process that sees them."""

from __future__ import annotations

import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Final

from tests.folders import ROOT

# What of pyopencl the search for devices asks.
PYOPENCL: Final = """
VERSION_TEXT = "2026.1"


class Error(Exception):
    pass


class Thing:
    def __init__(self, **facts):
        self.__dict__.update(facts)


class device_type:
    CPU, GPU = 2, 4


class device_svm_capabilities:
    COARSE_GRAIN_BUFFER, FINE_GRAIN_SYSTEM = 1, 4


def get_platforms():
    return PLATFORMS


"""
NO_PLATFORM: Final = "def get_platforms():\n    raise Error('PLATFORM_NOT_FOUND_KHR')\n"
# A driver without SPIR-V has an empty list of versions, or does not know the question.
NO_SPIRV: Final = """
PLATFORMS = [Thing(name="NVIDIA CUDA")]
DEVICES = [
    Thing(name="NVIDIA H200 ", il_version="", type=4, platform=PLATFORMS[0]),
    Thing(name="NVIDIA K80", type=4, platform=PLATFORMS[0]),
]
PLATFORMS[0].get_devices = lambda: DEVICES
"""


def package(folder: Path, name: str, files: tuple[Path, ...] = (), version: str = "1.0") -> None:
    """Pretend that pip has installed a package with these files."""
    info = folder / f"{name.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (info / "RECORD").write_text("".join(f"{file},,\n" for file in files))


def module(folder: Path, name: str, code: str) -> None:
    """A package of one file that comes before one of the same name."""
    (folder / name).mkdir(parents=True)
    (folder / name / "__init__.py").write_text(code)


def run(
    *words: str, stubs: Path | None = None, variables: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run Python with nothing in the environment but what is given here."""
    places = [str(path) for path in (stubs, ROOT) if path is not None]
    environment = {"PYTHONPATH": ":".join(places), "PATH": "/usr/bin:/bin"} | (variables or {})
    return subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, timeout=120
    )


def doctor(*words: str, stubs: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the doctor of OpenCL."""
    return run("-m", "spvbackend.opencl", *words, stubs=stubs)


@cache
def has_device(package: str) -> bool:
    """Whether a package's doctor finds a device, in an environment without settings."""
    return not run("-m", f"spvbackend.{package}").returncode


REMEDY = "        remedy: "


def findings(package: str, folder: Path, status: int = 1) -> list[str]:
    """Return the lines of a package's doctor where the stubs of a folder are installed."""
    done = run("-m", f"spvbackend.{package}", stubs=folder)
    assert (done.returncode, done.stderr) == (status, "")
    return done.stdout.splitlines()
