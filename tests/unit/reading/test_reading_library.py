"""LLVM's reader without the rest of llvmlite agrees with llvmlite, and frees its objects."""

import _ctypes
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import llvmlite
import pytest

from spvbackend.reading import library
from spvbackend.reading.llvm import (
    LlvmModule,
    Parser,
    parse_by_binding,
    parser_of,
    printed,
    read_steps,
    utf8,
)
from tests.folders import E2E, ROOT

TEXT = 'target triple = "spirv64-unknown-unknown"\ndefine void @f() {\n  ret void\n}\n'
BROKEN = {
    "no module": "define void @f( {\n",
    "a use before its definition": "define i32 @f() {\n %b = add i32 %a, 1\n %a = add i32 1, 1\n"
    " ret i32 %b\n}\n",
    "a kernel that is called": "define spir_kernel void @k() {\n ret void\n}\n"
    "define void @f() {\n call spir_kernel void @k()\n ret void\n}\n",
    "newer text": "define void @f(ptr captures(none) %p) {\n ret void\n}\n",
    "a name of another script": 'define void @"\u00e4\u4e00"() {\n ret void\n}\n',
}


READERS: dict[str, Callable[[], tuple[Parser, Callable[[LlvmModule], object]]]] = {
    "a process that ends": lambda: (parser_of(0, frees=False), utf8),
    "a process that goes on": lambda: (parser_of(0), printed),
}


def steps(source: str, reader: str = "") -> list[tuple[str, str, int, int, str]]:
    parse, show = READERS[reader]() if reader else (parse_by_binding, printed)
    outcomes = []
    for text, error in read_steps(source, 64, 0, parse, show):
        said = ("", 0, 0, "") if error is None else (
            error.message, error.line, error.column, error.source_line
        )  # fmt: skip
        outcomes.append((text if isinstance(text, str) else str(text or b"", "utf-8"), *said))  # type: ignore[call-overload]
    return outcomes


def opened() -> library.Library | None:
    """The library, opened anew."""
    return library.open_library.__wrapped__(False)


def test_the_installed_library_is_known() -> None:
    """An unknown library makes each child import all of llvmlite; review it, then list it."""
    assert opened() is not None


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("name", BROKEN)
def test_errors_are_the_same(name: str, reader: str) -> None:
    assert steps(BROKEN[name], reader) == steps(BROKEN[name])


@pytest.mark.parametrize("path", sorted((E2E / "ll").glob("*.ll"))[:5], ids=lambda path: path.stem)
@pytest.mark.parametrize("reader", READERS)
def test_texts_are_the_same(path: Path, reader: str) -> None:
    text = path.read_text()
    assert steps(text, reader) == steps(text)


def test_what_is_read_is_freed() -> None:
    """A module that is kept takes a hundred times of what is allowed here."""
    program = (
        "import resource, spvbackend\n"
        f"broken, good = {BROKEN['a use before its definition']!r}, {TEXT!r}\n"
        "def use():\n"
        "    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "def read(count):\n"
        "    for _ in range(count):\n"
        "        spvbackend.translate(good)\n"
        "        for text in (broken, 'nonsense'):\n"
        "            try:\n"
        "                spvbackend.translate(text)\n"
        "            except spvbackend.CompileError:\n"
        "                pass\n"
        "read(100)\n"
        "before = use()\n"
        "read(1000)\n"
        "print(use() - before)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True
    )
    assert int(done.stdout) < 4096


def test_another_version_is_not_touched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(llvmlite, "__version__", "0.49.0")
    assert opened() is None
    library.open_library.cache_clear()
    try:
        assert parser_of(0, frees=False) is parse_by_binding
        assert parser_of(0) is parse_by_binding
    finally:
        library.open_library.cache_clear()


def test_a_library_that_is_not_there_is_not_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(llvmlite, "__file__", str(tmp_path / "__init__.py"))
    assert opened() is None


def test_a_library_that_lacks_a_function_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    def lacks(_handle: int, name: str) -> int:
        raise OSError(f"undefined symbol: {name}")

    monkeypatch.setattr(_ctypes, "dlsym", lacks)
    assert opened() is None


def test_a_system_that_opens_libraries_in_another_way_does_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(_ctypes, "dlopen")
    assert opened() is None


def test_optimisation_needs_all_of_llvmlite() -> None:
    assert parser_of(1, frees=False) is parse_by_binding
    assert parser_of(1) is parse_by_binding


def test_a_reader_alone_loads_nothing_else() -> None:
    program = (
        "import sys\n"
        "from spvbackend.reading.llvm import parser_of, read_steps, utf8\n"
        f"print([error for _, error in read_steps({TEXT!r}, 64, 0, parser_of(0, False), utf8)])\n"
        "print('llvmlite.binding' in sys.modules, 'ctypes' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("[None, None]\nFalse False\n", "")
