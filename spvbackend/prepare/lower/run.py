"""Lowers intrinsics; imports the templates only for a module that needs them.

Selection handles or drops most calls of intrinsics, which shows without the templates.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import INT
from spvbackend.llvmir.values import Function, Value
from spvbackend.prepare.lower.declarations import merge_declarations
from spvbackend.prepare.templates.names import DIRECT, DROPPED, HINTS, base_name, is_direct
from spvbackend.target.environment import Environment
from spvbackend.target.features import BIT_INSTRUCTIONS

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Builtins
    from spvbackend.prepare.templates.text import Lowering

_INTEGERS: Final = ("arm_dot", "bit_reverse", "bitfield_", "dot")
_ANYTHING: Final = ("amd_", "__ocml_", "__ockl_")
EXPANDED: Final = (*_INTEGERS, *_ANYTHING)
"""Prefixes of the names of all functions that templates expand, mangled or not; the first is
for those with an integer result, unlike OpenCL C's usual `dot`."""
_KEPT: Final = 0
_DROPPED: Final = 1
_EXPANDED: Final = 2


def run(
    module: Module,
    environment: Environment,
    builtins: Builtins,
    lowerings: tuple[Lowering, ...] = (),
) -> None:
    """Lower the intrinsics of every function.

    Args:
        module: without constant expressions in functions; changed in place.
        environment: says which instructions may be used instead of an expansion.
        builtins: what functions of the module mean.
        lowerings: a frontend's, for functions of its own; the first match counts.

    Raises:
        CompileError: the text that a lowering returns is not LLVM IR.
    """
    dropped: set[Value] = set()
    for function in module.functions:
        fate = _fate(environment, builtins, lowerings, function)
        if fate == _EXPANDED:
            from spvbackend.prepare.lower import intrinsics

            intrinsics.run(module, environment, builtins, lowerings)
            return
        if fate == _DROPPED:
            dropped.add(function)
    if dropped:
        _drop_calls(module, dropped)
    merge_declarations(module)


def may_be_own(function: Function, lowerings: tuple[Lowering, ...]) -> bool:
    """Whether a function may have a lowering of a frontend's or of ours."""
    if function.blocks:
        return False
    if lowerings:
        return True
    name = function.name
    if any(part in name for part in _ANYTHING):
        return True
    return function.ret_type.scalar().kind == INT and any(part in name for part in _INTEGERS)


def _fate(
    environment: Environment,
    builtins: Builtins,
    lowerings: tuple[Lowering, ...],
    function: Function,
) -> int:
    """Return whether calls of a function are expanded, dropped or kept."""
    if may_be_own(function, lowerings):
        return _EXPANDED
    if environment.is_shader:
        from spvbackend.prepare.lower.shader_functions import shader_function

        if shader_function(function, builtins) is not None:
            return _EXPANDED
    if not function.name.startswith("llvm."):
        return _KEPT
    name = base_name(function.name)
    if name in DROPPED:
        return _EXPANDED if name in HINTS else _DROPPED
    type = function.value_type
    if environment.is_shader:
        return _EXPANDED
    if name in DIRECT and is_direct(
        name, type.element, type.elems, environment.has(BIT_INSTRUCTIONS)
    ):
        return _KEPT
    return _EXPANDED


def _drop_calls(module: Module, dropped: set[Value]) -> None:
    for function in module.functions:
        for block in function.blocks:
            insts = [i for i in block.insts if i.opcode != op.CALL or i.operands[-1] not in dropped]
            if len(insts) != len(block.insts):
                block.insts = insts
