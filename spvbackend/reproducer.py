"""One file with all that a run depends on, for a report of an error of ours and for its repetition.

Input: the source and the options of a run. Output: JSON, and from JSON the same again. The input of
a text module is legible in it.
"""

from __future__ import annotations

import base64
import json
import platform
from collections.abc import Iterable
from typing import Final, NamedTuple

from spvbackend.diagnostics import CompileError
from spvbackend.options import APART, FIELDS, Options
from spvbackend.version import VERSION

FORMAT: Final = 1
KEPT: Final = sorted(name for name, row in FIELDS.items() if row.part != APART)
"""The options that a run depends on: all but the names of files and the form of messages."""


class Run(NamedTuple):
    """What a reproducer holds.

    Attributes:
        source: text, or the bytes of bitcode.
        options: those of the run, with the name of its input.
        builtins: names of a frontend's own, which are functions and cannot be kept.
    """

    source: str | bytes
    options: Options
    builtins: tuple[str, ...]


def record(
    source: str | bytes, options: Options, error: str, file: str, builtins: Iterable[str] = ()
) -> str:
    """The text of a reproducer.

    Args:
        source: text or bitcode.
        options: those of the run.
        error: what went wrong, for who reads the file.
        file: the name of the input, for messages, `-` where it has none.
        builtins: the names of a frontend's own.
    """
    if isinstance(source, str):
        # Strings of a module need not be UTF-8; JSON keeps lone surrogates as they are.
        data = {"text": source}
    else:
        data = {"base64": base64.b64encode(source).decode("ascii")}
    return json.dumps(
        {
            "reproducer": FORMAT,
            "error": error,
            "versions": _versions(),
            "file": file,
            "options": {name: _plain(getattr(options, name)) for name in KEPT},
            "builtins": list(builtins),
            "input": data,
        },
        indent=1,
    )


def read_record(data: bytes) -> Run:
    """The run that a reproducer holds.

    Raises:
        CompileError: it is none, or one of another version.
    """
    try:
        found = json.loads(data)
        if found["reproducer"] != FORMAT:
            raise CompileError(f"the reproducer is of format {found['reproducer']}, not {FORMAT}")
        options = Options()
        for name in KEPT:
            value = _restored(name, found["options"][name])
            before = getattr(options, name)
            # What is None by default is something else where it is given.
            if before is not None and type(value) is not type(before):
                raise TypeError(f"option {name} is {value!r}")
            setattr(options, name, value)
        options.input = found["file"]
        # A page or a file was wanted, but not where this run is.
        options.reflect = None if options.reflect is None else ""
        options.explain_types_html = "-" if options.explain_types_html else ""
        given = found["input"]
        source = given["text"] if "text" in given else base64.b64decode(given["base64"])
        return Run(source, options, tuple(found["builtins"]))
    except (KeyError, TypeError, ValueError) as error:
        raise CompileError(f"the file is no reproducer: {type(error).__name__}: {error}") from None


def _versions() -> dict[str, str]:
    """What a run depends on beside its input and options."""
    import llvmlite
    import llvmlite.binding as llvm

    return {
        "spvbackend": VERSION,
        "llvmlite": llvmlite.__version__,
        "LLVM": ".".join(str(part) for part in llvm.llvm_version_info),
        "Python": platform.python_version(),
        "platform": platform.platform(),
    }


def _plain(value: object) -> object:
    """An option's value in the types of JSON, sets in a fixed order."""
    if isinstance(value, frozenset):
        return sorted(value)
    return list(value) if isinstance(value, tuple) else value


def _restored(name: str, value: object) -> object:
    """The value of an option that `_plain` gave."""
    if not isinstance(value, list):
        return value
    return frozenset(value) if isinstance(FIELDS[name].default, frozenset) else tuple(value)
