"""The index of all rows, the source of the options' help, explanations and pages.

Only questions about extensions import it; `target/extensions.py` decides which ones are allowed.
"""

from __future__ import annotations

from typing import Final

from spvbackend.target.extension_rows.fpga import FPGA
from spvbackend.target.extension_rows.graphics import CALLED, SHADERS
from spvbackend.target.extension_rows.intel import INTEL
from spvbackend.target.extension_rows.khronos import KHRONOS
from spvbackend.target.extension_rows.row import DROPPED, LOWERED, REFUSED, UNUSED, Extension
from spvbackend.target.extensions import twin_name

ROWS: Final = (*KHRONOS, *INTEL, *FPGA, *CALLED, *SHADERS)
EXTENSION_ROWS: Final[dict[str, Extension]] = {row.name: row for row in sorted(ROWS)}
"""Every name that may be allowed, in alphabetical order."""
WITHOUT: Final[dict[int, str]] = {
    REFUSED: "an error that names the option",
    LOWERED: "other instructions",
    DROPPED: "a hint is dropped",
    UNUSED: "the same module",
}
"""The effect on a trigger if its extension is not allowed, in words."""
_ALTERA: Final = frozenset(row.name for row in FPGA if row.name.startswith("SPV_ALTERA_"))
_REGISTRY: Final = "https://github.com/KhronosGroup/SPIRV-Registry/blob/main/extensions/"


def source_of(row: Extension) -> str:
    """Return the address of an extension's specification, or of its name's origin."""
    if row.source and not row.source.endswith("/"):
        return row.source
    # Pages use the vendor's later name if there is one.
    name = twin_name(row.name)
    name = name if name in _ALTERA else row.name
    vendor = name.split("_")[1].replace("AMDX", "AMD")
    return f"{row.source or f'{_REGISTRY}{vendor}/'}{name}.asciidoc"


def consequence_of(row: Extension) -> str:
    """Return the consequence of not allowing the extension, with the replacement."""
    text = WITHOUT[row.without]
    return f"{text}: {row.otherwise}" if row.otherwise else text


def list_extensions() -> str:
    """Return each name with its meaning, for the help of the option that allows extensions."""
    width = max(map(len, EXTENSION_ROWS))
    lines = [f"  {row.name:<{width}}  {row.meaning}" for row in EXTENSION_ROWS.values()]
    return "\n".join(["extensions that may be allowed:", *lines, ""])
