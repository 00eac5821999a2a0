"""Each clang that compiles input of tests: those of the versions 19 to 22 that are installed."""

import functools
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

CLANGS: Final = tuple(f"clang-{version}" for version in range(19, 23))
with_each_clang: Final = pytest.mark.parametrize(
    "clang",
    [
        pytest.param(
            name,
            marks=pytest.mark.skipif(not shutil.which(name), reason=f"{name} is not installed"),
        )
        for name in CLANGS
    ],
)


@functools.cache
def compiled(clang: str, source: Path, level: str) -> str:
    """Compile OpenCL C to LLVM IR with debug info."""
    options = ["-x", "cl", "-cl-std=CL3.0", "-target", "spirv64", f"-{level}", "-g", "-S"]
    options += ["-emit-llvm", "-Xclang", "-finclude-default-header", "-o", "-"]
    command = [clang, *options, str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
