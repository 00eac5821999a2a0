"""LLVM's verdict on modules that may end its process."""

import os
from collections.abc import Sequence

from spvbackend.diagnostics import CompileError
from spvbackend.reading.llvm import canonical_text

ACCEPTED = b"+"
REFUSED = b"-"


def is_refused_by_llvm(text: str) -> bool:
    """Whether LLVM cannot read the module, or its verifier refuses it."""
    try:
        canonical_text(text, 0)
    except CompileError:
        return True
    return False


def verdicts(texts: Sequence[str]) -> list[bool | None]:
    """Whether LLVM refuses each module; None where it ends its process.

    A fork of this process asks LLVM; another one goes on behind a module that ended it.
    """
    found: list[bool | None] = []
    while len(found) < len(texts):
        rest = texts[len(found) :]
        answers = _ask(rest)
        found += [answer == ord(REFUSED) for answer in answers]
        if len(answers) < len(rest):
            found.append(None)
    return found


def _ask(texts: Sequence[str]) -> bytes:
    """The answers to the modules up to one that ends the process."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        # LLVM writes a trace of its stack.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        for text in texts:
            os.write(writer, REFUSED if is_refused_by_llvm(text) else ACCEPTED)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as file:
        answers = file.read()
    os.waitpid(child, 0)
    return answers
