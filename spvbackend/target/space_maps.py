"""Address space numbers of other targets, and the target that a module was made for.

`address_spaces` has OpenCL's numbers, which clang and LLVM's SPIR-V target use; modules for AMD's
or NVIDIA's targets use others. A `SpaceMap` maps a number in the text to OpenCL's number.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final, final

from spvbackend.diagnostics import CompileError, Unsupported, option
from spvbackend.target.address_spaces import CONSTANT, GENERIC, GLOBAL, LOCAL, PRIVATE, qualifier

# A pointer type that is not part of a name, or a number in words.
_SPACE_IN_TEXT: Final = r"(?<![%@\w.])ptr(?![\w.])(?: addrspace\((\d+)\))?|\baddress space (\d+)"


@final
class SpaceMap:
    """A target's address space numbers, mapped to OpenCL's.

    Attributes:
        name: the target, as the option spells it.
        spaces: the target's number -> OpenCL's number.
        others: the target's number -> its meaning, for memories that OpenCL lacks.
        is_open: whether a number in neither table is OpenCL's own.
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
        """Return this map with changes for some of the target's numbers."""
        return SpaceMap(self.name, {**self.spaces, **spaces}, self.others, self.is_open)

    def written(self, message: str) -> str:
        """Return a message with the target's numbers in place of OpenCL's, as the user wrote them.

        Args:
            message: quotes types with OpenCL's numbers.
        """
        numbers = {meaning: number for number, meaning in reversed(list(self.spaces.items()))}

        def in_text(match: re.Match[str]) -> str:
            number = int(match[1] or match[2] or PRIVATE)
            own = numbers.get(number, number)
            return f"address space {own}" if match[2] else f"ptr{qualifier(own)}"

        return re.sub(_SPACE_IN_TEXT, in_text, message)

    def opencl(self, number: int, line: int) -> int:
        """Return OpenCL's number for a target's number.

        Raises:
            Unsupported: OpenCL has no such memory.
        """
        known = self.spaces.get(number)
        if known is not None:
            return known
        if self.is_open:
            return number
        what = self.others.get(number, "no memory that is known")
        raise Unsupported(f"address space {number} of {self.name} is {what}", line)


# AMDGPUUsage, Address Spaces; NVPTXUsage has the same number for constant memory.
DEVICE_CONSTANT: Final = GENERIC
"""Constant memory of AMD's and NVIDIA's targets; the number is OpenCL's for generic pointers."""
AMD_FLAT: Final = 0
AMD_LOCAL: Final = 3
AMDGCN: Final = SpaceMap(
    "amdgcn",
    {AMD_FLAT: GENERIC, 1: GLOBAL, AMD_LOCAL: LOCAL, DEVICE_CONSTANT: CONSTANT, 5: PRIVATE},
    {
        2: "memory of the whole device, which OpenCL lacks",
        6: "constant memory with addresses of 32 bits",
        7: "memory behind a buffer descriptor",
        8: "a buffer descriptor",
        9: "memory behind a buffer descriptor",
    },
)
# NVPTXUsage, Address Spaces.
NVPTX_GLOBAL: Final = 1
NVPTX_CLUSTER: Final = 7
NVPTX: Final = SpaceMap(
    "nvptx",
    {0: GENERIC, NVPTX_GLOBAL: GLOBAL, 3: LOCAL, DEVICE_CONSTANT: CONSTANT, 5: PRIVATE},
    {
        6: "tensor memory",
        NVPTX_CLUSTER: "local memory of another work-group",
        101: "the parameters of a kernel",
    },
)
_DEVICES: Final = (AMDGCN, NVPTX)
# One memory for everything, as on a host; OpenCL's numbers stay.
CPU: Final = SpaceMap("cpu", {0: GENERIC}, is_open=True)
SPIR: Final = SpaceMap("spir", {}, is_open=True)
# Clang's numbers for HLSL; its private variables of a module have a number of their own.
HLSL_PRIVATE: Final = 10
HLSL: Final = SpaceMap("hlsl", {HLSL_PRIVATE: PRIVATE}, is_open=True)
MAPS: Final[dict[str, SpaceMap]] = {m.name: m for m in (SPIR, AMDGCN, NVPTX, CPU)}
MEMORIES: Final[dict[str, int]] = {
    "private": PRIVATE,
    "global": GLOBAL,
    "constant": CONSTANT,
    "local": LOCAL,
    "generic": GENERIC,
}

