"""All cases, joined from the tables of the families."""

from __future__ import annotations

from typing import Final

import cases_apps
import cases_atomic
import cases_block
import cases_control
import cases_convert
import cases_device
import cases_extension
import cases_formats
import cases_group
import cases_image
import cases_integer
import cases_math
import cases_memory
import cases_relational
import cases_scope
import cases_shapes
import cases_struct
import cases_subgroup
import cases_workitem
from case_model import Case

CASES: Final[list[Case]] = [
    *cases_workitem.CASES,
    *cases_math.CASES,
    *cases_integer.CASES,
    *cases_relational.CASES,
    *cases_memory.CASES,
    *cases_convert.CASES,
    *cases_group.CASES,
    *cases_atomic.CASES,
    *cases_struct.CASES,
    *cases_control.CASES,
    *cases_scope.CASES,
    *cases_apps.CASES,
    *cases_extension.CASES,
    *cases_image.CASES,
    *cases_device.CASES,
    *cases_block.CASES,
    *cases_formats.CASES,
    *cases_shapes.CASES,
    *cases_subgroup.CASES,
]
