"""-MD and its like: the rules that they write, and that make and ninja read them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from spvbackend.commands.arguments import Tool
from spvbackend.commands.depfile import escape
from spvbackend.commands.llc import PYLLC
from spvbackend.commands.llvm_spirv import PYLLVM_SPIRV
from spvbackend.diagnostics import CompileError
from tests.folders import ROOT
from tests.unit.cases.command import Result, run_tool

KERNEL: Final = "define spir_kernel void @k() {\n  ret void\n}\n"
BROKEN: Final = KERNEL.replace("ret void", "ret int")
of_each_tool = pytest.mark.parametrize("tool", [PYLLC, PYLLVM_SPIRV], ids=lambda tool: tool.name)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a run, with a kernel."""
    (tmp_path / "k.ll").write_text(KERNEL)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rule(tool: Tool, *words: str, file: str = "k.d") -> str:
    """The depfile of a run that succeeds."""
    assert run_tool(tool, *words) == (0, b"", "")
    return Path(file).read_text()


@of_each_tool
@pytest.mark.parametrize("word", ["-MD", "-MMD", "--MD"])
def test_the_depfile_is_beside_the_output(tool: Tool, word: str) -> None:
    assert rule(tool, "k.ll", word, "-o", "k.spv") == "k.spv: \\\n  k.ll\n"
    Path("out").mkdir()
    made = rule(tool, "k.ll", word, "-o", "out/x.spv", file="out/x.d")
    assert made == "out/x.spv: \\\n  k.ll\n"
    suffix = "spvasm" if tool is PYLLC else "spv"
    assert rule(tool, "./k.ll", word) == f"./k.{suffix}: \\\n  ./k.ll\n"


@of_each_tool
def test_names_of_the_depfile_and_of_targets(tool: Tool) -> None:
    words = ["k.ll", "-MD", "-MF", "a b.d", "-MT", "a$(x)", "-MQ", "b $x", "-MT=c"]
    assert rule(tool, *words, file="a b.d") == "a$(x) c b\\ $$x: \\\n  k.ll\n"


@of_each_tool
def test_each_file_that_was_read_is_listed_once(tool: Tool) -> None:
    Path("outer.rsp").write_text("-MD @inner.rsp")
    Path("inner.rsp").write_text("-o k.spv")
    made = rule(tool, "@outer.rsp", "@inner.rsp", "k.ll", "-w")
    assert made == "k.spv: \\\n  k.ll \\\n  outer.rsp \\\n  inner.rsp\n"


@of_each_tool
def test_phony_targets_are_the_files_but_the_input(tool: Tool) -> None:
    Path("a b.rsp").write_text("-MD @k.rsp -o k.spv")
    Path("k.rsp").write_text("k.ll")
    made = rule(tool, "@a b.rsp", "-MP")
    assert made == "k.spv: \\\n  k.ll \\\n  a\\ b.rsp \\\n  k.rsp\na\\ b.rsp:\nk.rsp:\n"
    assert rule(tool, "@a b.rsp", "-MP=0").endswith("  k.rsp\n")
    assert rule(tool, "k.ll", "-MD", "-MP", "-o", "k.spv") == "k.spv: \\\n  k.ll\n"


def test_a_reproducer_is_a_source() -> None:
    record = Path("k.json")
    from spvbackend.options import Options
    from spvbackend.reproducer import record as recorded

    record.write_text(recorded(KERNEL, Options(), "", "k.ll"))
    made = rule(PYLLC, "--reproduce=k.json", "-MD", "-o", "k.spv")
    assert made == "k.spv: \\\n  k.json\n"


def test_stdin_is_not_a_source() -> None:
    run = run_tool(PYLLC, "-", "-MD", "-o", "k.spv", stdin=KERNEL.encode())
    assert run == (0, b"", "")
    assert Path("k.d").read_text() == "k.spv:\n"
    run = run_tool(PYLLC, "k.ll", "-MD", "-MF", "-", "-o", "k.spv")
    assert run == (0, b"k.spv: \\\n  k.ll\n", "")


