"""The cases: every function `check_NAME` of the modules with kernels."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final

from spvbackend.triton.target import BACKEND

FAMILIES: Final = (
    "casts",
    "chance",
    "control",
    "dots",
    "elementwise",
    "memory",
    "reductions",
    "scans",
    "shapes",
)
_PREFIX: Final = "check_"


def missing() -> str:
    """Return why no kernel can be compiled on this machine, "" if kernels can be."""
    for package in ("triton", "pyopencl"):
        if find_spec(package) is None:
            return f"{package} is not installed: pip install -e .[triton]"
    if not entry_points(group="triton.backends", name=BACKEND):
        return f"this installation has no backend '{BACKEND}' for Triton: pip install -e .[triton]"
    return ""


def all_cases() -> dict[str, Callable[[int], None]]:
    """Return the cases by the names of family and function."""
    cases = {}
    for family in FAMILIES:
        module = import_module(f"tests.triton.kernels.{family}")
        for name, value in sorted(vars(module).items()):
            if name.startswith(_PREFIX):
                cases[f"{family}.{name.removeprefix(_PREFIX)}"] = value
    return cases
