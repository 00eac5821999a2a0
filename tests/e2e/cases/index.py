"""All cases, joined from the tables of the families."""

from __future__ import annotations

from typing import Final

from tests.e2e.cases.arithmetic import conversions, operators, relations
from tests.e2e.cases.devices import (
    extensions,
    image_accesses,
    image_addressing,
    image_formats,
    image_programs,
    image_questions,
    image_shapes,
    image_writes,
    images,
    optional_features,
    pipes,
    printf,
    queues,
)
from tests.e2e.cases.groups import (
    async_copies,
    atomics,
    blocks,
    group_operations,
    local_memory,
    sub_groups,
    work_groups,
    work_items,
)
from tests.e2e.cases.integers import bits, hashes, saturation, widths
from tests.e2e.cases.math import elementary, formulas, precisions, rounding, vectors
from tests.e2e.cases.memory import (
    arrays,
    bit_fields,
    generic_pointers,
    pointers,
    structs,
    vector_accesses,
)
from tests.e2e.cases.programs import applications, calls, control
from tests.e2e.harness.case_model import Case

CASES: Final[list[Case]] = [
    *work_items.CASES,
    *elementary.CASES,
    *rounding.CASES,
    *precisions.CASES,
    *vectors.CASES,
    *formulas.CASES,
    *bits.CASES,
    *saturation.CASES,
    *hashes.CASES,
    *widths.CASES,
    *relations.CASES,
    *vector_accesses.CASES,
    *conversions.CASES,
    *local_memory.CASES,
    *async_copies.CASES,
    *work_groups.CASES,
    *sub_groups.CASES,
    *atomics.CASES,
    *generic_pointers.CASES,
    *structs.CASES,
    *bit_fields.CASES,
    *pointers.CASES,
    *control.CASES,
    *arrays.CASES,
    *calls.CASES,
    *operators.CASES,
    *applications.CASES,
    *extensions.CASES,
    *images.CASES,
    *queues.CASES,
    *pipes.CASES,
    *printf.CASES,
    *blocks.CASES,
    *optional_features.CASES,
    *image_shapes.CASES,
    *image_accesses.CASES,
    *image_addressing.CASES,
    *image_formats.CASES,
    *image_writes.CASES,
    *image_questions.CASES,
    *image_programs.CASES,
    *group_operations.CASES,
]
