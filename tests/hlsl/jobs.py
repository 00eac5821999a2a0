"""Jobs of `runner.py`: a compute shader, its resources and constants; what a job leaves in them.

A job is a line of JSON between processes, so contents of arrays travel as base64.
"""

from __future__ import annotations

import base64
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tests.e2e.harness.worker import Worker
from tests.folders import ROOT

Array = NDArray[Any]
RUNNER: Final = str(ROOT / "tests" / "hlsl" / "runner.py")
"""The script for a `Worker`."""


class Sampler(NamedTuple):
    """Parameters of a sampler.

    Attributes:
        minify: the filter of smaller images, "nearest" or "linear".
        magnify: the filter of larger ones.
        mipmap: the filter between levels.
        address: a name of `ADDRESSES` in `formats.py`, for all coordinates.
        compare: a name of `COMPARISONS` there, "" for a sampler that does not compare.
        border: a name of `BORDERS` there.
        lowest: the level of detail is at least this one.
        highest: and at most this one.
        bias: added to a level that the device computes.
    """

    minify: str = "linear"
    magnify: str = "linear"
    mipmap: str = "nearest"
    address: str = "clamp"
    compare: str = ""
    border: str = "transparent"
    lowest: float = 0.0
    highest: float = 1000.0
    bias: float = 0.0


class Resource(NamedTuple):
    """A binding of a descriptor set: one descriptor, or an array of them.

    Attributes:
        kind: a name of `KINDS` in `formats.py`.
        binding: the number in its set.
        contents: an array for each descriptor; None for each sampler.
        set: the number of the set.
        format: of texels, a name of `FORMATS`; "" for buffers without one.
        view: of an image, a name of `VIEWS`.
        size: of an image: width, height, and depth or layers. Levels of an array follow each other.
        levels: of an image.
        sampler: of samplers, and of images that have one.
    """

    kind: str
    binding: int
    contents: Sequence[Array | None]
    set: int = 0
    format: str = ""
    view: str = "2d"
    size: tuple[int, int, int] = (1, 1, 1)
    levels: int = 1
    sampler: Sampler | None = None


class Job(NamedTuple):
    """A dispatch.

    Attributes:
        spirv: the module.
        resources: all bindings that the module may use.
        groups: their number in each dimension.
        entry: the name of the entry point.
        pushed: the push constants.
        constants: bytes of specialization constants by their number.
        subgroup_size: that the pipeline requires, 0 for any.
    """

    spirv: bytes
    resources: Sequence[Resource]
    groups: tuple[int, int, int] = (1, 1, 1)
    entry: str = "main"
    pushed: bytes = b""
    constants: Mapping[int, bytes] = MappingProxyType({})
    subgroup_size: int = 0


class JobError(RuntimeError):
    """The device refuses a job, or the process ends in it."""


def encoded(content: Array | None) -> str | None:
    """Return the bytes of an array as text."""
    return None if content is None else base64.b64encode(content.tobytes()).decode()


def pack(job: Job) -> dict[str, Any]:
    """Return a job as an object of JSON."""
    return job._asdict() | {
        "spirv": base64.b64encode(job.spirv).decode(),
        "resources": [
            one._asdict()
            | {
                "contents": [encoded(content) for content in one.contents],
                "sampler": one.sampler and one.sampler._asdict(),
            }
            for one in job.resources
        ],
        "pushed": job.pushed.hex(),
        "constants": {str(number): value.hex() for number, value in job.constants.items()},
    }


def unpack(request: dict[str, Any]) -> Job:
    """Return the job of an object of JSON; its arrays hold bytes."""
    return Job(
        spirv=base64.b64decode(request["spirv"]),
        resources=[_resource(row) for row in request["resources"]],
        groups=request["groups"],
        entry=request["entry"],
        pushed=bytes.fromhex(request["pushed"]),
        constants={int(n): bytes.fromhex(value) for n, value in request["constants"].items()},
        subgroup_size=request["subgroup_size"],
    )


def _resource(row: dict[str, Any]) -> Resource:
    contents = [
        None if text is None else np.frombuffer(base64.b64decode(text), np.uint8)
        for text in row["contents"]
    ]
    sampler = row["sampler"]
    changes: dict[str, Any] = {
        "contents": contents,
        "size": tuple(row["size"]),
        "sampler": None if sampler is None else Sampler(**sampler),
    }
    return Resource(**(row | changes))


def run_job(worker: Worker, job: Job) -> list[list[Array]]:
    """Run a job in the worker's process.

    Returns:
        for each resource, what the job leaves in its arrays; nothing for samplers.

    Raises:
        JobError: the process returned no result.
    """
    reply = worker.ask(pack(job))
    if reply is None:
        raise JobError(worker.why)
    if "why" in reply:
        raise JobError(reply["why"])
    return [
        [
            np.frombuffer(base64.b64decode(text), content.dtype).reshape(content.shape)
            for content, text in zip(resource.contents, texts, strict=True)
            if content is not None
        ]
        for resource, texts in zip(job.resources, reply["contents"], strict=True)
    ]
