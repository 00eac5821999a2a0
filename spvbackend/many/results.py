"""The result of one of many modules. It can be sent between processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from spvbackend.diagnostics import CompileWarning


@final
@dataclass(frozen=True, slots=True)
class Translation:
    """The result of one of many modules.

    Attributes:
        index: its place among the modules, from 0.
        name: its path where it was given as one, else "".
        output: the SPIR-V, b"" where there is an error.
        error: why there is none: the exception of `translate`, or that of the executor where it
            has failed.
        warnings: the warnings of the translation; `spvbackend.diagnostics.render` turns them into
            texts.
    """

    index: int
    name: str
    output: bytes
    error: Exception | None = None
    warnings: tuple[CompileWarning, ...] = ()

    def result(self) -> bytes:
        """Return the SPIR-V.

        Raises:
            Exception: there is none; it is the attribute `error`.
        """
        if self.error is not None:
            raise self.error
        return self.output
