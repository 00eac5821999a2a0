"""Reproducers: a file with everything that a run depends on, to report and repeat it.

Input: the source and the options of a run. Output: JSON; reading it restores both. Text input stays
legible.
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
"""The options that affect a run: all but the names of files and the form of messages."""


class Run(NamedTuple):
    """The content of a reproducer.

    Attributes:
        source: text, or the bytes of bitcode.
        options: the options of the run, with the name of its input.
        builtins: names of a frontend's builtins, which are functions and cannot be kept.
    """

    source: str | bytes
    options: Options
    builtins: tuple[str, ...]


def record(
    source: str | bytes, options: Options, error: str, file: str, builtins: Iterable[str] = ()
) -> str:
    """Return the text of a reproducer.

    Args:
        source: text or bitcode.
        options: the options of the run.
        error: the error, for readers of the file.
        file: the name of the input, for messages, `-` for none.
        builtins: the names of a frontend's builtins.
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
    """Read the run of a reproducer.

    Raises:
        CompileError: the file is not a reproducer, or has another format.
    """
    try:
        run = json.loads(data)
        if run["reproducer"] != FORMAT:
            raise CompileError(f"the reproducer has format {run['reproducer']}, not {FORMAT}")
        options = Options()
        for name in KEPT:
            value = _restored(name, run["options"][name])
            before = getattr(options, name)
            # An option that is None by default may have any other type.
            if before is not None and type(value) is not type(before):
                raise TypeError(f"option {name} is {value!r}")
            setattr(options, name, value)
        options.input = run["file"]
        # The file names of the original run do not count here.
        options.reflect = None if options.reflect is None else ""
        options.explain_types_html = "-" if options.explain_types_html else ""
        given = run["input"]
        source = given["text"] if "text" in given else base64.b64decode(given["base64"])
        return Run(source, options, tuple(run["builtins"]))
    except (KeyError, TypeError, ValueError) as error:
        raise CompileError(f"not a reproducer: {type(error).__name__}: {error}") from None


def _versions() -> dict[str, str]:
    """Return the versions of the programs that affect a run."""
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
    """Return an option's value in JSON's types, sets in a fixed order."""
    if isinstance(value, frozenset):
        return sorted(value)
    return list(value) if isinstance(value, tuple) else value


def _restored(name: str, value: object) -> object:
    """Return the value of an option from the form of `_plain`."""
    if not isinstance(value, list):
        return value
    return frozenset(value) if isinstance(FIELDS[name].default, frozenset) else tuple(value)
