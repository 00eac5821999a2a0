"""C programs that check themselves run on the device, at -O0 and at -O2, as on the host.

Each is plain C for the target SPIR, with one function that the test makes a kernel. A first line
`// refused: TEXT` or `// refused at O0: TEXT` says which error a program ends in, `// undefined:
NAME` which function it lacks. The device does not optimise, since its optimiser has faults of its
own (it vectorises loops whose rounds depend on each other), unless the first line asks for it.
"""

from __future__ import annotations

import functools
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Final

import pytest

import spvbackend
from tests.e2e.harness.worker import Worker
from tests.folders import E2E

PROGRAMS: Final = tuple(sorted(path.stem for path in (E2E / "c").glob("*.c")))
CLANG: Final = next(filter(shutil.which, ("clang-22", "clang-19")), "")
TARGETS: Final = {"O0": "spir64-unknown-unknown", "O2": "spirv64-unknown-unknown"}
C_OPTIONS: Final = ("-std=gnu17", "-w", "-I", str(E2E / "c"))
# Signed overflow, shifts by too much and the like end the program on the host.
HOST_OPTIONS: Final = ("-O1", "-fsanitize=undefined", "-fsanitize-trap=all", "-lm")
OPTIMISED: Final = "// the device optimises"
REFUSED: Final = re.compile(r"// refused(?: at (O[02]))?: (.+)")
UNDEFINED: Final = re.compile(r"// undefined: (\w+)")
# C has one memory, of number 0, in which any pointer may point.
ONE_MEMORY: Final = "cpu"

pytestmark = pytest.mark.skipif(not CLANG, reason="neither clang-22 nor clang-19 is installed")


def source(name: str) -> Path:
    return E2E / "c" / f"{name}.c"


def head(name: str) -> str:
    """Return the first line of a program."""
    return source(name).read_text().partition("\n")[0]


def refusal(name: str, level: str) -> str:
    """Return the error that a program ends in, "" for none."""
    marker = REFUSED.match(head(name))
    return marker[2] if marker and marker[1] in (None, level) else ""


def compile_c(folder: Path, *arguments: str) -> None:
    command = [CLANG, *C_OPTIONS, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Return a function that compiles all programs at a level, once, for the folder of their IR."""

    @functools.cache
    def folder(level: str) -> Path:
        result = tmp_path_factory.mktemp(level)
        what = ("-S", "-emit-llvm", "-target", TARGETS[level], f"-{level}")
        compile_c(result, *what, *(str(source(name)) for name in PROGRAMS))
        return result

    return folder


def kernel_text(folder: Path, name: str) -> str:
    """Return the LLVM IR of a program; C has no word for kernels."""
    text = (folder / f"{name}.ll").read_text()
    return text.replace("spir_func void @run(", "spir_kernel void @run(")


@pytest.mark.parametrize("name", PROGRAMS)
def test_on_the_host(name: str, tmp_path: Path) -> None:
    """The programs are right: they pass, and run into no undefined behaviour."""
    compile_c(tmp_path, *HOST_OPTIONS, str(source(name)), "-o", "program")
    done = subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, ""), f"line {done.stdout}"


@pytest.mark.parametrize("level", TARGETS)
@pytest.mark.parametrize("name", PROGRAMS)
def test_on_the_device(name: str, level: str, compiled: Any, device: Worker) -> None:
    text = kernel_text(compiled(level), name)
    if why := refusal(name, level):
        with pytest.raises(spvbackend.Unsupported, match=re.escape(why)):
            spvbackend.translate(text, verify=True, address_space_map=ONE_MEMORY)
        return
    spirv = spvbackend.translate(text, verify=True, address_space_map=ONE_MEMORY)
    spvbackend.validate(spirv)
    if missing := UNDEFINED.match(head(name)):
        assert f'LinkageAttributes "{missing[1]}" Import' in spvbackend.disassemble(spirv)
        return
    path = device.folder / f"{name}.{level}.spv"
    path.write_bytes(spirv)
    job = {"kernel": "run", "items": 1, "in": "", "out": 4, "memory": ""}
    replies = device.ask({"path": str(path), "jobs": [job], "optimise": OPTIMISED in head(name)})
    assert replies is not None, device.why
    assert "why" not in replies[0], replies[0]["why"]
    line = int.from_bytes(bytes.fromhex(replies[0]["out"])[:4], "little", signed=True)
    assert line == 0, f"{name}.c:{line} at {level}"
