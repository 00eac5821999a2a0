"""Samplers as arguments, by the names and bits of OpenCL's."""

from __future__ import annotations

from typing import Final, NamedTuple

LINEAR: Final = 0x20
_FILTERS: Final = {"NEAREST": 0x10, "LINEAR": LINEAR}
_ADDRESSING: Final = {"NONE": 0, "CLAMP_TO_EDGE": 2, "CLAMP": 4, "REPEAT": 6, "MIRRORED_REPEAT": 8}
MODES: Final = 0xE
"""The bits of an addressing mode."""
CLAMPS: Final = 4
"""Greater modes repeat."""


class Sampler(NamedTuple):
    """A sampler as an argument.

    Attributes:
        normalized: whether the sides of an image have the length 1, else they count texels.
        addressing: of coordinates outside: "CLAMP_TO_EDGE", "CLAMP" to the colour of the border,
            "REPEAT", "MIRRORED_REPEAT", or "NONE" where there are none.
        filter: "NEAREST" or "LINEAR".
    """

    normalized: bool = True
    addressing: str = "CLAMP_TO_EDGE"
    filter: str = "NEAREST"

    @property
    def bits(self) -> int:
        """Return the literal of OpenCL C.

        Raises:
            ValueError: a name is none of OpenCL's.
        """
        if self.addressing not in _ADDRESSING or self.filter not in _FILTERS:
            raise ValueError(
                f"{self} is not a sampler: addressing is one of {', '.join(_ADDRESSING)}, filter "
                f"one of {', '.join(_FILTERS)}"
            )
        return int(self.normalized) | _ADDRESSING[self.addressing] | _FILTERS[self.filter]
