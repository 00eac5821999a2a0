"""Lowers intrinsics; imports the templates only for a module that needs them.

Selection handles or drops most calls of intrinsics, which shows without the templates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.builtins.intrinsics import DROPPED, HINTS, base_name
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import INT
from spvbackend.llvmir.values import Function, Value
from spvbackend.prepare.lower.declarations import merge_declarations
from spvbackend.prepare.lower.flavour import flavour_of
from spvbackend.target.environment import Environment

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Builtins

_INTEGERS: Final = ("arm_dot", "bit_reverse", "bitfield_", "dot")
_ANYTHING: Final = ("amd_", "__nv_", "__ocml_", "__ockl_")
EXPANDED: Final = (*_INTEGERS, *_ANYTHING)
"""Prefixes of the functions that templates expand, mangled or not. Those of `_INTEGERS` return
integers; OpenCL C's own `dot` does not."""
_KEPT: Final = 0
_DROPPED: Final = 1
_EXPANDED: Final = 2


def run(module: Module, environment: Environment, builtins: Builtins) -> None:
    """Lower the intrinsics of every function.

    Args:
        module: without constant expressions in functions; changed in place.
        environment: says which instructions may be used instead of an expansion.
        builtins: what functions of the module mean.
    """
    dropped: set[Value] = set()
    for function in module.functions:
        fate = _fate(environment, builtins, function)
        if fate == _EXPANDED or module.expansions:
            from spvbackend.prepare.lower import intrinsics

            intrinsics.run(module, environment, builtins)
            return
        if fate == _DROPPED:
            dropped.add(function)
    if dropped:
        _drop_calls(module, dropped)
    merge_declarations(module)


def may_be_own(function: Function) -> bool:
    """Whether a function that is not an intrinsic may have a template."""
    if function.blocks or function.name.startswith("llvm."):
        return False
    name = function.name
    if any(part in name for part in _ANYTHING):
        return True
    return function.ret_type.scalar().kind == INT and any(part in name for part in _INTEGERS)


def _fate(environment: Environment, builtins: Builtins, function: Function) -> int:
    """Return whether calls of a function are expanded, kept or dropped."""
    if may_be_own(function):
        return _EXPANDED
    flavour = flavour_of(environment.flavour)
    if flavour.exact(function, builtins) is not None:
        return _EXPANDED
    if not function.name.startswith("llvm."):
        return _KEPT
    name = base_name(function.name)
    if name in DROPPED:
        return _EXPANDED if name in HINTS else _DROPPED
    type = function.value_type
    is_direct = flavour.is_direct(name, type.element, type.elems, environment)
    return _KEPT if is_direct else _EXPANDED


def _drop_calls(module: Module, dropped: set[Value]) -> None:
    for function in module.functions:
        for block in function.blocks:
            insts = [i for i in block.insts if i.opcode != op.CALL or i.operands[-1] not in dropped]
            if len(insts) != len(block.insts):
                block.insts = insts
