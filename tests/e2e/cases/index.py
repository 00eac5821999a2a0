"""All cases, joined from the tables of the families."""

from __future__ import annotations

from typing import Final

from tests.e2e.cases import apps as cases_apps
from tests.e2e.cases import atomic as cases_atomic
from tests.e2e.cases import block as cases_block
from tests.e2e.cases import control as cases_control
from tests.e2e.cases import convert as cases_convert
from tests.e2e.cases import device as cases_device
from tests.e2e.cases import extension as cases_extension
from tests.e2e.cases import formats as cases_formats
from tests.e2e.cases import group as cases_group
from tests.e2e.cases import image as cases_image
from tests.e2e.cases import integer as cases_integer
from tests.e2e.cases import math as cases_math
from tests.e2e.cases import memory as cases_memory
from tests.e2e.cases import relational as cases_relational
from tests.e2e.cases import scope as cases_scope
from tests.e2e.cases import shapes as cases_shapes
from tests.e2e.cases import struct as cases_struct
from tests.e2e.cases import subgroup as cases_subgroup
from tests.e2e.cases import workitem as cases_workitem
from tests.e2e.harness.case_model import Case

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
