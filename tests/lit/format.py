"""The LIT format of these tests: pyllc and filecheck run inside the worker, not as processes.

A test whose RUN lines are all `[not] pyllc ... [2>&1] [| [not] filecheck ...]` runs in the worker,
some thirty times faster; any other goes through LIT's shell. Beside its CHECK lines, each test's
binary must satisfy spirv-val, unless the test has a line `; NO-SPIRV-VAL`; with `; NEW-SPIRV-VAL`
a validator older than `tests.assembler.NEW` is not run. A spirv-as that is not older must assemble
our text of the binary to the same words.

Two options belong to the format, not to pyllc. `--split-input-file` runs each part between lines
`; -----` or `// -----` as a module of its own. `--verify-diagnostics` checks that each part with a
comment `; expected-error: text` fails with exit status 1 and a message that contains the text, on
the line of the comment (or n lines further: `expected-error@+n:`), and that the others succeed. A
comment `; expected-warning: text` announces a warning in the same way. Each announced message must
appear.

An unexpected warning fails a test: it must be announced, be among the lines that filecheck reads,
or be turned off by `-w`.
"""

import contextlib
import functools
import io
import re
import shlex
import signal
from pathlib import Path
from typing import Final, NamedTuple

import lit.formats
import lit.Test
import lit.TestRunner
from filecheck.finput import FInput
from filecheck.matcher import Matcher
from filecheck.options import parse_argv_options
from filecheck.parser import Parser

from spvbackend import cli
from spvbackend.validate import ValidationError, find_spirv_val, validate
from tests.assembler import NEW, difference, new_assembler, tool_release

SECONDS_PER_TEST: Final = 60
RUN_RE: Final = re.compile(r"RUN:(.*)")
SPLIT_RE: Final = re.compile(r"^(?:;|//) -----\s*$", re.MULTILINE)
EXPECTED_RE: Final = re.compile(r"; expected-(error|warning)(?:@([+-]\d+))?: *(.*)")
SHOWN_RE: Final = re.compile(r"(?::(\d+):\d+)?: (error|warning): (.*)")
VERIFY: Final = "--verify-diagnostics"
SPLIT: Final = "--split-input-file"
# Options that a second run, for the binary, leaves out; those of the first group take a value.
OUTPUT_OPTIONS: Final = re.compile(r"--?(?:o|filetype|print-after|filter-print-funcs)(=.*)?$")
OUTPUT_FLAGS: Final = re.compile(r"--?(?:print-after-all|print-changed|time-passes)$")
STOP_RE: Final = re.compile(r"--?stop-after\b")
# With these options a run does not have the passes of a translation.
OTHER_RUN_RE: Final = re.compile(r"--?(?:cache|explain|r$|reflect)")
OPERATORS: Final = frozenset("|&;<>")


class Command(NamedTuple):
    """One RUN line: pyllc's arguments, and filecheck's if its output is checked."""

    pyllc: list[str]
    fails: bool
    merged: bool
    filecheck: list[str] | None
    mismatches: bool


class Message(NamedTuple):
    """An error or warning, actual or expected; line 0 stands for no place."""

    line: int
    kind: str
    text: str


class Run(NamedTuple):
    """The outcome of a run of pyllc."""

    status: int
    output: bytes
    errors: str


@functools.cache
def spirv_val_features() -> list[str]:
    """Whether there is a validator, and whether it knows newer extensions."""
    tool = find_spirv_val()
    if tool is None:
        return []
    return ["spirv-val", "new-spirv-val"] if tool_release(tool) >= NEW else ["spirv-val"]


class PyllcFormat(lit.formats.ShTest):  # type: ignore[misc]  # LIT is not typed
    """Runs one .ll file."""

    def execute(self, test: lit.Test.Test, lit_config: object) -> lit.Test.Result:
        parsed = lit.TestRunner.parseIntegratedTestScript(test)
        if isinstance(parsed, lit.Test.Result):
            return parsed
        path = Path(test.getSourcePath())
        text = path.read_text(encoding="utf-8")
        scripts = [expand(line, path) for line in run_lines(text)]
        commands = [command for script in scripts if (command := read_command(script))]
        if len(commands) < len(scripts) or "DEFINE:" in text:
            result = super().execute(test, lit_config)
            if result.code != lit.Test.PASS:
                return result
            problems: list[str] = []
            is_verified = False
        else:
            problems = run_in_time(commands, path, text)
            is_verified = True
        if not problems and "spirv-val" in test.config.available_features:
            problems = validate_commands(commands, path, text, is_verified)
        code = lit.Test.FAIL if problems else lit.Test.PASS
        return lit.Test.Result(code, "\n".join(problems))