def test_stdout_as_output_needs_names() -> None:
    run = run_tool(PYLLVM_SPIRV, "k.ll", "-o", "-", "-MD", "-MF", "x.d", "-MT", "k")
    assert run.status == 0
    assert Path("x.d").read_text() == "k: \\\n  k.ll\n"


@of_each_tool
def test_conversions_and_the_cache_have_depfiles(tool: Tool) -> None:
    for _ in range(2):
        made = rule(tool, "k.ll", "-MD", "-o", "k.spv", "-cache-dir=cache")
        assert made == "k.spv: \\\n  k.ll\n"
        Path("k.d").unlink()
    if tool is PYLLVM_SPIRV:
        assert rule(tool, "-to-text", "k.spv", "-MD") == "k.spt: \\\n  k.spv\n"


@pytest.mark.parametrize("words", [["-j2"], ["-cache-dir=cache"], []], ids=str)
def test_each_of_several_inputs_has_its_own(words: list[str]) -> None:
    Path("l.ll").write_text(KERNEL.replace("@k", "@l"))
    Path("broken.ll").write_text(BROKEN)
    argv = [sys.executable, "-m", "spvbackend", "k.ll", "broken.ll", "l.ll", "-MD", "-filetype=obj"]
    for _ in range(2):
        done = subprocess.run([*argv, *words], env={**os.environ, "PYTHONPATH": str(ROOT)})
        assert done.returncode == 1
        assert Path("k.d").read_text() == "k.spv: \\\n  k.ll\n"
        assert Path("l.d").read_text() == "l.spv: \\\n  l.ll\n"
        assert not Path("broken.d").exists()
        Path("k.d").unlink()
        Path("l.d").unlink()


def test_a_failed_run_leaves_the_depfile() -> None:
    Path("k.d").write_text("before")
    Path("k.ll").write_text(BROKEN)
    assert run_tool(PYLLC, "k.ll", "-MD").status == 1
    assert Path("k.d").read_text() == "before"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-MF", "x.d"], "option '-MF' needs '-MD', which writes a depfile"),
        (["-MP"], "option '-MP' needs '-MD', which writes a depfile"),
        (["-MT", "x"], "option '-MT' needs '-MD', which writes a depfile"),
        (["-MQ=x", "-MD=0"], "option '-MQ' needs '-MD', which writes a depfile"),
        (["-MD", "-o", "-"], "a depfile needs an output that is a file\n"
         "note: pass -o FILE, or -MF=FILE and -MT=TARGET"),
        (["-MD", "-o", "-", "-MF=x.d"], "a depfile needs an output that is a file"),
        (["-MD", "-filetype=null"], "a depfile needs an output that is a file"),
        (["-MD", "-MF=x.spv", "-o", "./x.spv"], "the depfile 'x.spv' would replace the output"),
        (["-MD", "-MF"], "option '-MF' needs a value: FILE"),
        (["-MD", "-MQ=a\nb"], "make cannot name the file 'a\\nb'"),
        (["-MD", "-MQ=a\\"], "make cannot name the file 'a\\\\'"),
        (["-MD", "-MF=x.d", "k.ll"], "option '-MF' names one file, and there are 2 inputs"),
        (["-MD", "-MT=x", "k.ll"], "option '-MT' names one file, and there are 2 inputs"),
    ],
)  # fmt: skip
def test_wrong_options(words: list[str], message: str) -> None:
    run = run_tool(PYLLC, "k.ll", *words)
    assert (run.status, run.output) == (1, b"")
    assert run.errors.startswith(f"pyllc: error: {message}")
    assert not list(Path().glob("*.d"))


