"""Passes of the pipeline, replaced by those of a test."""

from collections.abc import Callable

import pytest

from spvbackend.pipeline import PIPELINES
from spvbackend.translation.context import Context
from spvbackend.translation.passes import Pass


def replace_pass(
    monkeypatch: pytest.MonkeyPatch, name: str, run: Callable[[Context], None]
) -> None:
    """Have OpenCL's pipeline run a function in the place of a pass.

    Its rows are what the driver reads, whether the passes are compiled or not.
    """
    rows = PIPELINES["opencl"]
    assert name in [row.name for row in rows]
    replaced = tuple(
        Pass(name, "a test's", run, level=row.level, needs=row.needs, makes=row.makes)
        if row.name == name
        else row
        for row in rows
    )
    monkeypatch.setitem(PIPELINES, "opencl", replaced)
