"""Translations by way of a cache, of the commands and of the library."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import spvbackend
from spvbackend import driver
from spvbackend.cache.store import Cache
from tests.folders import ROOT
from tests.unit.cases.command import DOUBTED, Result, pyllc, pyllvm_spirv

KERNEL = """\
define spir_kernel void @k(ptr addrspace(1) %out) {
  store i32 1, ptr addrspace(1) %out
  ret void
}
"""


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Grows by one with each translation."""
    seen: list[object] = []
    run = driver.run

    def noted(*arguments: object, **options: object) -> object:
        seen.append(arguments)
        return run(*arguments, **options)

    monkeypatch.setattr(driver, "run", noted)
    return seen


@pytest.mark.parametrize("tool", [pyllc, pyllvm_spirv])
def test_a_command_translates_once(kernel: Path, runs: list[object], tool: object) -> None:
    cache = f"--cache-dir={kernel.parent / 'cache'}"
    plain = tool(kernel, "-o", "-")
    assert [tool(kernel, "-o", "-", cache) for _ in range(3)] == [plain] * 3
    assert len(runs) == 2
    other = tool(kernel, "-o", "-", cache, "-mtriple=spirv64v1.2")
    assert other.output != plain.output
    assert len(runs) == 3


def test_text_and_binary_are_two_translations(kernel: Path, runs: list[object]) -> None:
    cache = f"--cache-dir={kernel.parent / 'cache'}"
    for kind in ("asm", "obj", "null"):
        plain = pyllc(kernel, f"-filetype={kind}", "-o", "-")
        for _ in range(2):
            assert pyllc(kernel, f"-filetype={kind}", "-o", "-", cache) == plain
    assert len(runs) == 6


def test_warnings_are_told_again(kernel: Path, runs: list[object]) -> None:
    kernel.write_text(DOUBTED)
    cache = f"--cache-dir={kernel.parent / 'cache'}"
    first = pyllc(kernel, "-filetype=null", cache)
    assert f"{kernel}:1:1: warning: " in first.errors
    assert pyllc(kernel, "-filetype=null", cache) == first
    # Of the same module by another name.
    other = kernel.with_name("other.ll")
    other.write_text(DOUBTED)
    again = pyllc(other, "-filetype=null", cache)
    assert again.errors == first.errors.replace(str(kernel), str(other))
    assert len(runs) == 1
    assert pyllc(kernel, "-filetype=null", cache, "-w") == Result(0, b"", "")
    assert pyllc(kernel, "-filetype=null", cache, "--werror").status == 1
    assert pyllc(kernel, "-filetype=null", cache, "--error-format=json").errors.startswith("{")
    # The library spells options in its own way, and goes through Python's filters.
    for _ in range(2):
        with pytest.warns(spvbackend.TranslationWarning, match="looks like one") as caught:
            spvbackend.translate(DOUBTED, cache=kernel.parent / "cache")
        assert caught[0].filename == __file__
    assert len(runs) == 4


def test_errors_are_not_kept(kernel: Path, runs: list[object]) -> None:
    kernel.write_text(KERNEL.replace("i32 1", "fp128 undef"))
    folder = kernel.parent / "cache"
    first = pyllc(kernel, f"--cache-dir={folder}")
    assert first.status == 1
    assert pyllc(kernel, f"--cache-dir={folder}") == first
    for _ in range(2):
        with pytest.raises(spvbackend.Unsupported):
            spvbackend.translate(kernel, cache=folder)
    assert len(runs) == 4
    assert not folder.exists()


