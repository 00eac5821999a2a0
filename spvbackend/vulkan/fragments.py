"""Measures which elements of a cooperative matrix each lane holds.

SPV_KHR_cooperative_matrix leaves that to the device. A kernel loads matrices whose elements are
their row, and their column, and each lane writes those that it holds. Where these are the places of
PTX's `mma.sync`, a register of PTX is some elements of a matrix, and nothing moves between lanes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spvbackend.devices.errors import BuildError
from spvbackend.prepare.templates.devices.matrices import LANES, fragment
from spvbackend.target.address_spaces import GLOBAL, qualifier
from spvbackend.target.features import BFLOAT16, COOPERATIVE_MATRIX
from spvbackend.vulkan.program import Program

if TYPE_CHECKING:
    from spvbackend.vulkan.device import Device

_QUERY: Final = "vkGetPhysicalDeviceCooperativeMatrixPropertiesKHR"
_EXTENSION: Final = "VK_KHR_cooperative_matrix"
_SUBGROUP: Final = 3
"""VK_SCOPE_SUBGROUP_KHR."""
_POINTER: Final = f"ptr{qualifier(GLOBAL)}"
_COMPONENTS: Final = {"bf16": 1000141000, "f16": 0, "f32": 1, "i32": 5, "i8": 3, "u32": 9, "u8": 7}
"""VkComponentTypeKHR."""


class Element(NamedTuple):
    """A type of elements: LLVM's name, the letter of a pointer to it in a mangled name, and
    numpy's type of its bits."""

    text: str
    letter: str
    dtype: str


_ELEMENTS: Final[dict[str, Element]] = {
    "bf16": Element("bfloat", "DF16b", "uint16"),
    "f16": Element("half", "Dh", "float16"),
    "f32": Element("float", "f", "float32"),
    "i32": Element("i32", "i", "int32"),
    "i8": Element("i8", "c", "int8"),
}


class Shape(NamedTuple):
    """A product of a device: rows, columns and depth, and the types of factors and sum."""

    rows: int
    columns: int
    depth: int
    factor: str
    sum: str


NEEDED: Final[dict[str, tuple[Shape, ...]]] = {
    "f16": tuple(Shape(16, 8, depth, "f16", sum) for depth in (8, 16) for sum in ("f16", "f32")),
    "bf16": (Shape(16, 16, 16, "bf16", "f32"),),
    "i8": (Shape(16, 8, 32, "i8", "i32"),),
}
"""The products that a type's matrices are used for; those of i8 are of both signs."""


def listed_shapes(device: Device) -> set[Shape]:
    """Return the products that a device lists for sub-groups."""
    import vulkan as vk

    if _EXTENSION not in device.features.extensions:
        return set()
    names = {number: name for name, number in _COMPONENTS.items()}
    query = vk.vkGetInstanceProcAddr(device.instance, _QUERY)
    shapes: set[Shape] = set()
    for row in query(device.physical):
        factor, sum = names.get(row.AType), names.get(row.CType)
        is_plain = row.AType == row.BType and row.CType == row.ResultType
        if factor and sum and is_plain and row.scope == _SUBGROUP:
            shapes.add(Shape(row.MSize, row.NSize, row.KSize, factor, sum))
    return shapes


def measured_fragments(device: Device) -> tuple[str, ...]:
    """Return the types, of NEEDED, whose matrices lie in lanes as PTX's do.

    A driver that refuses a matrix that it lists does not have it.
    """
    shapes = listed_shapes(device)
    if LANES not in device.subgroup_sizes:
        return ()
    return tuple(
        name
        for name, needed in NEEDED.items()
        if set(needed) <= shapes and all(_is_as_in_ptx(device, shape) for shape in needed)
    )


def _is_as_in_ptx(device: Device, shape: Shape) -> bool:
    rows, columns, depth, factor, sum = shape
    matrices = ((factor, rows, depth, 0), (factor, depth, columns, 1), (sum, rows, columns, 2))
    try:
        return all(
            held_elements(device, element, height, width, use)
            == fragment(_bits(element), height, width, use)
            for element, height, width, use in matrices
        )
    except BuildError:
        return False


def _bits(element: str) -> int:
    return np.dtype(_ELEMENTS[element].dtype).itemsize * 8


def held_elements(
    device: Device, element: str, rows: int, columns: int, use: int, lanes: int = LANES
) -> list[list[tuple[int, int]]]:
    """Return the row and the column of each element of a matrix that a lane holds, by lanes.

    Args:
        device: has the matrix.
        element: its type, as in NEEDED.
        rows: of the matrix.
        columns: likewise.
        use: Cooperative Matrix Use.
        lanes: of a sub-group.
    """
    row, column = np.indices((rows, columns))
    held = [_held(device, element, numbers, use, lanes) for numbers in (row, column)]
    pairs = np.stack(held, axis=-1).tolist()
    return [[(int(at[0]), int(at[1])) for at in lane] for lane in pairs]


def _held(
    device: Device, element: str, numbers: NDArray[Any], use: int, lanes: int
) -> NDArray[Any]:
    """Return the numbers in a matrix that each lane holds."""
    rows, columns = numbers.shape
    count = rows * columns // lanes
    program = Program(
        device,
        "\n".join(_kernel(_ELEMENTS[element], rows, columns, use, count)),
        extensions=[COOPERATIVE_MATRIX.extension, BFLOAT16.extension],
        subgroup_size=lanes,
    )
    data = _as_bits(element, numbers)
    out = np.zeros((lanes, count), data.dtype)
    program.run("probe", [data, out], (lanes,), (lanes,))
    return _as_numbers(element, out)


def _as_bits(element: str, numbers: NDArray[Any]) -> NDArray[Any]:
    if element == "bf16":
        return (numbers.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return numbers.astype(_ELEMENTS[element].dtype)


def _as_numbers(element: str, bits: NDArray[Any]) -> NDArray[Any]:
    if element == "bf16":
        return (bits.astype(np.uint32) << 16).view(np.float32)
    return bits


def _kernel(element: Element, rows: int, columns: int, use: int, count: int) -> Iterator[str]:
    """Yield the lines of a kernel whose lanes write their elements."""
    text = element.text
    matrix = f'target("spirv.CooperativeMatrixKHR", {text}, 3, {rows}, {columns}, {use})'
    load = f"@_Z32__spirv_CooperativeMatrixLoadKHRPU3AS1{element.letter}ii"
    extract = "@_Z24__spirv_CompositeExtracti"
    lane = "@_Z40__spirv_BuiltInSubgroupLocalInvocationIdv"
    yield f"declare {matrix} {load}({_POINTER}, i32, i32)"
    yield f"declare {text} {extract}({matrix}, i32)"
    yield f"declare i32 {lane}()"
    yield f"define spir_kernel void @probe({_POINTER} %in, {_POINTER} %out) {{"
    yield f"  %m = call {matrix} {load}({_POINTER} %in, i32 0, i32 {columns})"
    yield f"  %lane = call i32 {lane}()"
    yield f"  %first = mul i32 %lane, {count}"
    for at in range(count):
        yield f"  %n{at} = add i32 %first, {at}"
        yield f"  %p{at} = getelementptr {text}, {_POINTER} %out, i32 %n{at}"
        yield f"  %e{at} = call {text} {extract}({matrix} %m, i32 {at})"
        yield f"  store {text} %e{at}, {_POINTER} %p{at}"
    yield "  ret void"
    yield "}"