@of_each_tool
def test_the_depfile_is_not_the_input(tool: Tool) -> None:
    run: Result = run_tool(tool, "k.ll", "-MD", "-MF", "./k.ll")
    assert run.errors == (
        "./k.ll: error: cannot write the output: it is the input\nnote: name another file\n"
    )
    assert Path("k.ll").read_text() == KERNEL


NAMES: Final = ("k.ll", "a b.ll", "a  b.ll", "a#b.ll", "#.ll", "a$b.ll", "$(HOME).ll", "a:b.ll",
                "a\\b.ll", "a\\ b.ll", "a\\\\ b.ll", "a%b.ll", "ä.ll", "~k.ll")  # fmt: skip
MAKEFILE: Final = """\
-include k.d
k.spv:
\t{command}
\techo >>count
"""
NINJA: Final = """\
rule translate
  command = {command} && echo >>count
  depfile = k.d
  {deps}
build k.spv: translate
"""


def runs(program: list[str]) -> int:
    """How many times the command has run after another run of a program that builds."""
    done = subprocess.run(program, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return Path("count").read_text().count("\n")


def command_for(name: str) -> str:
    """A command for a file whose name a shell, make and ninja would read in their own ways."""
    script = Path("run.py")
    argv = [name, "-MD", "-o", "k.spv"]
    script.write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT)!r})\nsys.argv[1:] = {argv!r}\n"
        "from spvbackend.__main__ import main\nmain()\n"
    )
    return f"{sys.executable} run.py"


def touch(name: str, seconds: int) -> None:
    """Give a file a time in the future, which no output has."""
    time = os.stat("k.spv").st_mtime + seconds
    os.utime(name, (time, time))


@pytest.mark.parametrize("name", NAMES)
def test_make_runs_the_command_when_the_source_changes(name: str) -> None:
    if not shutil.which("make"):
        pytest.skip("make is not installed")
    Path("k.ll").rename(name)
    os.utime(name, (1, 1))
    Path("Makefile").write_text(MAKEFILE.format(command=command_for(name)))
    assert [runs(["make"]), runs(["make"])] == [1, 1]
    touch(name, 60)
    assert runs(["make"]) == 2


def test_make_goes_on_when_a_response_file_is_gone() -> None:
    if not shutil.which("make"):
        pytest.skip("make is not installed")
    Path("gone.rsp").write_text("-MD -MP")
    assert run_tool(PYLLC, "k.ll", "@gone.rsp", "-o", "k.spv").status == 0
    Path("gone.rsp").unlink()
    Path("Makefile").write_text(MAKEFILE.format(command=command_for("k.ll")))
    assert runs(["make"]) == 1


@pytest.mark.parametrize("deps", ["", "deps = gcc"], ids=["depfile", "gcc"])
@pytest.mark.parametrize("name", NAMES)
def test_ninja_runs_the_command_when_the_source_changes(name: str, deps: str) -> None:
    if not shutil.which("ninja"):
        pytest.skip("ninja is not installed")
    Path("k.ll").rename(name)
    os.utime(name, (1, 1))
    text = NINJA.format(command=command_for(name), deps=deps)
    Path("build.ninja").write_text(text)
    assert [runs(["ninja"]), runs(["ninja"])] == [1, 1]
    touch(name, 60)
    assert runs(["ninja"]) == 2


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a b", "a\\ b"),
        ("a\\ b", "a\\\\\\ b"),
        ("a\\b", "a\\b"),
        ("a#b", "a\\#b"),
        ("a$b", "a$$b"),
        ("a:b", "a\\:b"),
        ("a\tb", "a\\\tb"),
        ("\udcff", "\udcff"),
    ],
)
def test_names_in_the_syntax_of_make(name: str, text: str) -> None:
    assert escape(name) == text


@pytest.mark.parametrize("name", ["", "a\nb", "a\\"])
def test_names_that_make_does_not_have(name: str) -> None:
    with pytest.raises(CompileError, match="make cannot name the file"):
        escape(name)