def test_validation_sees_what_comes_from_the_cache(
    kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = f"--cache-dir={kernel.parent / 'cache'}"
    assert pyllc(kernel, cache).status == 0
    monkeypatch.setenv("SPIRV_VAL", str(kernel.parent / "nowhere"))
    assert "SPIRV_VAL names" in pyllc(kernel, cache, "--validate").errors


@pytest.mark.parametrize("option", ["-print-after=parse", "-stop-after=parse", "--explain-types"])
def test_what_shows_the_way_runs_each_time(kernel: Path, option: str) -> None:
    cache = f"--cache-dir={kernel.parent / 'cache'}"
    first = pyllc(kernel, "-o", "-", option, cache)
    assert pyllc(kernel, "-o", "-", option, cache) == first
    assert first.status == 0
    assert not (kernel.parent / "cache").exists()


def test_many_inputs(kernel: Path, runs: list[object]) -> None:
    kernel.write_text(DOUBTED)
    other = kernel.with_name("other.ll")
    other.write_text(KERNEL)
    wrong = kernel.with_name("wrong.ll")
    wrong.write_text("nonsense\n")
    folder = kernel.parent / "out"
    argv = (kernel, other, wrong, "--output-dir", folder, "--cache-dir", kernel.parent / "cache")
    first = pyllc(*argv, isolate=True)
    written = {path.name: path.read_bytes() for path in folder.iterdir()}
    for count in ("-j1", "-j2"):
        for path in folder.iterdir():
            path.unlink()
        assert pyllc(*argv, count, isolate=True) == first
        assert {path.name: path.read_bytes() for path in folder.iterdir()} == written
    assert (first.status, sorted(written)) == (1, ["k.spvasm", "other.spvasm"])
    # Two of them were translated once, the wrong one each time, by a worker at last.
    assert len(runs) == 4
    (folder / "k.spvasm").unlink()
    (folder / "k.spvasm").mkdir()
    broken = pyllc(*argv, "-j2", isolate=True)
    assert f"{folder / 'k.spvasm'}: error: cannot write the output: " in broken.errors


def test_a_cache_that_cannot_be_used_is_a_warning(kernel: Path) -> None:
    run = pyllc(kernel, "-o", "-", f"--cache-dir={kernel}")
    plain = pyllc(kernel, "-o", "-")
    assert (run.status, run.output) == (0, plain.output)
    message = f"warning: the cache '{kernel}' cannot be used: Not a directory"
    assert run.errors == f"{kernel}: {message}\n"
    with pytest.warns(spvbackend.TranslationWarning, match="cannot be used: Not a directory"):
        assert spvbackend.translate(KERNEL, cache=kernel)
    assert "cannot be used: " in pyllc(kernel, "-o", "-", "--cache-dir=a\0b").errors


def test_the_library_translates_once(kernel: Path, runs: list[object]) -> None:
    folder = kernel.parent / "cache"
    plain = spvbackend.translate(KERNEL)
    cache = Cache(folder)
    for given in (folder, str(folder), cache):
        assert spvbackend.translate(KERNEL, cache=given) == plain
        assert spvbackend.translate(kernel, cache=given) == plain
    assert spvbackend.Translator(cache=cache).translate(KERNEL.encode()) == plain
    assert len(runs) == 2
    lowering = spvbackend.Lowering("never", lambda call: None)
    for _ in range(2):
        spvbackend.translate(KERNEL, cache=cache, builtins=[lowering])
    assert len(runs) == 4
    with pytest.raises(TypeError, match="cache must be a folder or a Cache, not 5"):
        spvbackend.translate(KERNEL, cache=5)


def test_the_commands_and_the_library_share(kernel: Path, runs: list[object]) -> None:
    folder = kernel.parent / "cache"
    binary = pyllc(kernel, "-filetype=obj", "-o", "-", f"--cache-dir={folder}").output
    assert spvbackend.translate(kernel, cache=folder) == binary
    assert len(runs) == 1


def test_what_is_in_the_cache_imports_no_translator(kernel: Path) -> None:
    cache = f"--cache-dir={kernel.parent / 'cache'}"
    assert pyllc(kernel, cache).status == 0
    os.unlink(kernel.with_suffix(".spvasm"))
    heavy = {
        "spvbackend.driver", "spvbackend.isel", "spvbackend.llvmir.parse", "llvmlite", "json",
        "pickle", "sqlite3", "multiprocessing", "concurrent.futures", "spvbackend.commands.many",
    }  # fmt: skip
    program = (
        "import sys\n"
        "from spvbackend import cli\n"
        f"argv = [{str(kernel)!r}, {cache!r}]\n"
        "assert cli.main(argv, sys.stdin, sys.stdout, sys.stderr) == 0\n"
        f"print(sorted({heavy} & set(sys.modules)))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout, done.stderr) == ("[]\n", "")
    assert kernel.with_suffix(".spvasm").exists()
