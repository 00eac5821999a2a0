"""Writes the IR of each kernel to `ll/`, by the `numba.cuda` that is installed; no GPU is needed.

    python -m venv /tmp/numba-cuda && /tmp/numba-cuda/bin/pip install numba-cuda==0.30.4 networkx
    PYTHONPATH=. /tmp/numba-cuda/bin/python tests/numba/for_cuda/regenerate.py

A module is as numba writes it, with typed pointers; if a kernel calls functions of other modules,
LLVM links and prints them.
"""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from numba import types

from spvbackend.numba import cuda_ir
from tests.numba.for_cuda import kernels
from tests.numba.for_cuda.cases import CASES, Case

FOLDER: Final = Path(__file__).parent / "ll"
PACKAGES: Final = ("numba-cuda", "numba", "llvmlite")


def compiled(case: Case) -> str:
    """Return the IR of a kernel by the `numba.cuda` that is installed."""
    names: dict[str, Any] = {**vars(types), **vars(kernels)}
    return cuda_ir(case.function, eval(case.signature, names))


def main() -> None:
    writers = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    for case in CASES.values():
        text = f"; {writers}\n{compiled(case).rstrip()}\n"
        (FOLDER / f"{case.name}.ll").write_text(text)


if __name__ == "__main__":
    main()
