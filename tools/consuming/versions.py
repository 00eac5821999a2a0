"""Translates the inputs of tests for every version of SPIR-V: valid, or an error with a remedy.

Input: LIT tests with the options of their RUN lines, and LLVM IR of a folder.  What the newest
version takes an older one may lack. Then the error has to say on which line, and which options
help. Anything else is a finding: what spirv-val rejects in the module's own version, an error
without line or remedy, a bug of ours.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from apparatus.inputs import find_modules

from spvbackend.diagnostics import CompileError
from spvbackend.target.versions import NEWEST_MINOR
from spvbackend.validate import ValidationError, validate
from tests.folders import LIT
from tests.lit import format as lit

HEADER_BYTES: Final = 8
"""Magic number and version, after which modules of two versions may be equal."""
_OWN: Final = re.compile(r"--?(?:mtriple|march|werror|w)(?:=|$)")
_ERROR: Final = re.compile(r"error: (.*)")
_PLACED: Final = re.compile(r":\d+:\d+: error: ")
# Versions with the same rules for the same words: 1.4 lists more in interfaces, 1.6 has gone
# without some things.
_RULES: Final = (0, 0, 0, 0, 1, 1, 2)


class Input(NamedTuple):
    """A module and how it is translated; `bits` is the width of its addresses."""

    name: str
    text: str
    words: tuple[str, ...]
    bits: int


class Finding(NamedTuple):
    """The state of an input at a version, and what there is to say."""

    state: str
    text: str = ""


VALID: Final = "valid"
SAME: Final = "same"
REFUSED: Final = "refused"
INVALID: Final = "invalid"
UNKNOWN: Final = "unknown to spirv-val"
FINE: Final = (VALID, SAME, REFUSED, UNKNOWN, "as ever")


def lit_inputs(
    paths: Sequence[Path], dropped: re.Pattern[str] = _OWN, *, for_val: bool = True
) -> Iterator[Input]:
    """The modules of LIT tests, once for each set of options that writes a binary.

    Options that are `dropped` do not count, and neither do RUN lines that need a shell; `for_val`
    leaves out tests that spirv-val is not asked about, otherwise commands that fail are left out.
    """
    for path in paths:
        text = path.read_text(encoding="utf-8")
        if for_val and "; NO-SPIRV-VAL" in text:
            continue
        done: set[tuple[str, ...]] = set()
        for line in lit.run_lines(text):
            command = lit.read_command(lit.expand(line, path))
            if command is None or (command.fails and not for_val):
                continue
            bits = 32 if any("spirv32" in word for word in command.pyllc) else 64
            all_words = lit.from_stdin(lit.binary_arguments(command.pyllc), path)
            words = tuple(x for x in all_words if x != lit.VERIFY and not dropped.match(x))
            if not words or words in done:
                continue
            done.add(words)
            name = str(path.relative_to(LIT).with_suffix(""))
            for part in lit.split_parts(text) if lit.SPLIT in command.pyllc else [text]:
                yield Input(name, part, words, bits)


def folder_inputs(folder: Path) -> Iterator[Input]:
    for path in find_modules([folder], suffixes=(".ll",)):
        words = ("-", "-filetype=obj", "-o", "-")
        yield Input(str(path.relative_to(folder)), path.read_text(encoding="utf-8"), words, 64)


def all_lit_tests() -> list[Path]:
    return [path for path in sorted(LIT.rglob("*.ll")) if "Inputs" not in path.parts]


def sweep(given: Input, more: Sequence[str] = ()) -> list[Finding]:
    """The finding for an input at each version, the oldest first."""
    words = [*given.words, *more]
    triples = [f"-mtriple=spirv{given.bits}v1.{minor}" for minor in range(NEWEST_MINOR + 1)]
    runs = [lit.run_pyllc([*words, triple], text=given.text) for triple in triples]
    newest = _ERROR.findall(runs[-1].errors) if runs[-1].status else []
    seen: set[tuple[int, bytes]] = set()
    findings: list[Finding] = []
    for run, rules in zip(runs, _RULES, strict=True):
        key = (rules, run.output[HEADER_BYTES:])
        if run.status:
            findings.append(judge_error(run, newest))
        elif key in seen:
            findings.append(Finding(SAME))
        else:
            seen.add(key)
            findings.append(judge_module(run.output))
    return findings


def judge_module(module: bytes) -> Finding:
    """Whether spirv-val accepts a module in its own version, if it knows what that declares."""
    try:
        validate(module)
    except ValidationError as error:
        return Finding(INVALID, str(error).splitlines()[0])
    except CompileError as error:
        if "does not know" not in error.message:
            raise
        return Finding(UNKNOWN)
    return Finding(VALID)


def judge_error(run: lit.Run, newest: Sequence[str]) -> Finding:
    """Whether errors are those of the newest version, or have a line and a remedy."""
    errors = _ERROR.findall(run.errors)
    text = errors[0] if errors else run.errors
    if run.status != 1 or not errors:
        return Finding("crashed", text)
    if errors == newest:
        return Finding("as ever")
    if not _PLACED.search(run.errors):
        return Finding("no line", text)
    if set(errors) - set(newest) and "note: pass -" not in run.errors:
        return Finding("no remedy", text)
    return Finding(REFUSED)


def report(
    inputs: Iterable[Input],
    judge: Callable[[Input], Iterable[tuple[str, Finding]]],
    write: Callable[[str], None],
    fine: Sequence[str] = FINE,
) -> int:
    """Tell of findings that are not fine, and the count of each state; how many are not fine."""
    counts: Counter[str] = Counter()
    for given in inputs:
        for about, finding in judge(given):
            counts[finding.state] += 1
            if finding.state not in fine:
                write(f"{given.name} {about}: {finding.state}: {finding.text}")
    write(", ".join(f"{count} {state}" for state, count in counts.most_common()))
    return sum(count for state, count in counts.items() if state not in fine)


def run_versions(
    write: Callable[[str], None], only: str, folder: Path | None, more: Sequence[str]
) -> int:
    """Sweep the inputs whose names have a pattern, by more options; how many are not fine."""
    inputs = chain(lit_inputs(all_lit_tests()), folder_inputs(folder) if folder else ())
    return report(
        (given for given in inputs if re.search(only, given.name)),
        lambda given: ((f"1.{minor}", x) for minor, x in enumerate(sweep(given, more))),
        write,
    )
