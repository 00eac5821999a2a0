"""A run in one file: what an internal error leaves, and what comes of it again."""

import json
from pathlib import Path

import llvmlite.binding as llvm
import pytest

import spvbackend
from spvbackend import InternalError, Lowering, Request
from spvbackend.diagnostics import CompileError
from spvbackend.options import Options
from spvbackend.reproducer import FORMAT, KEPT, read_record, record
from tests.passes import replace_pass
from tests.unit.cases.command import pyllc

IR = "define spir_kernel void @k(ptr addrspace(1) %p) {\n  ret void\n}\n"
LEFT_OUT = {"error_format", "input", "output", "reproducer", "trust_bitcode"}


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A bug in the pass cleanup, until `undo` is called."""

    def fail(*arguments: object) -> None:
        raise KeyError("lost")

    replace_pass(monkeypatch, "cleanup", fail)
    return monkeypatch


def test_all_options_are_kept_or_left_out_on_purpose() -> None:
    assert set(vars(Options())) == set(KEPT) | LEFT_OUT


@pytest.mark.parametrize("source", [IR, llvm.parse_assembly(IR).as_bitcode(), "; \udcff\n"])
def test_what_is_recorded_is_read(source: str | bytes) -> None:
    options = Options("spirv32v1.3", 0x10300)
    options.extensions = frozenset(("SPV_INTEL_optnone", "SPV_KHR_expect_assume"))
    options.allow_unknown_intrinsics = ("llvm.a.", "llvm.b.")
    options.opt_level, options.verify_each, options.stop_after = 2, True, "select"
    options.explain_types = ""
    run = read_record(record(source, options, "why", "k.ll", ["my_erf"]).encode())
    assert (run.source, run.builtins, run.options.input) == (source, ("my_erf",), "k.ll")
    for name in KEPT:
        assert getattr(run.options, name) == getattr(options, name), name


def test_a_bug_offers_to_keep_its_run(broken: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plain = pyllc("-", stdin=IR.encode())
    assert plain.status == 70
    assert "note: pass --reproducer=FILE to save the run in a file for a report" in plain.errors
    path = tmp_path / "run.json"
    argv = ("-mtriple=spirv32v1.2", "--spirv-ext=+SPV_INTEL_optnone", "--reproducer", path, "-")
    kept = pyllc(*argv, stdin=IR.encode())
    assert kept.status == 70
    assert f"note: the run is in '{path}': pyllc --reproduce={path} repeats it" in kept.errors
    written = json.loads(path.read_text())
    assert written["input"] == {"text": IR}
    assert "KeyError: 'lost'" in written["error"]
    assert set(written["versions"]) == {"LLVM", "Python", "llvmlite", "platform", "spvbackend"}
    again = pyllc("--reproduce", path)
    assert again.status == 70
    assert again.errors.splitlines()[0] == kept.errors.splitlines()[0]
    broken.undo()
    assert pyllc("--reproduce", path) == pyllc("-mtriple=spirv32v1.2", "-", stdin=IR.encode())
    # Options of the command line come on top.
    assert pyllc("--reproduce", path, "-mtriple=spirv64", "-print-after=select").errors


def test_a_reproducer_that_cannot_be_written(broken: pytest.MonkeyPatch, tmp_path: Path) -> None:
    run = pyllc("-", "--reproducer", tmp_path / "missing" / "x", stdin=IR.encode())
    assert run.status == 70
    assert "KeyError: 'lost'" in run.errors
    assert "error: cannot write the output: No such file or directory" in run.errors


def test_an_error_of_the_input_keeps_nothing(tmp_path: Path) -> None:
    run = pyllc("-", "--reproducer", tmp_path / "x", stdin=b"nonsense")
    assert (run.status, list(tmp_path.iterdir())) == (1, [])
    assert "reproducer" not in run.errors


def test_a_run_of_the_library(broken: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def lower(call: Request) -> str:
        return "  ret void"

    path = tmp_path / "run.json"
    with pytest.raises(InternalError) as caught:
        spvbackend.translate(IR, version="1.1", builtins=[Lowering("mine", lower)])
    assert "`reproducer` of this error" in str(caught.value)
    path.write_text(caught.value.reproducer)
    broken.undo()
    run = pyllc("--reproduce", path, "-filetype=obj")
    assert run.output == spvbackend.translate(IR, version="1.1")
    assert "warning: the run's own builtins are lost: mine" in run.errors


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not a reproducer: JSONDecodeError"),
        ("[]", "not a reproducer: TypeError"),
        ("{}", "not a reproducer: KeyError: 'reproducer'"),
        ('{"reproducer": 0}', f"the reproducer has format 0, not {FORMAT}"),
        (f'{{"reproducer": {FORMAT}}}', "not a reproducer: KeyError: 'options'"),
    ],
)
def test_what_is_no_reproducer(tmp_path: Path, text: str, message: str) -> None:
    path = tmp_path / "run.json"
    path.write_text(text)
    with pytest.raises(CompileError, match=message):
        read_record(text.encode())
    run = pyllc("--reproduce", path)
    assert run.status == 1
    assert run.errors.startswith(f"{path}: error: {message}")


def test_options_of_other_types() -> None:
    text = record(IR, Options(), "why", "-").replace('"opt_level": 0', '"opt_level": "0"')
    with pytest.raises(CompileError, match="TypeError: option opt_level is '0'"):
        read_record(text.encode())


def test_a_reproducer_and_an_input(tmp_path: Path) -> None:
    path = tmp_path / "run.json"
    path.write_text(record(IR, Options(), "why", "-"))
    run = pyllc("--reproduce", path, "k.ll")
    assert "the input is the reproducer's, not 'k.ll'" in run.errors
    assert "cannot read the input" in pyllc("--reproduce", tmp_path / "none").errors
    given = pyllc(path)
    assert "the input is a reproducer, not LLVM IR\nnote: pass --reproduce=FILE" in given.errors


PLACED = "define fp128 @f(fp128 %x) {\n  ret fp128 %x\n}\n"


def messages(*argv: str | Path, stdin: bytes = b"") -> list[dict[str, object]]:
    """Return the command's messages, line by line."""
    return [json.loads(line) for line in pyllc(*argv, stdin=stdin).errors.splitlines()]


