"""LLVM's reader without the rest of llvmlite says what llvmlite says."""

import _ctypes
import subprocess
import sys
from pathlib import Path

import llvmlite
import llvmlite.binding as llvm
import pytest

from spvbackend.llvmir import library
from spvbackend.llvmir.read import parse_shared, parser_alone, printed, read_steps
from tests.folders import E2E, ROOT

TEXT = 'target triple = "spirv64-unknown-unknown"\ndefine void @f() {\n  ret void\n}\n'
BROKEN = {
    "no module": "define void @f( {\n",
    "a use before its definition": "define i32 @f() {\n %b = add i32 %a, 1\n %a = add i32 1, 1\n"
    " ret i32 %b\n}\n",
    "a kernel that is called": "define spir_kernel void @k() {\n ret void\n}\n"
    "define void @f() {\n call spir_kernel void @k()\n ret void\n}\n",
    "newer text": "define void @f(ptr captures(none) %p) {\n ret void\n}\n",
    "a name that is no text": b"BC\xc0\xde",
    "a name of another script": 'define void @"\u00e4\u4e00"() {\n ret void\n}\n',
}


def steps(source: str | bytes, alone: bool) -> list[tuple[str, str, int, int, str]]:
    parse, show = parser_alone(0) if alone else (parse_shared, printed)
    found = []
    for text, error in read_steps(source, 64, 0, parse, show):
        said = ("", 0, 0, "") if error is None else (
            error.message, error.line, error.column, error.source_line
        )  # fmt: skip
        found.append((text if isinstance(text, str) else str(text or b"", "utf-8"), *said))
    return found


def test_the_installed_library_is_known() -> None:
    """Else every child would import all of llvmlite; look at what has changed, then list it."""
    assert library.open_library() is not None


@pytest.mark.parametrize("name", BROKEN)
def test_errors_are_the_same(name: str) -> None:
    assert steps(BROKEN[name], True) == steps(BROKEN[name], False)


@pytest.mark.parametrize("path", sorted((E2E / "ll").glob("*.ll"))[:5], ids=lambda path: path.stem)
def test_texts_are_the_same(path: Path) -> None:
    text = path.read_text()
    assert steps(text, True) == steps(text, False)
    bitcode = llvm.parse_assembly(text, llvm.create_context()).as_bitcode()
    assert steps(bitcode, True) == steps(bitcode, False)


def test_another_version_is_not_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvmlite, "__version__", "0.49.0")
    assert library.open_library() is None
    assert parser_alone(0)[0] is parse_shared


def test_a_library_that_is_not_there_is_not_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(llvmlite, "__file__", str(tmp_path / "__init__.py"))
    assert library.open_library() is None


def test_a_library_that_lacks_a_function_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacks(_handle: int, name: str) -> int:
        raise OSError(f"undefined symbol: {name}")

    monkeypatch.setattr(_ctypes, "dlsym", lacks)
    assert library.open_library() is None


def test_a_system_that_opens_libraries_in_another_way_does_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(_ctypes, "dlopen")
    assert library.open_library() is None


def test_optimisation_needs_all_of_llvmlite() -> None:
    assert parser_alone(1)[0] is parse_shared


def test_a_reader_alone_loads_nothing_else() -> None:
    program = (
        "import sys\n"
        "from spvbackend.llvmir.read import parser_alone, read_steps\n"
        f"print([error for _, error in read_steps({TEXT!r}, 64, 0, *parser_alone(0))])\n"
        "print('llvmlite.binding' in sys.modules, 'ctypes' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("[None, None]\nFalse False\n", "")
