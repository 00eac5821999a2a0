"""Several inputs of a command: their outputs, their messages, and the workers that do them."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from spvbackend.commands import outcomes
from spvbackend.commands.run import Command
from tests.folders import ROOT
from tests.unit.cases.children import children
from tests.unit.cases.command import DOUBTED, pyllc, pyllvm_spirv

KERNEL = """\
define spir_kernel void @{name}(ptr addrspace(1) %out) {{
  store i32 1, ptr addrspace(1) %out
  ret void
}}
"""
REFUSED = "define fp128 @f(fp128 %x) {\n  ret fp128 %x\n}\n"
AT_ONCE = ("-j1", "-j2", "-j", "-j=0", "--j=3")

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="the system cannot fork")


@pytest.fixture
def kernels(tmp_path: Path) -> list[Path]:
    """Five inputs, of which the second and the fourth are wrong."""
    texts = [KERNEL.format(name=f"k{n}") for n in range(5)]
    texts[1], texts[3] = REFUSED, "nonsense\n"
    paths = [tmp_path / f"k{n}.ll" for n in range(5)]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    return paths


def alone(path: Path) -> bytes:
    return pyllc(path, "-filetype=obj", "-o", "-").output


@pytest.mark.parametrize("count", AT_ONCE)
def test_each_input_gives_what_it_gives_alone(kernels: list[Path], count: str) -> None:
    folder = kernels[0].parent / "some" / "folder"
    argv = (count, *kernels, "--output-dir", folder, "-filetype=obj")
    others = children()
    run = pyllc(*argv, isolate=True)
    assert (run.status, run.output) == (1, b"")
    assert sorted(os.listdir(folder)) == ["k0.spv", "k2.spv", "k4.spv"]
    for path in kernels[::2]:
        assert (folder / f"{path.stem}.spv").read_bytes() == alone(path)
    # Messages come whole, and in the order of the inputs.
    assert run.errors == "".join(pyllc(path).errors for path in (kernels[1], kernels[3]))
    assert children() == others


@needs_fork
def test_output_and_messages_come_in_the_order_of_the_inputs(kernels: list[Path]) -> None:
    kernels[1].write_text(KERNEL.format(name="late"))
    kernels[3].write_text(DOUBTED)
    # The first takes longest.
    body = "".join(f"  store i32 {n}, ptr addrspace(1) %out\n" for n in range(4000))
    kernels[0].write_text(KERNEL.format(name="k0").replace("  ret", body + "  ret"))
    argv = [*kernels, "-stop-after=parse", "-print-after=parse"]
    one = pyllc(*argv, isolate=True)
    two = pyllc(*argv, "-j3", isolate=True)
    assert one.status == 0
    assert two == one
    for text in (one.output.decode(), one.errors):
        names = re.findall(r"^define .*?@(\w+)", text, re.MULTILINE)
        assert names == ["k0", "late", "k2", "k", "k4"]


@needs_fork
def test_a_warning_is_of_its_input(kernels: list[Path]) -> None:
    for path in kernels:
        path.write_text(DOUBTED)
    run = pyllc(*kernels, "-j2", "-filetype=null", isolate=True)
    assert run.errors == "".join(pyllc(path, "-filetype=null").errors for path in kernels)
    assert (run.status, run.errors.count(": warning: ")) == (0, len(kernels))
    assert pyllc(*kernels, "-j2", "--werror", "-filetype=null", isolate=True).status == 1


def test_the_folder_for_outputs(kernels: list[Path]) -> None:
    folder = kernels[0].parent / "out"
    assert pyllc(kernels[0], f"-output-dir={folder}").status == 0
    assert pyllc(kernels[0], f"-output-dir={folder}", "-stop-after=select").output == b""
    assert pyllc("-", "--output-dir", folder, stdin=kernels[0].read_bytes()).output != b""
    assert sorted(os.listdir(folder)) == ["k0.spvasm", "k0.txt"]
    assert b"OpFunction" in (folder / "k0.txt").read_bytes()
    assert pyllvm_spirv(kernels[0], kernels[2], "--output-dir", folder).status == 0
    assert sorted(os.listdir(folder)) == ["k0.spv", "k0.spvasm", "k0.txt", "k2.spv"]


def test_names_of_outputs_that_meet(kernels: list[Path]) -> None:
    parent = kernels[0].parent
    other = parent / "other" / "k0.ll"
    other.parent.mkdir()
    other.write_bytes(kernels[0].read_bytes())
    folder = parent / "out"
    run = pyllc(kernels[0], other, "--output-dir", folder)
    assert run.status == 1
    assert (
        f"the output of '{other}' would replace that of '{kernels[0]}': '{folder}/k0.spvasm'"
        in run.errors
    )
    # Nothing has been done, and no folder is left.
    assert not folder.exists()
    # One file by two names.
    crooked = parent / "other" / ".." / "k0.ll"
    assert "would replace that of" in pyllc(kernels[0], crooked).errors
    assert pyllc(kernels[0], crooked, "-filetype=null").status == 0
    assert pyllc(kernels[0], other).status == 0


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["-j=x"], "bad number of workers 'x': expected 0 for all cores, or more"),
        (["-j=-1"], "bad number of workers '-1'"),
        (["-jx"], "unknown option '-jx'"),
        (["-o", "x", "--output-dir=y"], "'-o' names a file, and '-output-dir' a folder: pass one"),
        (["--cache-size=1G"], "option '-cache-size' needs '-cache-dir', which names the cache"),
        (["--cache-dir=c", "--cache-size=0"], "bad size of a cache '0': expected a number of"),
        (["--cache-dir=c", "--cache-size=1T"], "bad size of a cache '1T'"),
        (["--cache-dir=c", "--cache-size=K"], "bad size of a cache 'K'"),
        (["--cache-dir="], "the folder of a cache has no name"),
    ],
)
def test_wrong_options(argv: list[str], message: str) -> None:
    run = pyllc(*argv, stdin=KERNEL.format(name="k").encode())
    assert run.status == 1
    assert message in run.errors


def test_a_folder_that_cannot_be_made(kernels: list[Path]) -> None:
    folder = kernels[0] / "below"
    run = pyllc(kernels[0], "--output-dir", folder)
    assert (run.status, run.output) == (1, b"")
    assert run.errors.startswith(f"{folder}: error: cannot write the output: ")
    assert "cannot write the output" in pyllc(kernels[0], "--output-dir", "a\0b").errors


def test_where_the_number_of_workers_may_stand(kernels: list[Path]) -> None:
    four = kernels[0].parent / "4"
    four.write_bytes(kernels[0].read_bytes())
    for argv in (("-j", kernels[0]), ("-j", "2", kernels[0]), (kernels[0], "-j"), ("-j2", four)):
        assert pyllc(*argv, "-filetype=null") == (0, b"", ""), argv


@needs_fork
def test_response_files_name_inputs(kernels: list[Path]) -> None:
    listed = kernels[0].parent / "inputs.txt"
    listed.write_text("\n".join(map(str, kernels[::2])))
    folder = kernels[0].parent / "out"
    assert pyllc(f"@{listed}", "-j2", "--output-dir", folder, isolate=True) == (0, b"", "")
    assert sorted(os.listdir(folder)) == ["k0.spvasm", "k2.spvasm", "k4.spvasm"]


@needs_fork
@pytest.mark.parametrize("count", ["-j1", "-j2"])
def test_corrupt_bitcode_stops_no_other(kernels: list[Path], count: str) -> None:
    bitcode = llvm.parse_assembly(KERNEL.format(name="k")).as_bitcode()
    damaged = kernels[0].parent / "damaged.bc"
    damaged.write_bytes(bitcode[:200] + b"\xff" * (len(bitcode) - 200))
    run = pyllc(kernels[0], damaged, kernels[2], count, "-filetype=null", isolate=True)
    assert run == pyllc(damaged, "-filetype=null", isolate=True)
    assert run.status == 1


# What a worker cannot survive, by the name of the function that is translated.
ENDING = """\
import os, sys
from spvbackend.commands import run

