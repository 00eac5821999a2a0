"""The command pyllc, run within the process of the tests."""

import io
from pathlib import Path
from typing import NamedTuple

from spvbackend import cli


class Result(NamedTuple):
    """What one run of pyllc left."""

    status: int
    output: bytes
    errors: str


def pyllc(*argv: str | Path, stdin: bytes = b"", isolate: bool = False) -> Result:
    buffer, errors = io.BytesIO(), io.StringIO()
    stdout = io.TextIOWrapper(buffer, encoding="utf-8", write_through=True)
    source = io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8")
    words = [str(word) for word in argv]
    status = cli.main(words, source, stdout, errors, isolate=isolate)
    return Result(status, buffer.getvalue(), errors.getvalue())
