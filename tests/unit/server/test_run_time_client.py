"""examples/run_time_client.c: a client of the server without Python."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import spvbackend

ROOT: Final = Path(__file__).parents[3]
COMPILER: Final = shutil.which("cc") or ""
KERNEL: Final = "define spir_kernel void @k() {\n  ret void\n}\n"

pytestmark = pytest.mark.skipif(not COMPILER, reason="needs a C compiler")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    program = tmp_path_factory.mktemp("client") / "pyllc-client"
    source = ROOT / "examples" / "run_time_client.c"
    subprocess.run([COMPILER, "-Wall", "-Werror", "-o", program, source], check=True)
    return program


def run(folder: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    server = [sys.executable, "-m", "spvbackend.server", *command]
    return subprocess.run(server, cwd=folder, capture_output=True, text=True, check=False)


def test_writes_what_the_library_writes(client: Path, tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(KERNEL)
    done = run(tmp_path, client, "-mtriple=spirv64", "k.ll", "-o", "k.spv")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    expected = spvbackend.translate(KERNEL, triple="spirv64")
    assert (tmp_path / "k.spv").read_bytes() == expected


def test_stands_in_for_llvm_spirv_under_its_name(client: Path, tmp_path: Path) -> None:
    """The folder of the program chooses no command. clang 19 lets llvm-spirv replace its input."""
    source = 'target triple = "spirv64-unknown-unknown"\n' + KERNEL
    (tmp_path / "k.ll").write_text(source)
    folder = tmp_path / "llvm-spirv"
    folder.mkdir()
    for name in ("llvm-spirv", "client"):
        (folder / name).symlink_to(client)
    words = ("-spirv-max-version=1.3", "k.ll", "-o=k.ll")
    done = run(tmp_path, folder / "client", *words)
    assert done.returncode == 1
    assert "spirv-max-version" in done.stderr
    done = run(tmp_path, folder / "llvm-spirv", *words)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (tmp_path / "p.ll").write_text(source)
    python = (sys.executable, "-m", "spvbackend.commands.pyllvm_spirv")
    subprocess.run([*python, words[0], "p.ll", "-o=p.spv"], cwd=tmp_path, check=True)
    assert (tmp_path / "k.ll").read_bytes() == (tmp_path / "p.spv").read_bytes()


def test_has_the_messages_and_status_of_the_command(client: Path, tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text("nonsense")
    done = run(tmp_path, client, "k.ll", "-o", "k.spv")
    assert done.returncode == 1
    assert "k.ll:1:1: error: " in done.stderr


def test_says_that_there_is_no_server(client: Path, tmp_path: Path) -> None:
    done = subprocess.run([client, "k.ll"], env={}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (70, "error: SPVBACKEND_SERVER names no socket\n")
    gone = {"SPVBACKEND_SERVER": str(tmp_path / "gone")}
    done = subprocess.run([client, "k.ll"], env=gone, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (70, "error: the server does not answer\n")
