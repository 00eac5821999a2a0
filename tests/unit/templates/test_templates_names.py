"""What is told of an intrinsic by its name alone is what the tables of templates say."""

import pytest

from spvbackend.builtins.intrinsics import (
    DIRECT,
    DROPPED,
    HINTS,
    MEMORY,
    TEMPLATES,
    base_name,
    longest_name,
)
from spvbackend.prepare.lower.run import EXPANDED
from spvbackend.prepare.templates.devices.libdevice import PREFIX as LIBDEVICE
from spvbackend.prepare.templates.devices.libraries import PREFIXES as LIBRARY_PREFIXES
from spvbackend.prepare.templates.extensions import EXTENDED
from spvbackend.prepare.templates.fallbacks import FALLBACK_PREFIXES
from spvbackend.prepare.templates.float import FLOAT_ROWS
from spvbackend.prepare.templates.index import FAMILIES, PLAIN_ROWS
from spvbackend.prepare.templates.integer import BOOL_ROWS, INTEGER_ROWS
from spvbackend.prepare.templates.opencl import PREFIXES

SUFFIXES = ("", ".i1", ".i33", ".f32", ".v4f32", ".v3i8", ".v16f64", ".p0", ".bf16", ".f32.i32",
            ".nxv4i32", ".unknown", ".p1.p2.i64", ".i32.step", ".f32.unknown.i32")  # fmt: skip


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_names_are_those_of_the_tables(suffix: str) -> None:
    known = {*TEMPLATES, *DIRECT, *DROPPED, *MEMORY, *EXTENDED, "llvm.trap", "llvm.none"}
    for name in sorted(known):
        assert base_name(name + suffix) == longest_name(name + suffix)


def test_templates_are_those_of_the_tables() -> None:
    rows = {*PLAIN_ROWS, *INTEGER_ROWS, *BOOL_ROWS, *FLOAT_ROWS, *FAMILIES}
    assert rows <= TEMPLATES
    # The others have no form without their extension.
    assert TEMPLATES - rows <= set(EXTENDED)


def test_what_extensions_do_is_neither_direct_nor_dropped_at_once() -> None:
    assert not DIRECT & set(EXTENDED)
    assert DROPPED & set(EXTENDED) == HINTS


def test_every_expanded_name_begins_as_it_is_said() -> None:
    assert set(EXPANDED) == {*PREFIXES, *FALLBACK_PREFIXES, *LIBRARY_PREFIXES, LIBDEVICE}