real = run.Command._translate

def translate(self, listener):
    if "@fatal" in self.source or ("@once" in self.source and self.reads_here):
        os.abort()
    return real(self, listener)

run.Command._translate = translate
from spvbackend.__main__ import main
main()
"""


@needs_fork
def test_a_worker_that_is_ended_is_replaced(kernels: list[Path], tmp_path: Path) -> None:
    """The input that ended a worker is tried once more, with LLVM in a process of its own."""
    kernels[1].write_text(KERNEL.format(name="fatal"))
    kernels[3].write_text(KERNEL.format(name="once"))
    folder = tmp_path / "out"
    argv = [*map(str, kernels), "-j2", f"--output-dir={folder}"]
    done = subprocess.run(
        [sys.executable, "-c", ENDING, *argv], capture_output=True, text=True, cwd=ROOT
    )
    assert done.returncode == 1
    assert done.stderr == (
        f"{kernels[1]}: error: the process that translated it ended with SIGABRT\n"
        "note: memory may be short for so many at once: pass a smaller -j\n"
    )
    assert sorted(os.listdir(folder)) == ["k0.spvasm", "k2.spvasm", "k3.spvasm", "k4.spvasm"]


STUCK = """\
import os, sys, time
from spvbackend.commands import run

def translate(self, listener):
    with open({started!r}, "a") as file:
        file.write(f"{{os.getpid()}}\\n")
    time.sleep(600)

