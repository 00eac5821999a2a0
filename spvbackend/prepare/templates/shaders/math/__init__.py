"""Exact math for shaders: functions of OpenCL C as arithmetic, each within OpenCL's ulps.

The names are here; the first call of a function loads its template.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from spvbackend.prepare.templates.opencl import Family
from spvbackend.prepare.templates.shaders.math.names import NAMES
from spvbackend.prepare.templates.text import Request

_KEPT: Final = 256
"""Bodies of a few thousand characters, which all modules share."""


def _expand(request: Request, name: str) -> str | None:
    return _body(name, request.ret, tuple(request.args))


@lru_cache(maxsize=_KEPT)
def _body(name: str, ret: str, args: tuple[str, ...]) -> str | None:
    from spvbackend.prepare.templates.shaders.math.table import expand_function

    return expand_function(name, ret, args)


MATH_FUNCTIONS: Final[dict[str, Family]] = {name: partial(_expand, name=name) for name in NAMES}
