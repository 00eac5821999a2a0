"""Replaces passes of the pipeline in a test."""

from collections.abc import Callable

import pytest

from spvbackend.pipeline import PIPELINES
from spvbackend.translation.context import Context
from spvbackend.translation.passes import Pass


def replace_pass(
    monkeypatch: pytest.MonkeyPatch, name: str, run: Callable[[Context], None]
) -> None:
    """Let OpenCL's pipeline run a function instead of a pass.

    The driver reads the rows, whether the passes are compiled or not.
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
