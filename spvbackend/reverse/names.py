"""Names of LLVM IR: unique within a scope, and quoted where they need it."""

from __future__ import annotations

import re
from typing import Final, final

_PLAIN: Final = re.compile(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*")


def quoted(name: str) -> str:
    """Return a name as LLVM's text has it, without its sigil."""
    return name if _PLAIN.fullmatch(name) else f'"{escaped(name)}"'


def escaped(text: str) -> str:
    """Return text for a place between quotation marks; bytes that are not printable are hex."""
    data = text.encode("utf-8", "surrogateescape")
    return "".join([_char(byte) for byte in data])


def _char(byte: int) -> str:
    return chr(byte) if 32 <= byte < 127 and byte not in (34, 92) else f"\\{byte:02X}"


@final
class Names:
    """The names that are taken in a module or a function."""

    __slots__ = ("_counts",)

    def __init__(self) -> None:
        self._counts: Final[dict[str, int]] = {}

    def claim(self, wanted: str) -> str:
        """Return the wanted name, with a number behind it where something else has the name."""
        name = wanted
        while name in self._counts:
            self._counts[wanted] += 1
            name = f"{wanted}.{self._counts[wanted]}"
        self._counts[name] = 0
        return name
