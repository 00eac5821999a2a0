"""tools/compare.py: which modules count, what becomes of each, and the table."""

import subprocess
import sys
from pathlib import Path
from typing import Final

import compare
import pytest

from spvbackend.validate import find_spirv_val
from tests.unit.cases.fake_tool import write_tool

GOOD: Final = """
define spir_kernel void @good(ptr addrspace(1) %p) {
  %v = load i32, ptr addrspace(1) %p
  %f = load float, ptr addrspace(1) %p
  store i32 %v, ptr addrspace(1) %p
  ret void
}
"""
ENDS_LLVM: Final = """
define i1 @ends(float %x) {
  %r = fptoui float %x to i1
  ret i1 %r
}
"""
WRONG: Final = "define void @wrong() {\n  ret i32\n}\n"


@pytest.fixture
def modules(tmp_path: Path) -> Path:
    folder = tmp_path / "modules"
    folder.mkdir()
    for name, text in {"ends": ENDS_LLVM, "good": GOOD, "wrong": WRONG}.items():
        (folder / f"{name}.ll").write_text(text)
    (folder / "other.txt").write_text("no module")
    (folder / "test.ll").write_text("; RUN: not pyllc %s\n" + GOOD)
    (folder / "split.ll").write_text("; RUN: pyllc --split-input-file %s\n" + GOOD)
    (folder / "error.ll").write_text("ret ; expected-error: none\n")
    return folder


def cells_of(text: str) -> dict[str, list[str]]:
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {name: cells for name, *cells in rows[2:]}


def run(modules: Path, *words: str) -> str:
    """Run the tool in a process of its own.

    LLVM ends its fork by `exit`. In the fork of a process that has used lavapipe, the handlers of
    that driver would wait for threads that the fork lacks.
    """
    command = [sys.executable, compare.__file__, str(modules), "--runs", "1", "--llvm-spirv", ""]
    done = subprocess.run([*command, *words], capture_output=True, text=True, check=True)
    return done.stdout


def test_modules_on_purpose_wrong_do_not_count(modules: Path) -> None:
    names = [path.stem for path in compare.find_inputs([modules], "*")]
    assert names == ["ends", "good", "wrong"]
    assert [path.stem for path in compare.find_inputs([modules], "g*")] == ["good"]


def test_a_folder_without_modules_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="no modules there"):
        compare.main([str(tmp_path)])
    with pytest.raises(SystemExit, match="no such file or folder"):
        compare.main([str(tmp_path / "none")])


@pytest.mark.skipif(find_spirv_val() is None, reason="spirv-val is not installed")
def test_the_table_counts_what_becomes_of_modules(modules: Path) -> None:
    text = run(modules, "--failures")
    ours, theirs, less = cells_of(text).values()
    assert ours[:3] == ["2", "2", "0"]
    assert theirs[:3] == ["1", "0", "1"]
    assert less[:3] == ["1", "1", "1"]
    # Of the module that all accept; one of its two loads needs a cast.
    assert float(ours[3]) > 0
    assert all(float(cells[4]) > 0 for cells in (ours, theirs, less))
    assert "3 modules; valid by v" in text
    assert "casts and times of the 1 that all accept" in text
    assert "ends.ll: ended with status" in text
    assert text.count("wrong.ll: ") == 3


def test_without_a_validator_nothing_is_said_of_validity(
    modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIRV_VAL", "none")
    text = run(modules, "--only", "good.ll")
    assert all(cells[1] == "not checked" for cells in cells_of(text).values())
    assert "valid by" not in text


def test_a_module_that_a_translator_makes_invalid_is_told(
    modules: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    program = "import sys\nprint('error: not so')\nsys.exit(1 if '-' in sys.argv else 0)"
    monkeypatch.setenv("SPIRV_VAL", str(write_tool(tmp_path / "validator", program)))
    text = run(modules, "--only", "good.ll", "--failures")
    assert all(cells[:2] == ["1", "0"] for cells in cells_of(text).values())
    assert "good.ll: not valid: error: not so" in text


def test_what_does_not_end_is_ended(modules: Path, tmp_path: Path) -> None:
    def prepare() -> compare.Translate:
        def translate(source: bytes) -> bytes:
            while source:
                pass
            return source

        return translate

    tool = compare.Forked("never", prepare, timeout=0.1)
    result = tool.translate(modules / "good.ll", tmp_path / "out.spv")
    assert result == compare.Result("no end in time", ended=True)


def translator(tmp_path: Path, end: str) -> compare.LlvmSpirv:
    """A program in llvm-spirv's place, which has read bitcode and has to write a file."""
    program = f"import sys\nassert open(sys.argv[2], 'rb').read(2) == b'BC'\n{end}\n"
    return compare.LlvmSpirv(str(write_tool(tmp_path / "llvm-spirv", program)), timeout=30)


def test_llvm_spirv_gets_bitcode_and_writes_a_file(modules: Path, tmp_path: Path) -> None:
    target = tmp_path / "out.spv"
    tool = translator(tmp_path, "open(sys.argv[4], 'wb').write(b'words')")
    result = tool.translate(modules / "good.ll", target)
    assert (tool.name, result.why, result.seconds > 0) == ("llvm-spirv", "", True)
    assert target.read_bytes() == b"words"


@pytest.mark.parametrize(
    ("end", "wanted"),
    [
        ("sys.exit('no such thing')", compare.Result("no such thing")),
        ("import os\nos.abort()", compare.Result("no reason given", ended=True)),
    ],
)
def test_llvm_spirv_may_fail(
    end: str, wanted: compare.Result, modules: Path, tmp_path: Path
) -> None:
    tool = translator(tmp_path, end)
    assert tool.translate(modules / "good.ll", tmp_path / "out.spv") == wanted


def test_llvm_spirv_needs_no_look_at_what_llvm_does_not_read(modules: Path, tmp_path: Path) -> None:
    tool = compare.LlvmSpirv(sys.executable, timeout=30)
    result = tool.translate(modules / "wrong.ll", tmp_path / "out.spv")
    assert "LLVM IR parsing error" in result.why
