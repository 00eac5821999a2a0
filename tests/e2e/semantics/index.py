"""All rows, joined from the groups of the families."""

from __future__ import annotations

from typing import Final

from tests.e2e.harness.row_model import Row
from tests.e2e.semantics import (
    amdgcn,
    floats,
    flow,
    hints,
    integers,
    intrinsics,
    lanes,
    math,
    media,
    predicated,
    spv,
    vectors,
    wide_integers,
    wide_intrinsics,
)
from tests.e2e.semantics.memory import (
    accesses,
    aggregates,
    atomics,
    copies,
    large_data,
    lifetimes,
    masked,
    pointers,
    variables,
)

GROUPS: Final[dict[str, list[Row]]] = {
    **integers.GROUPS,
    **flow.GROUPS,
    **intrinsics.GROUPS,
    **floats.GROUPS,
    **vectors.GROUPS,
    **media.GROUPS,
    **accesses.GROUPS,
    **aggregates.GROUPS,
    **copies.GROUPS,
    **masked.GROUPS,
    **pointers.GROUPS,
    **lifetimes.GROUPS,
    **variables.GROUPS,
    **atomics.GROUPS,
    **math.GROUPS,
    **hints.GROUPS,
    **lanes.GROUPS,
    **predicated.GROUPS,
    **spv.GROUPS,
    **amdgcn.GROUPS,
    **large_data.GROUPS,
    **wide_intrinsics.GROUPS,
    **wide_integers.GROUPS,
}
