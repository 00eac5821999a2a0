"""Cases of shaders: what a dispatch gets, and what it has to leave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from tests.hlsl.jobs import Array, Resource, Sampler

ByLanes = Callable[[int], Array]
"""The content of a buffer for a number of lanes of a wave."""


class Bound(NamedTuple):
    """A resource and what a dispatch has to leave in it.

    Attributes:
        resource: with its content before the dispatch.
        wanted: an array for each descriptor; () if nothing is expected.
        by_lanes: instead of it, for a content that depends on the number of lanes.
        is_lanes: whether the dispatch leaves that number in it.
    """

    resource: Resource
    wanted: Sequence[Array] = ()
    by_lanes: ByLanes | None = None
    is_lanes: bool = False


class Case(NamedTuple):
    """A dispatch of a shader.

    Attributes:
        shader: the name of its file.
        bound: all resources.
        groups: their number in each dimension.
        pushed: the push constants.
        constants: values of specialization constants.
        tolerance: relative and absolute, of results that are floats; 0 for exact ones.
        name: tells several cases of a shader apart.
    """

    shader: str
    bound: Sequence[Bound]
    groups: tuple[int, int, int] = (1, 1, 1)
    pushed: bytes = b""
    constants: Mapping[int, bytes] = MappingProxyType({})
    tolerance: float = 0.0
    name: str = ""


def given(binding: int, *contents: Array, kind: str = "storage_buffer", **more: Any) -> Bound:
    """Bind arrays that a shader reads."""
    return Bound(Resource(kind, binding, contents, **more))


def result(
    binding: int,
    *wanted: Array,
    start: Sequence[Array] | Array | None = None,
    kind: str = "storage_buffer",
    **more: Any,
) -> Bound:
    """Bind arrays that a shader writes; they start with zeros unless `start` has others."""
    if start is None:
        start = [np.zeros_like(one) for one in wanted]
    elif isinstance(start, np.ndarray):
        start = [start]
    return Bound(Resource(kind, binding, start, **more), wanted)


def by_lanes(binding: int, wanted: ByLanes) -> Bound:
    """Bind an array of zeros whose content shall depend on the number of lanes."""
    return Bound(Resource("storage_buffer", binding, [np.zeros_like(wanted(4))]), by_lanes=wanted)


def lanes(binding: int) -> Bound:
    """Bind the buffer in which a shader leaves the number of lanes."""
    return Bound(Resource("storage_buffer", binding, [np.zeros(1, np.uint32)]), is_lanes=True)


def uniform(binding: int, *contents: Array) -> Bound:
    """Bind buffers of constants."""
    return given(binding, *contents, kind="uniform_buffer")


def texels(binding: int, format: str, *contents: Array) -> Bound:
    """Bind typed buffers that a shader reads."""
    return given(binding, *contents, kind="uniform_texel_buffer", format=format)


def texels_out(
    binding: int, format: str, *wanted: Array, start: Sequence[Array] | Array | None = None
) -> Bound:
    """Bind typed buffers that a shader writes."""
    kind = "storage_texel_buffer"
    return result(binding, *wanted, start=start, kind=kind, format=format)


def texture(
    binding: int, format: str, size: tuple[int, int], *contents: Array, levels: int = 1
) -> Bound:
    """Bind textures that a shader reads."""
    more = {"format": format, "size": (*size, 1), "levels": levels}
    return given(binding, *contents, kind="sampled_image", **more)


def texture_out(
    binding: int, format: str, size: tuple[int, int], wanted: Array, start: Array | None = None
) -> Bound:
    """Bind a texture that a shader writes."""
    more = {"format": format, "size": (*size, 1)}
    return result(binding, wanted, start=start, kind="storage_image", **more)


def sampler(binding: int, parameters: Sampler) -> Bound:
    """Bind a sampler."""
    return Bound(Resource("sampler", binding, [None], sampler=parameters))


def per_wave(values: Array, lanes: int, function: Callable[[Array], Array]) -> Array:
    """Apply a function to the values of each wave, and join the results."""
    waves = [values[start : start + lanes] for start in range(0, len(values), lanes)]
    return np.concatenate([function(wave) for wave in waves])


def spread(function: Callable[[Array], Any]) -> Callable[[Array], Array]:
    """Return the function whose result each lane of a wave gets."""
    return lambda wave: np.repeat(np.asarray(function(wave))[None], len(wave), 0)


def packed(row: Mapping[int, tuple[str, Any]], size: int) -> Array:
    """Return bytes with values of numpy's types at places."""
    content = np.zeros(size, np.uint8)
    for place, (kind, value) in row.items():
        raw = np.frombuffer(np.asarray(value, kind).tobytes(), np.uint8)
        content[place : place + len(raw)] = raw
    return content
