"""The promises of `nofpclass` about a call, as fast-math flags.

`nnan` covers the arguments and the result (LangRef, Fast-Math Flags), so all of them must have the
promise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.types import FLOAT
from spvbackend.llvmir.values import Function

if TYPE_CHECKING:
    from spvbackend.llvmir.values import Attributes, Inst

_CLASSES: Final = (("nan", op.NNAN), ("inf", op.NINF))
_NAME: Final = "nofpclass"


def promised_flags(inst: Inst) -> int:
    """Return the flags that follow from the attributes of the callee."""
    callee = inst.callee
    if not isinstance(callee, Function) or _NAME not in callee.ret_attrs:
        return 0
    attrs = [callee.ret_attrs]
    attrs += [arg.attrs for arg in callee.args if arg.type.scalar().kind == FLOAT]
    flags = 0
    for name, flag in _CLASSES:
        if all(_excludes(each, name) for each in attrs):
            flags |= flag
    return flags


def _excludes(attrs: Attributes, name: str) -> bool:
    words = str(attrs.get(_NAME, "")).strip("()").split()
    return name in words or "all" in words
