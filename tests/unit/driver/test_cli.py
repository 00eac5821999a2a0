"""pyllc on right and on wrong input: its messages, its exit status and the files it leaves."""

import os
import subprocess
import sys
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from spvbackend.commands.llc import PYLLC
from tests.folders import ROOT
from tests.unit.cases.command import pyllc

KERNEL = """\
target triple = "spirv64-unknown-unknown"

define spir_kernel void @store_one(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out
  ret void
}
"""
# Only LLVM's verifier finds what is wrong here; its reader does not.
UNDOMINATED = KERNEL.replace("store i32 1,", "store i32 %late,").replace(
    "  ret void", "  %late = add i32 1, 2\n  ret void"
)
SPIRV_MAGIC = b"\x03\x02\x23\x07"


def only_line(text: str) -> str:
    lines = text.splitlines()
    assert len(lines) == 1, text
    return lines[0]


def test_default_output_is_text_beside_the_input(kernel: Path) -> None:
    assert pyllc(kernel) == (0, b"", "")
    assert "OpEntryPoint Kernel" in (kernel.parent / "k.spvasm").read_text()
    assert sorted(os.listdir(kernel.parent)) == ["k.ll", "k.spvasm"]


def test_binary_beside_the_input(kernel: Path) -> None:
    assert pyllc("--filetype=obj", kernel).status == 0
    assert (kernel.parent / "k.spv").read_bytes().startswith(SPIRV_MAGIC)


def test_name_of_the_output_asks_for_the_binary(kernel: Path) -> None:
    output = kernel.parent / "other.spv"
    assert pyllc(kernel, "-o", output).status == 0
    assert output.read_bytes().startswith(SPIRV_MAGIC)
    assert pyllc(kernel, "-filetype=asm", "-o", output).status == 0
    assert b"OpEntryPoint" in output.read_bytes()


def test_null_writes_nothing(kernel: Path) -> None:
    assert pyllc(kernel, "-filetype=null") == (0, b"", "")
    assert os.listdir(kernel.parent) == ["k.ll"]


def test_stdin_to_stdout() -> None:
    text = pyllc("-mtriple=spirv64", "-", stdin=KERNEL.encode())
    assert text.status == 0
    assert b"OpEntryPoint Kernel" in text.output
    assert pyllc(stdin=KERNEL.encode()) == text


def test_bitcode_gives_what_text_gives(kernel: Path) -> None:
    bitcode = kernel.with_suffix(".bc")
    bitcode.write_bytes(llvm.parse_assembly(KERNEL).as_bitcode())
    from_text = pyllc(kernel, "-filetype=obj", "-o", "-")
    assert from_text.output.startswith(SPIRV_MAGIC)
    assert pyllc(bitcode, "-filetype=obj", "-o", "-") == from_text


@pytest.mark.parametrize(
    ("argv", "word"),
    [
        (["-mtriple", "spirv64v1.2"], 0x00010200),
        (["--mtriple=spirv64"], 0x00010400),
        (["-mtriple=spir64"], 0x00010400),
        (["-mtriple=spirv64v1.6-unknown-unknown"], 0x00010600),
    ],
)
def test_triple_sets_the_version(kernel: Path, argv: list[str], word: int) -> None:
    run = pyllc(*argv, kernel, "-filetype=obj", "-o", "-")
    assert int.from_bytes(run.output[4:8], "little") == word


def test_two_runs_do_not_know_of_each_other(kernel: Path) -> None:
    first = pyllc(kernel, "-o", "-")
    assert pyllc(kernel, "-mtriple=spirv32v1.0", "--spirv-ext=all", "-o", "-").status == 0
    assert pyllc(kernel, "-o", "-") == first


def test_a_good_kernel_validates(kernel: Path) -> None:
    if not cli_validator():
        pytest.skip("spirv-val is not installed")
    assert pyllc(kernel, "--validate", "-filetype=null") == (0, b"", "")


def cli_validator() -> str | None:
    from spvbackend.validate import find_spirv_val

    return find_spirv_val()


