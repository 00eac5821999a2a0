"""--explain-types: a line for each pointer, for people."""

from pathlib import Path

import llvmlite.binding as llvm
import pytest

from spvbackend.reading.child import CAN_FORK
from tests.unit.cases.command import pyllc
from tests.unit.cases.explained import body

REPORTED = """\
@t = addrspace(1) global ptr addrspace(1) null

define spir_kernel void @f(ptr addrspace(1) %p, ptr %unused) {
  store ptr addrspace(1) %p, ptr addrspace(1) @t
  call spir_func void @g(ptr addrspace(1) %p)
  ret void
}

define spir_func void @g(ptr addrspace(1) %q) {
  %a = freeze ptr addrspace(1) %q
  store float 0.0, ptr addrspace(1) %a
  %b = load float, ptr addrspace(1) %q
  %c = load i32, ptr addrspace(1) %a
  ret void
}

declare void @h(ptr)
"""
G_REPORT = """\
@g:
  %q: float <- load at k.ll:12 (used)
    not i32: 3 casts at k.ll:5, k.ll:11, k.ll:12; float needs fewer casts
  %a: float <- store at k.ll:11 (used); cast to i32 at k.ll:13
    not i32, as for %q
"""
REPORT = f"""\
@t: float addrspace(1)* <- variable at k.ll:1 (stated)
  stored there: float <- store at k.ll:4 <- %p: argument 0 of @g at k.ll:5 <- %q: \
load at k.ll:12 (used)

@f:
  %p: float <- argument 0 of @g at k.ll:5 <- %q: load at k.ll:12 (used)
  %unused: i8 <- nothing is known (default)

{G_REPORT}"""


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    path = tmp_path / "k.ll"
    path.write_text(REPORTED)
    return path


def test_report_of_a_module(kernel: Path) -> None:
    """A line for each pointer, on stdout, and no other output."""
    run = pyllc(kernel, "--explain-types")
    assert (run.status, run.output.decode(), run.errors) == (0, REPORT, "")
    assert [path.name for path in kernel.parent.iterdir()] == ["k.ll"]


@pytest.mark.parametrize("option", ["--explain-types=g", "-explain-types=@g"])
def test_report_of_a_function(kernel: Path, option: str) -> None:
    assert pyllc(option, kernel) == (0, G_REPORT.encode(), "")
    assert pyllc("--explain-types=h", kernel) == (0, b"", "")


def test_unknown_function_is_an_error(kernel: Path) -> None:
    output = kernel.parent / "why.txt"
    for name in ("missing", "t", "q"):
        run = pyllc(kernel, f"--explain-types={name}", "-o", output)
        assert (run.status, run.output) == (1, b"")
        assert run.errors == f"{kernel}: error: there is no function '@{name}' to explain\n"
    assert not output.exists()


def test_report_goes_to_the_file_that_is_named(kernel: Path) -> None:
    output = kernel.parent / "why.txt"
    assert pyllc(kernel, "--explain-types=g", "-o", output) == (0, b"", "")
    assert output.read_text() == G_REPORT


def test_report_of_stdin_counts_lines() -> None:
    """A name of a file would be no help there."""
    report = G_REPORT.replace("k.ll:", "line ").encode()
    for argv in (["--explain-types=g"], ["-", "--explain-types=g", "-o", "-"]):
        assert pyllc(*argv, stdin=REPORTED.encode()) == (0, report, "")


def test_report_of_bitcode_names_no_line_of_the_file(kernel: Path) -> None:
    bitcode = kernel.with_suffix(".bc")
    bitcode.write_bytes(llvm.parse_assembly(REPORTED).as_bitcode())
    run = pyllc(bitcode, "--explain-types=g")
    assert b"\n@g:\n  %q: float <- load at line " in run.output
    assert b"k.bc" not in run.output


def test_report_of_an_optimised_module_names_no_line_of_the_file(kernel: Path) -> None:
    """The lines are those of LLVM's print of the optimised module."""
    run = pyllc(kernel, "-O2", "--explain-types=g")
    assert b"\n@g:\n  %q: float <- " in run.output
    assert b"k.ll:" not in run.output


def test_report_shows_few_of_many_uses(tmp_path: Path) -> None:
    """The reason, two that agree with it, and how many more."""
    path = tmp_path / "k.ll"
    blocks = [f"  br label %b{n}\nb{n}:\n  store i32 {n}, ptr %p" for n in range(4)]
    path.write_text(body("ptr %p", "  store i32 9, ptr %p", *blocks))
    assert pyllc(path, "--explain-types").output.decode() == (
        "@f:\n  %p: i32 <- store at k.ll:2 (used), also store at k.ll:5, store at k.ll:8, 2 more\n"
    )


def test_report_of_a_wrong_module_is_its_error(kernel: Path) -> None:
    kernel.write_text(REPORTED.replace("store float 0.0", "store float %none"))
    run = pyllc(kernel, "--explain-types")
    assert (run.status, run.output) == (1, b"")
    assert run.errors.startswith(f"{kernel}:11:")


@pytest.mark.skipif(not CAN_FORK, reason="needs a child process")
def test_report_when_a_child_process_reads(kernel: Path) -> None:
    assert pyllc(kernel, "--explain-types", isolate=True) == (0, REPORT.encode(), "")