def run_lines(text: str) -> list[str]:
    """Return the RUN lines, joined at backslashes."""
    lines: list[str] = []
    open_line = False
    for run in RUN_RE.finditer(text):
        line = run[1].strip()
        if open_line:
            lines[-1] += " " + line.removesuffix("\\")
        else:
            lines.append(line.removesuffix("\\"))
        open_line = line.endswith("\\")
    return lines


def expand(line: str, path: Path) -> str:
    return line.replace("%s", str(path)).replace("%S", str(path.parent))


def read_command(line: str) -> Command | None:
    """Return the RUN line as a Command, None if it needs a shell."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars="|&;<>")
    lexer.whitespace_split = True
    lexer.commenters = ""
    words = list(lexer)
    merged = words_at(words, ["2", ">&", "1"])
    if merged:
        del words[merged : merged + 3]
    left, right = words, None
    if "|" in words:
        bar = words.index("|")
        left, right = words[:bar], words[bar + 1 :]
    fails = left[:1] == ["not"]
    mismatches = right is not None and right[:1] == ["not"]
    pyllc = left[fails:]
    filecheck = None if right is None else right[mismatches:]
    plain = not any(OPERATORS & set(word) or "%" in word for word in (*left, *(right or [])))
    if not plain or pyllc[:1] != ["pyllc"] or (filecheck and filecheck[0] != "filecheck"):
        return None
    return Command(pyllc[1:], fails, bool(merged), filecheck, mismatches)


def words_at(words: list[str], wanted: list[str]) -> int:
    """Return the index of a word, 0 for none: the first word is the command."""
    for index in range(len(words) - len(wanted) + 1):
        if words[index : index + len(wanted)] == wanted:
            return index
    return 0


def run_in_time(commands: list[Command], path: Path, text: str) -> list[str]:
    """Return the test's failure, "" for none; an alarm turns a hang into an error."""
    previous = signal.signal(signal.SIGALRM, on_alarm)
    signal.alarm(SECONDS_PER_TEST)
    try:
        for command in commands:
            if problems := run_command(command, path, text):
                return [f"RUN: pyllc {' '.join(command.pyllc)}", *problems]
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, previous)
    return []


def on_alarm(signum: int, frame: object) -> None:
    raise TimeoutError(f"no result after {SECONDS_PER_TEST} seconds")


def run_command(command: Command, path: Path, text: str) -> list[str]:
    argv = [word for word in command.pyllc if word not in (VERIFY, SPLIT)]
    parts = split_parts(text) if SPLIT in command.pyllc else [text]
    if VERIFY in command.pyllc:
        return [problem for part in parts for problem in verify_part(argv, path, part)]
    if SPLIT in command.pyllc:
        runs = [run_pyllc(from_stdin(argv, path), command.merged, part) for part in parts]
    else:
        runs = [run_pyllc(argv, command.merged)]
    for run in runs:
        if (run.status != 0) != command.fails:
            return [f"exit status {run.status}", run.errors]
        if any(message.kind == "warning" for message in shown_messages(run)):
            return ["unexpected warning", run.errors]
    if command.filecheck is None:
        return []
    output = b"// -----\n".join(run.output for run in runs).decode("utf-8", "surrogateescape")
    status, messages = run_filecheck(command.filecheck, output)
    if (status != 0) != command.mismatches:
        return [messages or "filecheck was to fail", "".join(run.errors for run in runs)]
    return []


def run_pyllc(
    argv: list[str], merged: bool = False, text: str = "", *, verifies: bool = True
) -> Run:
    """Run pyllc with text on its standard input; `merged` adds its messages to the output."""
    buffer = io.BytesIO()
    stdout = io.TextIOWrapper(buffer, encoding="utf-8", write_through=True)
    errors = io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
    options = ["--verify-each"] if verifies else []
    status = cli.main([*options, *argv], stdin, stdout, stdout if merged else errors)
    return Run(status, buffer.getvalue(), errors.getvalue())


