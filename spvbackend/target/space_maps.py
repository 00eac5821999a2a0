"""What other targets number their memories, and which of these a module was made for.

OpenCL's numbers, which clang and LLVM's SPIR-V target have, are those of `address_spaces`; the text
of a module for AMD's or NVIDIA's target has others. A `SpaceMap` leads from a number in the text to
OpenCL's.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, final

from spvbackend.diagnostics import CompileError, Unsupported, option
from spvbackend.target.address_spaces import CONSTANT, GENERIC, GLOBAL, LOCAL, PRIVATE


@final
class SpaceMap:
    """OpenCL's numbers of the memories that a target numbers otherwise.

    Attributes:
        name: of the target, as the option spells it.
        spaces: OpenCL's number by the target's.
        others: what the target's other numbers are for, which OpenCL has no memory for.
        is_open: whether a number that is in neither table is OpenCL's own.
    """

    __slots__ = ("is_open", "name", "others", "spaces")

    def __init__(
        self,
        name: str,
        spaces: Mapping[int, int],
        others: Mapping[int, str] = {},
        is_open: bool = False,
    ) -> None:
        self.name: Final = name
        self.spaces: Final = spaces
        self.others: Final = others
        self.is_open: Final = is_open

    def changed(self, spaces: Mapping[int, int]) -> SpaceMap:
        """The same map with other numbers for some of the target's."""
        return SpaceMap(self.name, {**self.spaces, **spaces}, self.others, self.is_open)

    def opencl(self, number: int, line: int) -> int:
        """OpenCL's number for one of the target's.

        Raises:
            Unsupported: OpenCL has no such memory.
        """
        found = self.spaces.get(number)
        if found is not None:
            return found
        if self.is_open:
            return number
        what = self.others.get(number, "no memory that is known")
        raise Unsupported(f"address space {number} of {self.name} is {what}", line)


# AMDGPUUsage, Address Spaces.
AMDGCN: Final = SpaceMap(
    "amdgcn",
    {0: GENERIC, 1: GLOBAL, 3: LOCAL, 4: CONSTANT, 5: PRIVATE},
    {
        2: "memory of the whole device, which OpenCL has not",
        6: "constant memory with addresses of 32 bits",
        7: "memory behind a buffer descriptor",
        8: "a buffer descriptor",
        9: "memory behind a buffer descriptor",
    },
)
# NVPTXUsage, Address Spaces.
NVPTX: Final = SpaceMap(
    "nvptx",
    {0: GENERIC, 1: GLOBAL, 3: LOCAL, 4: CONSTANT, 5: PRIVATE},
    {
        6: "tensor memory",
        7: "local memory of another work-group",
        101: "the parameters of a kernel",
    },
)
# One memory for all, as on a host; what has a number of OpenCL's keeps it.
CPU: Final = SpaceMap("cpu", {0: GENERIC}, is_open=True)
SPIR: Final = SpaceMap("spir", {}, is_open=True)
MAPS: Final[dict[str, SpaceMap]] = {m.name: m for m in (SPIR, AMDGCN, NVPTX, CPU)}
MEMORIES: Final[dict[str, int]] = {
    "private": PRIVATE,
    "global": GLOBAL,
    "constant": CONSTANT,
    "local": LOCAL,
    "generic": GENERIC,
}

KERNELS: Final[dict[str, SpaceMap]] = {"amdgpu_kernel": AMDGCN, "ptx_kernel": NVPTX}
"""How other targets mark a kernel: the calling convention."""
# These are compiled where a module needs them, which few do.
_KERNEL: Final = rf'(?m)^define [^@"\n]*\b({"|".join(KERNELS)}) '
# By the first word of a triple; `spir` is the start of spir, spir64, spirv32 and spirv64.
_ARCHITECTURES: Final = (("spir", SPIR), ("amdgcn", AMDGCN), ("nvptx", NVPTX))
# Where allocas are (LangRef, Data Layout).
_AMD_ALLOCAS: Final = "A5"
# Instructions and expressions that cast from or to constant memory, or to what may be either.
_CONSTANT: Final = r"(?:<\d+ x )?ptr addrspace\(4\)"
_CONSTANT_CAST: Final = rf"addrspacecast \(?(?:{_CONSTANT}|(?:[^,\n]*[^,\n)]) to {_CONSTANT})"


def map_of(text: str, asked: SpaceMap | None) -> SpaceMap:
    """The numbers that a module's text has.

    By its triple; where that is of no such target, by where its allocas are, and by the calling
    convention of its kernels.

    Args:
        text: as LLVM prints it, where triple and layout stand before all else.
        asked: the map that the option says, None for none.
    """
    found = asked or _map_of(text)
    if found is AMDGCN and "addrspacecast" in text and re.search(_CONSTANT_CAST, text):
        # On that target constant memory is a part of global memory, so a generic pointer may be to
        # it. One of SPIR-V may not: OpGenericCastToPtr has no UniformConstant.
        return AMDGCN.changed({4: GLOBAL})
    return found


def _map_of(text: str) -> SpaceMap:
    # LLVM leaves a line free behind them.
    start = text.partition("\n\n")[0]
    triple = _property(start, "triple")
    for prefix, named in _ARCHITECTURES:
        if triple.startswith(prefix):
            return named
    if _AMD_ALLOCAS in _property(start, "datalayout").split("-"):
        return AMDGCN
    if any(word in text for word in KERNELS) and (kernel := re.search(_KERNEL, text)):
        return KERNELS[kernel[1]]
    return SPIR


def _property(start: str, name: str) -> str:
    """The triple or the layout, "" where the text has none."""
    return start.partition(f'\ntarget {name} = "')[2].partition('"')[0]


def parse_map(text: str) -> SpaceMap | None:
    """The map that the option's text says, None for "": the module says it.

    The text is the name of a map, pairs as in `0:generic,4:private`, or a name and pairs that
    change it. A number without a pair is OpenCL's own.

    Raises:
        CompileError: it is none of these.
    """
    if not text:
        return None
    result = SPIR
    for index, item in enumerate(text.split(",")):
        number, colon, memory = item.partition(":")
        if not colon and index == 0 and item in MAPS:
            result = MAPS[item]
        elif number.isdecimal() and number.isascii() and len(number) < 9 and memory in MEMORIES:
            result = result.changed({int(number): MEMORIES[memory]})
        else:
            raise CompileError(
                f"bad map of address spaces: '{item}' is no pair of a number and a memory",
                hint=f"write {option('address-space-map', 'amdgcn')}, "
                f"or such as {option('address-space-map', '0:generic,4:private')}; maps are "
                f"{', '.join(MAPS)}, memories {', '.join(MEMORIES)}",
            )
    return result
