"""What became of one of many modules. It can be sent between processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from spvbackend.diagnostics import CompileWarning


@final
@dataclass(frozen=True, slots=True)
class Translation:
    """What became of one of many modules.

    Attributes:
        index: its place among the modules, from 0.
        name: its path where it was given as one, else "".
        output: the SPIR-V, b"" where there is an error.
        error: why there is none: what `translate` would have raised, or what the executor raised
            where that has failed.
        warnings: what the translation warned of; `spvbackend.diagnostics.render` makes texts of
            them.
    """

    index: int
    name: str
    output: bytes
    error: Exception | None = None
    warnings: tuple[CompileWarning, ...] = ()

    def result(self) -> bytes:
        """The SPIR-V.

        Raises:
            Exception: there is none; it is the attribute `error`.
        """
        if self.error is not None:
            raise self.error
        return self.output