def test_missing_validator_is_said(kernel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIRV_VAL", str(kernel.parent / "nowhere"))
    run = pyllc(kernel, "--validate", "-filetype=null")
    assert run.status == 1
    assert "SPIRV_VAL names" in run.errors


def test_help_lists_every_option_and_version_is_one_line() -> None:
    text = pyllc("--help").output.decode()
    assert all(f"-{name}" in text for name in PYLLC.table.rows)
    assert only_line(pyllc("-version").output.decode()).startswith("pyllc ")


@pytest.mark.parametrize(
    ("argv", "message"),
    [
        (["-foo"], "unknown option '-foo'"),
        (["--spirv-exts=all"], "unknown option '--spirv-exts=all'"),
        (["-o"], "option '-o' needs a value"),
        (["-O4"], "bad optimisation level '4'"),
        (["-filetype=exe"], "bad file type 'exe'"),
        (["-time-passes=maybe"], "must be true or false, not 'maybe'"),
        (["a.ll", "b.ll", "-o", "c"], "option '-o' names one file, and there are 2 inputs"),
        (["a.ll", "a.bc"], "the output of 'a.bc' would replace that of 'a.ll': 'a.spvasm'"),
        (["-march=x86-64"], "bad architecture 'x86-64': expected spirv32 or spirv64"),
        (["-x", "mir"], "bad language of the input 'mir': expected ir"),
        (["--output"], "unknown option '--output'"),
        (["-optimise"], "unknown option '-optimise'"),
        (["-mtriple=x86_64-pc-linux-gnu"], "unknown or unsupported triple 'x86_64-pc-linux-gnu'"),
        (["-mtriple=spirv-unknown-vulkan1.9"], "unknown or unsupported triple"),
        (["-mtriple=spirv64v1.7"], "unknown or unsupported triple 'spirv64v1.7'"),
        (["--spirv-ext=+SPV_KHR_nonsense"], "unknown SPIR-V extension 'SPV_KHR_nonsense'"),
        (["--spirv-ext=SPV_KHR_expect_assume"], "'SPV_KHR_expect_assume' has neither + nor -"),
        (
            ["--spirv-ext=+SPV_KHR_expect_assume,-SPV_KHR_expect_assume"],
            "SPV_KHR_expect_assume is both allowed and disallowed",
        ),
        (["--avoid-spirv-capabilities=Kernel"], "cannot avoid capability 'Kernel'"),
        (
            ["--spirv-debug-info-version=dwarf"],
            "bad word for debug info 'dwarf': expected one of none, lines",
        ),
    ],
)
def test_wrong_options(argv: list[str], message: str) -> None:
    run = pyllc(*argv)
    first, *notes = run.errors.splitlines()
    assert (run.status, run.output) == (1, b"")
    assert first.startswith("pyllc: error: ")
    assert message in first
    assert all(note.startswith("note: ") for note in notes)


BITCODE = llvm.parse_assembly(KERNEL).as_bitcode()


WRONG_INPUTS = {
    "empty": (b"", "the input is empty"),
    "binary": (b"\x7fEL\0\0\0\0garbage", "neither LLVM IR text nor bitcode"),
    "latin1": (b"; caf\xe9\n", "neither bitcode nor text in UTF-8"),
    "words": (b"this is no module\n", "k.ll:1:"),
    "truncated": (KERNEL[:-30].encode(), "k.ll:"),
    "verifier": (UNDOMINATED.encode(), "does not dominate all uses"),
    "value": (KERNEL.replace("%out\n", "%missing\n").encode(), "k.ll:4:"),
    "triple": (KERNEL.replace("spirv64-unknown", "riscv64-unknown").encode(), "for another target"),
    "half": (BITCODE[: len(BITCODE) // 2], "error: "),
    "magic": (BITCODE[:4], "error: "),
    "damaged": (BITCODE[:200] + b"\xff" * (len(BITCODE) - 200), "error: "),
}


@pytest.mark.parametrize(("data", "message"), WRONG_INPUTS.values(), ids=WRONG_INPUTS)
@pytest.mark.parametrize("earlier", [None, b"what was there before"], ids=["new", "over"])
def test_wrong_input_leaves_no_file(
    tmp_path: Path, data: bytes, message: str, earlier: bytes | None
) -> None:
    source, output = tmp_path / "k.ll", tmp_path / "k.spv"
    source.write_bytes(data)
    if earlier is not None:
        output.write_bytes(earlier)
    run = pyllc(source, "-o", output)
    assert (run.status, run.output) == (1, b"")
    assert message in run.errors
    assert run.errors.startswith(str(source) + ":")
    assert "Traceback" not in run.errors
    assert (output.read_bytes() if output.exists() else None) == earlier
    assert len(os.listdir(tmp_path)) == 1 + (earlier is not None)


def test_missing_input(tmp_path: Path) -> None:
    source = tmp_path / "missing.ll"
    run = pyllc(source, "-o", tmp_path / "x.spv")
    assert run.status == 1
    assert only_line(run.errors) == (
        f"{source}: error: cannot read the input: No such file or directory"
    )
    assert os.listdir(tmp_path) == []


def test_output_into_a_missing_folder(kernel: Path) -> None:
    output = kernel.parent / "missing" / "x.spv"
    run = pyllc(kernel, "-o", output)
    assert run.status == 1
    assert only_line(run.errors).startswith(f"{output}: error: cannot write the output: ")


def test_a_device_is_written_to_and_stays_a_device(kernel: Path) -> None:
    assert pyllc(kernel, "-o", os.devnull).status == 0
    assert not os.path.isfile(os.devnull)


def test_failed_write_keeps_the_earlier_file(kernel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = kernel.parent / "k.spv"
    output.write_bytes(b"before")

    def fail(source: str, target: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    run = pyllc(kernel, "-o", output)
    assert run.status == 1
    assert "cannot write the output: No space left on device" in run.errors
    assert output.read_bytes() == b"before"
    assert sorted(os.listdir(kernel.parent)) == ["k.ll", "k.spv"]


# Slow to load, or there only for what is asked for.
NOT_LOADED = {
    *("argparse", "difflib", "json", "networkx", "numpy", "subprocess"),
    *("spvbackend.explain", "spvbackend.mir.verify.flow", "spvbackend.reproducer"),
    *("spvbackend.infer.costs", "spvbackend.isel.trace", "spvbackend.listing"),
    *("spvbackend.emit.friendly", "spvbackend.isel.module.imports"),
    *("spvbackend.commands.llvm_spirv", "spvbackend.commands.response"),
    *("spvbackend.cache", "spvbackend.commands.cached", "spvbackend.commands.many"),
    *("concurrent.futures", "hashlib", "spvbackend.many"),
    "spvbackend.reading.newer_text",
    *("spvbackend.builtins.avc", "spvbackend.builtins.groups", "spvbackend.builtins.names"),
    *("spvbackend.isel.builtins.table", "spvbackend.mir.verify.types"),
    *("spvbackend.prepare.legal.run", "spvbackend.prepare.templates.index"),
    *("spvbackend.prepare.lower.intrinsics", "spvbackend.prepare.templates.text"),
}
MOST_MODULES = 240
"""Of ours that a plain run loads; each takes a tenth of a millisecond or more."""


def many_blocks() -> str:
    """A kernel of many blocks that builtins and a recursive function serve, tables of pointers
    that lead to one another in rings of ten, and a table of numbers."""
    numbers = ", ".join([f"i32 {n * n}" for n in range(20000)])
    tables = [
        f"@t{n} = addrspace(1) global [3 x ptr addrspace(1)] [ptr addrspace(1) @number, "
        f"ptr addrspace(1) @t{n // 10 * 10 + (n + 1) % 10}, ptr addrspace(1) null]\n"
        for n in range(200)
    ]
    blocks = [
        f"b{n}:\n %v{n} = load i32, ptr addrspace(1) %p\n %c{n} = icmp eq i32 %v{n}, {n}\n"
        f" %r{n} = call spir_func i32 @_Z3maxii(i32 %v{n}, i32 %v{n})\n"
        f" store i32 %r{n}, ptr addrspace(1) %p\n br i1 %c{n}, label %b{n}, label %b{n + 1}\n"
        for n in range(400)
    ]
    return (
        "@number = addrspace(1) global i32 7\n"
        f"@numbers = addrspace(1) constant [20000 x i32] [{numbers}]\n"
        + "".join(tables)
        + "declare spir_func i32 @_Z3maxii(i32, i32)\n"
        "define spir_func void @again(i32 %n) {\n call spir_func void @again(i32 %n)\n"
        " ret void\n}\n"
        "define spir_kernel void @k(ptr addrspace(1) %p) {\n"
        " store ptr addrspace(1) @t7, ptr addrspace(1) %p\n"
        " call spir_func void @again(i32 1)\n br label %b0\n"
        f"{''.join(blocks)}b400:\n ret void\n}}\n"
    )


@pytest.mark.parametrize("large", [False, True])
def test_plain_run_loads_nothing_that_is_slow(kernel: Path, large: bool) -> None:
    if large:
        kernel.write_text(many_blocks())
    program = (
        "import sys\n"
        "from spvbackend import cli\n"
        f"assert cli.main([{str(kernel)!r}], sys.stdin, sys.stdout, sys.stderr) == 0\n"
        f"print(sorted({NOT_LOADED} & set(sys.modules)))\n"
        "own = [name for name in sys.modules if name.startswith('spvbackend')]\n"
        f"assert len(own) <= {MOST_MODULES}, len(own)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("[]\n", "")


def test_plain_run_makes_few_tuples_with_names(tmp_path: Path) -> None:
    """Each takes ten times as long to make as a class with slots does."""
    arguments = [str(ROOT / "ci" / "saxpy.ll"), "-o", str(tmp_path / "k.spv")]
    program = (
        "import sys\n"
        "from spvbackend import cli\n"
        f"assert cli.main({arguments}, sys.stdin, sys.stdout, sys.stderr) == 0\n"
        "print(sorted(each.__name__ for each in tuple.__subclasses__()\n"
        "             if each.__module__.startswith('spvbackend')))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("['Builtin', 'Shape']\n", "")


def test_closed_pipe_is_no_traceback(kernel: Path) -> None:
    command = f"{sys.executable} -m spvbackend {kernel} -o - | head -c 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=ROOT)
    assert done.stderr == ""