def run_filecheck(argv: list[str], text: str) -> tuple[int, str]:
    messages = io.StringIO()
    with contextlib.redirect_stderr(messages), contextlib.redirect_stdout(messages):
        options = parse_argv_options(list(argv))
        status = Matcher(options, FInput("<stdin>", text), Parser.from_opts(options)).run()
    return status, messages.getvalue()


def split_parts(text: str) -> list[str]:
    """Return the parts of a split file, each after as many empty lines as lines precede it."""
    parts = []
    start = 0
    for mark in [*SPLIT_RE.finditer(text), None]:
        end = len(text) if mark is None else mark.start()
        parts.append("\n" * text.count("\n", 0, start) + text[start:end])
        start = end if mark is None else mark.end()
    return parts


def from_stdin(argv: list[str], path: Path) -> list[str]:
    return ["-" if word == str(path) else word for word in argv]


def verify_part(argv: list[str], path: Path, text: str) -> list[str]:
    """Run one part and compare its messages with those that its comments expect."""
    expected = [
        Message(number + int(note[2] or 0), note[1], note[3].strip())
        for number, line in enumerate(text.splitlines(), 1)
        if (note := EXPECTED_RE.search(line))
    ]
    run = run_pyllc([*from_stdin(argv, path), "-o", "-"], False, text)
    left = shown_messages(run)
    first = next((message for message in left if message.kind == "error"), None)
    is_expected = first is None or any(is_announced(first, wanted) for wanted in expected)
    has_error = any(message.kind == "error" for message in expected)
    for wanted in expected:
        message = next((message for message in left if is_announced(message, wanted)), None)
        if message is None:
            what = f"expected {wanted.kind} '{wanted.text}', exit status {run.status}:"
            return [f"line {wanted.line}: {what}", run.errors]
        left.remove(message)
    # One fault may cause several errors: the first one must be announced.
    has_warning = any(message.kind == "warning" for message in left)
    if not is_expected or has_warning or run.status != has_error:
        return [f"exit status {run.status}, not all messages are expected:", run.errors]
    return []


def shown_messages(run: Run) -> list[Message]:
    return [
        Message(int(line or 0), kind, message)
        for line, kind, message in SHOWN_RE.findall(run.errors)
    ]


def is_announced(shown: Message, wanted: Message) -> bool:
    return shown[:2] == wanted[:2] and wanted.text in shown.text


def validate_commands(
    commands: list[Command], path: Path, text: str, is_verified: bool
) -> list[str]:
    """Return spirv-val's complaints about the binaries of the commands that succeed.

    Only the output differs from that of a command, so if the command was verified after each pass,
    its binary need not be.
    """
    is_old = "new-spirv-val" not in spirv_val_features()
    if "; NO-SPIRV-VAL" in text or (is_old and "; NEW-SPIRV-VAL" in text):
        return []
    done = set()
    for command in commands:
        argv = binary_arguments(command.pyllc)
        if command.fails or VERIFY in command.pyllc or not argv or tuple(argv) in done:
            continue
        done.add(tuple(argv))
        verifies = not is_verified or any(map(OTHER_RUN_RE.match, argv))
        for part in split_parts(text) if SPLIT in command.pyllc else [text]:
            run = run_pyllc(from_stdin(argv, path), False, part, verifies=verifies)
            try:
                if run.status:
                    return [f"pyllc {' '.join(argv)}: exit status {run.status}", run.errors]
                validate(run.output)
            except ValidationError as error:
                return [f"pyllc {' '.join(argv)}: spirv-val: {error}"]
            if new_assembler() and (other := difference(run.output)):
                return [f"pyllc {' '.join(argv)}: {other}"]
    return []


def binary_arguments(argv: list[str]) -> list[str]:
    """Translate again with a binary as the output; return b"" if there is none."""
    if any(STOP_RE.match(word) for word in argv):
        return []
    kept = []
    words = iter(argv)
    for word in words:
        option = OUTPUT_OPTIONS.match(word)
        if option and not option[1]:
            next(words, "")
        elif not option and not OUTPUT_FLAGS.match(word) and word != SPLIT:
            kept.append(word)
    return [*kept, "-filetype=obj", "-o", "-"]