def test_messages_as_json(tmp_path: Path, broken: pytest.MonkeyPatch) -> None:
    path = tmp_path / "k.ll"
    path.write_text("  " + IR)
    (bug,) = messages(path, "--error-format=json")
    assert bug["kind"] == "InternalError"
    assert (bug["severity"], bug["pass"], bug["file"]) == ("error", "cleanup", str(path))
    assert str(bug["message"]).startswith("KeyError: 'lost' at ")
    assert (bug["line"], bug["column"], bug["notes"]) == (None, None, [])
    broken.undo()
    path.write_text(PLACED)
    (refused,) = messages("-error-format", "json", path)
    assert (refused["kind"], refused["line"], refused["column"]) == ("Unsupported", 1, 1)
    assert (refused["function"], refused["origin"]) == ("f", None)
    assert "fp128" in str(refused["message"])
    (option,) = messages("-bad", "--error-format=json")
    assert option["message"] == "unknown option '-bad'"
    assert option["file"] is None
    pointer = b"define void @f(ptr %g) {\n  call void %g()\n  ret void\n}\n"
    (remedy,) = messages("-", "--error-format=json", stdin=pointer)
    assert remedy["hint"] == "pass --spirv-ext=+SPV_INTEL_function_pointers"
    assert remedy["instruction"] == "call void %g()"
    assert list(remedy) == [
        "severity", "kind", "message", "file", "line", "column", "function", "instruction", "pass",
        "origin", "hint", "notes",
    ]  # fmt: skip


def test_the_format_of_messages() -> None:
    assert "error: bad format of messages 'xml': expected text or json" in (
        pyllc("-", "--error-format=xml", stdin=IR.encode()).errors
    )
    assert pyllc("-bad", "--error-format=text").errors.startswith("pyllc: error: unknown option")
    assert pyllc("--error-format").errors.startswith("pyllc: error: option '--error-format' needs")
