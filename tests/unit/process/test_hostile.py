"""A module is data: it runs nothing, opens nothing, and sends nothing raw to a terminal."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spvbackend
from spvbackend.diagnostics import CompileError, printable, render
from tests.folders import ROOT
from tests.unit.cases.command import pyllc
from tests.unit.cases.hostile import ESCAPES, KERNEL, NAMES, WRONG

CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e\ud800-\udfff]")
# Reports every event by which Python opens, changes or runs something, then translates.
AUDITED = """\
import json, sys
import spvbackend
from tests.unit.cases.hostile import KERNEL, NAMES, WRONG
sources = [form.format(name=name) for name in NAMES for form in (KERNEL, *WRONG)]
def attempt(source):
    try:
        spvbackend.translate(source, extensions="all")
    except spvbackend.Diagnostic:
        pass
for source in sources:
    attempt(source)  # and import whatever that takes
events = []
def watch(event, args):
    if event == "open" and isinstance(args[0], int):
        return  # the end of a pipe
    if event == "open":
        reading = isinstance(args[1], str) and not set(args[1]) & set("wxa+")
        if not reading and (args[1] is not None or args[2] & 3):
            events.append([event, str(args[0])])
    elif event.split(".")[0] in ("os", "shutil", "subprocess", "socket", "tempfile", "webbrowser"):
        if event not in ("os.listdir", "os.scandir", "os.putenv"):
            events.append([event, str(args[0])])
    elif event in ("exec", "compile") and "spvbackend" not in str(args[0]):
        events.append([event, str(args[0])])
sys.addaudithook(watch)
for source in sources:
    attempt(source)
print(json.dumps(events))
"""


def run(script: str, *argv: str | Path, cwd: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", script, *argv]
    return subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=True)


def test_the_library_opens_and_runs_nothing(tmp_path: Path) -> None:
    """The library runs only the fresh Python that reads risky input, which is not an argument."""
    run_of_library = run(AUDITED, cwd=tmp_path)
    events = json.loads(run_of_library.stdout)
    # A child that has not gone by itself is ended. Since Python 3.14 Popen calls posix_spawn.
    events = [row for row in events if row[0] != "os.kill"]
    assert {row[0] for row in events} - {"os.posix_spawn"} == {"subprocess.Popen"}
    assert {row[1] for row in events} == {sys.executable}
    assert list(tmp_path.iterdir()) == []
    assert run_of_library.stderr == ""


def test_the_command_writes_its_output_alone(tmp_path: Path) -> None:
    script = (
        "import json, os, sys\n"
        "from spvbackend import cli\n"
        "opened = []\n"
        "def watch(event, args):\n"
        "    if event == 'open' and isinstance(args[0], str) and args[2] & 3:\n"
        "        opened.append(os.path.relpath(args[0]))\n"
        "sys.addaudithook(watch)\n"
        "status = cli.main(sys.argv[1:], sys.stdin, sys.stdout, sys.stderr)\n"
        "print(json.dumps([status, opened]))\n"
    )
    source = tmp_path / "in.ll"
    source.write_text(KERNEL.format(name=NAMES[1]))
    done = run(script, source, "--spirv-ext=all", "-filetype=obj", "-o", "out.spv", cwd=tmp_path)
    status, opened = json.loads(done.stdout)
    assert status == 0
    assert len(opened) == 1
    assert re.fullmatch(r"[^/]*\.[0-9a-f]+\.tmp|\.pyllc-[0-9a-f]+\.tmp", opened[0])
    assert sorted(path.name for path in tmp_path.iterdir()) == ["in.ll", "out.spv"]


@pytest.mark.parametrize("name", NAMES)
def test_names_arrive_as_they_are(name: str) -> None:
    spirv = spvbackend.translate(KERNEL.format(name=name), extensions="all")
    (entry,) = spvbackend.entry_points(spirv)
    data = re.sub(rb"\\([0-9A-F]{2})", lambda code: bytes([int(code[1], 16)]), name.encode())
    assert entry.name.encode() == data


@pytest.mark.parametrize("form", WRONG)
def test_messages_spell_control_characters(form: str) -> None:
    seen = 0
    for name in (NAMES[0], NAMES[-1], ESCAPES):
        with pytest.raises(spvbackend.Diagnostic) as caught:
            spvbackend.translate(form.format(name=name))
        shown = render(caught.value)
        assert CONTROL.search(shown + str(caught.value)) is None
        seen += "1B" in shown or " asm " in form
        result = pyllc("-", "-o", "-", stdin=form.format(name=name).encode())
        assert result[0] == 1
        assert CONTROL.search(result[2]) is None
    assert seen


def test_the_explanation_spells_them_too() -> None:
    text = KERNEL.format(name=NAMES[0])
    status, output, _ = pyllc("-", "--explain-types", "-o", "-", stdin=text.encode())
    assert status == 0
    assert CONTROL.search(output.decode()) is None


def test_the_caret_stands_below_its_column() -> None:
    error = CompileError("wrong", 1, column=4)
    error.source_line = "\x1b\tax"
    assert render(error).split("\n")[1:] == ["\\1B\tax", "   \t ^"]


def test_what_is_spelled_stays() -> None:
    assert printable("tab\t and \\1B, \u00e9 \u4e2d") == "tab\t and \\1B, \u00e9 \u4e2d"
    assert printable("a\nb\udcffc\u2028") == "a\\0Ab\\FFc\\u2028"