KERNELS: Final[dict[str, SpaceMap]] = {"amdgpu_kernel": AMDGCN, "ptx_kernel": NVPTX}
"""Calling convention of a kernel -> the target's map."""
# Compile these on use: few modules need them.
_KERNEL: Final = rf'(?m)^define [^@"\n]*\b({"|".join(KERNELS)}) '
# By prefix of the triple, the longer first; `spir` covers spir, spir64, spirv32 and spirv64.
_ARCHITECTURES: Final = (
    ("spirv-", HLSL),
    ("spirv1.", HLSL),
    ("spir", SPIR),
    ("amdgcn", AMDGCN),
    ("nvptx", NVPTX),
)
_AMD_ALLOCAS: Final = 5
# Instructions and expressions that cast to or from constant memory or a pointer that may be either.
_CONSTANT: Final = r"(?:<\d+ x )?ptr addrspace\(4\)"
_CONSTANT_CAST: Final = rf"addrspacecast \(?(?:{_CONSTANT}|(?:[^,\n]*[^,\n)]) to {_CONSTANT})"


def map_of(triple: str, layout: str, conventions: Iterable[str]) -> SpaceMap:
    """Return the map of a module's address spaces.

    Args:
        triple: the module's triple, which decides if it names a known target.
        layout: the data layout, whose address space of allocas decides next.
        conventions: the calling conventions of the functions that the module defines.
    """
    for prefix, named in _ARCHITECTURES:
        if triple.startswith(prefix):
            return _laid_out(layout) if named is SPIR else named
    if allocas_of(layout) == _AMD_ALLOCAS:
        return AMDGCN
    own = next((KERNELS[word] for word in conventions if word in KERNELS), SPIR)
    return _laid_out(layout) if own is SPIR else own


def allocas_of(layout: str) -> int:
    """Return the address space of allocas in a data layout (LangRef, Data Layout)."""
    return _space_of(layout, "A")


def _space_of(layout: str, letter: str) -> int:
    for part in layout.split("-"):
        if part[:1] == letter and part[1:].isdecimal():
            return int(part[1:])
    return 0


def _laid_out(layout: str) -> SpaceMap:
    """Return OpenCL's map as the data layout changes it.

    Where allocas have a number of their own, 0 is a pointer to any memory, as LLVM has it for
    targets with such pointers. AdaptiveCpp's modules are of this kind.
    """
    allocas, variables = allocas_of(layout), _space_of(layout, "G")
    spaces = {0: GENERIC, allocas: PRIVATE} if allocas else {}
    if variables:
        spaces[variables] = GLOBAL
    return SPIR.changed(spaces) if spaces != {GLOBAL: GLOBAL} else SPIR


def changed_for_casts(numbers: SpaceMap, casts_constants: bool) -> SpaceMap:
    """Return the map of a module, given whether a cast leads into or out of constant memory."""
    if numbers in _DEVICES and casts_constants:
        # A generic pointer of these targets may point to constant memory. In SPIR-V it may not:
        # OpGenericCastToPtr excludes UniformConstant.
        return numbers.changed({DEVICE_CONSTANT: GLOBAL})
    return numbers


def map_of_text(text: str, asked: SpaceMap | None) -> SpaceMap:
    """Return the map of the address spaces in LLVM's text.

    Args:
        text: the text, which starts with triple and layout.
        asked: the option's map, or None.
    """
    # LLVM leaves a blank line after triple and layout.
    start = text.partition("\n\n")[0]
    conventions: list[str] = []
    if any(word in text for word in KERNELS) and (kernel := re.search(_KERNEL, text)):
        conventions.append(kernel[1])
    triple, layout = _property(start, "triple"), _property(start, "datalayout")
    numbers = asked or map_of(triple, layout, conventions)
    if numbers not in _DEVICES or "addrspacecast" not in text:
        return numbers
    return changed_for_casts(numbers, re.search(_CONSTANT_CAST, text) is not None)


def _property(start: str, name: str) -> str:
    """Return the triple or the layout, "" if the text has none."""
    return start.partition(f'\ntarget {name} = "')[2].partition('"')[0]


def parse_map(text: str) -> SpaceMap | None:
    """Return the map of the option's text, or None for "": then the module decides.

    The text is the name of a map, pairs such as `0:generic,4:private`, or a name and pairs that
    change it. A number without a pair is OpenCL's own.

    Raises:
        CompileError: the text is malformed.
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
                f"bad map of address spaces: expected NUMBER:MEMORY, found '{item}'",
                hint=f"write {option('address-space-map', 'amdgcn')}, "
                f"or such as {option('address-space-map', '0:generic,4:private')}; maps are "
                f"{', '.join(MAPS)}, memories {', '.join(MEMORIES)}",
            )
    return result
