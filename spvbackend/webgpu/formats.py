"""Formats of images that kernels write: a launch gives a module those of its images.

The type of such an image declares a format (WGSL, 6.5.5), and OpenCL's kernels take images of any.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from functools import cache
from typing import Final

import numpy as np

from spvbackend.devices.images import CHANNELS, ORDERS
from spvbackend.emit.layout import to_bytes
from spvbackend.emit.read import HEADER_WORDS, instructions, words_of
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.webgpu.resources import Place

_BOUND: Final = 3
"""The word of the header that all ids are less than."""
_SUFFIXES: Final = {"SNORM": "Snorm", "UNORM": "", "SINT": "i", "UINT": "ui", "SFLOAT": "f"}
"""The ends of the names of SPIR-V's formats."""
_FORMAT: Final = 8
"""The word of OpTypeImage that is its format."""


@cache
def _numbers() -> dict[str, int]:
    return {name: number for number, name in spv.ENUMERANT_NAMES["ImageFormat"].items()}


def format_of(order: str, channels: str) -> int:
    """Return SPIR-V's format of texels, ImageFormatUnknown if it has none.

    Args:
        order: OpenCL's name for the order of channels.
        channels: OpenCL's name for their type.
    """
    letters, row = ORDERS[order].letters, CHANNELS[channels]
    bits = 8 * np.dtype(row.dtype).itemsize
    name = f"{letters.capitalize()}{bits}{_SUFFIXES[row.suffix]}"
    return _numbers().get(name, spv.ImageFormatUnknown)


def with_formats(spirv: bytes, formats: Mapping[Place, int]) -> bytes:
    """Return a module whose images have formats.

    Args:
        spirv: the module.
        formats: by the places of images that kernels write.

    Raises:
        CompileError: the bytes are not a SPIR-V module.
    """
    words = words_of(spirv)
    places: dict[int, dict[int, int]] = {}
    made: dict[tuple[int, ...], int] = {}
    types: dict[int, tuple[int, ...]] = {}
    loaded: dict[int, int] = {}
    result = array("I", words[:HEADER_WORDS])

    def interned(opcode: int, *operands: int) -> int:
        key = (opcode, *operands)
        if key not in made:
            made[key] = result[_BOUND]
            result[_BOUND] += 1
            result.extend((len(key) + 1 << 16 | opcode, made[key], *operands))
        return made[key]

    for opcode, start, end in instructions(words):
        row = tuple(words[start + 1 : end])
        if opcode == op.OpDecorate and row[1] in (
            spv.DecorationDescriptorSet,
            spv.DecorationBinding,
        ):
            places.setdefault(row[0], {})[row[1]] = row[2]
        elif opcode in (op.OpTypeImage, op.OpTypePointer):
            types[row[0]] = row[1:]
            made[opcode, *row[1:]] = row[0]
        elif opcode == op.OpVariable and row[1] in places:
            own = places[row[1]]
            place = (own.get(spv.DecorationDescriptorSet, 0), own.get(spv.DecorationBinding, 0))
            if place in formats:
                pointee = list(types[types[row[0]][1]])
                pointee[_FORMAT - 2] = formats[place]
                image = interned(op.OpTypeImage, *pointee)
                loaded[row[1]] = image
                pointer = interned(op.OpTypePointer, types[row[0]][0], image)
                result.extend((words[start], pointer, *row[1:]))
                continue
        elif opcode == op.OpLoad and row[2] in loaded:
            result.extend((words[start], loaded[row[2]], *row[1:]))
            continue
        result.extend(words[start:end])
    return to_bytes(result)