run.Command._translate = translate
from spvbackend.__main__ import main
main()
"""


def is_there(pid: int) -> bool:
    """Whether a process runs; one that nobody has waited for is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@needs_fork
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="there is no /proc")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_all_workers(
    kernels: list[Path], tmp_path: Path, number: signal.Signals
) -> None:
    started = tmp_path / "started"
    program = STUCK.format(started=str(started))
    argv = [sys.executable, "-c", program, *map(str, kernels), "-j3", "-filetype=null"]
    with subprocess.Popen(argv, stderr=subprocess.PIPE, text=True, cwd=ROOT) as process:
        deadline = time.monotonic() + 60
        while not started.exists() or len(started.read_text().splitlines()) < 3:
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.02)
        workers = [int(line) for line in started.read_text().split()]
        # To the command alone, as kill does it; a terminal tells the workers as well.
        process.send_signal(number)
        _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (-number, "")
    deadline = time.monotonic() + 10
    while any(map(is_there, workers)):
        assert time.monotonic() < deadline
        time.sleep(0.02)


@needs_fork
@pytest.mark.parametrize("there_are", [0, 1])
def test_a_system_that_has_no_more_processes(
    kernels: list[Path], monkeypatch: pytest.MonkeyPatch, there_are: int
) -> None:
    fork = os.fork
    forks: list[int] = []

    def few() -> int:
        forks.append(1)
        if len(forks) > there_are:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        return fork()

    monkeypatch.setattr(os, "fork", few)
    before, others = len(os.listdir("/proc/self/fd")), children()
    run = pyllc(*kernels[::2], "-j3", "-filetype=null", isolate=True)
    assert run.status == 1 - there_are
    refused = "pyllc: error: the system refused a call: Resource temporarily unavailable\n"
    assert run.errors == ("" if there_are else refused)
    assert len(os.listdir("/proc/self/fd")) == before
    assert children() == others


@pytest.mark.parametrize("count", ["-j1", "-j2"])
def test_stdin_may_be_among_the_inputs(kernels: list[Path], count: str) -> None:
    argv = [sys.executable, "-m", "spvbackend", str(kernels[0]), "-", count, "-filetype=obj"]
    done = subprocess.run(
        [*argv, "--cache-dir", str(kernels[0].parent / "cache")],
        input=kernels[2].read_bytes(), capture_output=True, cwd=ROOT,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, alone(kernels[2]), b"")
    assert kernels[0].with_suffix(".spv").read_bytes() == alone(kernels[0])


@needs_fork
def test_a_reader_that_has_gone_is_no_traceback(kernels: list[Path]) -> None:
    good = " ".join(map(str, kernels[::2]))
    command = f"{sys.executable} -m spvbackend {good} -j2 -stop-after=select | head -c 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT)
    assert done.stderr == ""


def test_garbage_of_many_inputs_is_freed(
    kernels: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    counts: list[int] = []
    monkeypatch.setattr(outcomes, "GARBAGE", 0)
    monkeypatch.setattr(outcomes.gc, "collect", lambda: counts.append(1))
    monkeypatch.setattr(outcomes.gc, "freeze", lambda: None)
    pyllc(*kernels, "-filetype=null")
    assert len(counts) == len(kernels)


@needs_fork
def test_without_a_process_of_its_own_there_are_no_workers(
    kernels: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process with threads must not be copied."""
    pids: set[int] = set()
    run_job = Command.run_job

    def noted(command: Command, options: object) -> int:
        pids.add(os.getpid())
        return run_job(command, options)

    monkeypatch.setattr(Command, "run_job", noted)
    assert pyllc(*kernels[::2], "-j2", "-filetype=null").status == 0
    assert pids == {os.getpid()}
