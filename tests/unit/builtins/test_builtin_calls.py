"""Every shape of builtin has a handler, and LIT tests that reach it."""

import re
from functools import cache
from typing import Final

from spvbackend.builtins.lookup import lookup
from spvbackend.builtins.rows import SHAPES
from spvbackend.isel.builtins.table import HANDLERS
from spvbackend.prepare.templates.opencl import PREFIXES
from tests.folders import LIT
from tests.offenders import for_each

BUILTINS: Final = LIT / "isel" / "builtins"
DECLARED: Final = re.compile(r"^declare .*@([\w.]+)\(", re.MULTILINE)


@cache
def shapes_in_tests() -> set[int]:
    """The shapes of the builtins that the LIT tests declare."""
    names = [name for path in BUILTINS.glob("*.ll") for name in DECLARED.findall(path.read_text())]
    matches = [lookup(name) for name in names]
    return {resolved.row.shape for resolved in matches if resolved is not None}


def test_each_shape_has_a_handler() -> None:
    assert set(HANDLERS) == set(SHAPES)


@for_each(SHAPES, lambda shape: HANDLERS[shape].__name__)
def test_each_shape_has_a_lit_test(shape: int) -> None:
    assert shape in shapes_in_tests()


def test_names_in_the_lit_tests_are_builtins() -> None:
    """A name with a wrong length would be a call of an imported function, and prove nothing."""
    for path in BUILTINS.glob("*.ll"):
        for name in DECLARED.findall(path.read_text()):
            expanded = any(prefix in name for prefix in PREFIXES)
            assert expanded or lookup(name) is not None, f"{path.name}: {name}"
