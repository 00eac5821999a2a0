"""Parameters of a launch besides the arguments, as calls until they have a place.

A call of `@spvbackend.launch.NAME(i32 n)` stands for number n of the parameter; passes make them
where they need one, and `memory` loads them from behind the arguments of the kernel.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import ConstInt, Function, Inst, Value
from spvbackend.target import launch as kinds

_PREFIX: Final = "spvbackend.launch."


class LaunchParameter(NamedTuple):
    """A parameter of a launch: a count of numbers, 0 for one of each argument, and their width."""

    numbers: int
    bits: int


LAUNCH: Final[dict[str, LaunchParameter]] = {
    kinds.CHANNEL_ORDER: LaunchParameter(0, 32),
    kinds.CHANNEL_TYPE: LaunchParameter(0, 32),
    kinds.FIRST_GROUP: LaunchParameter(3, 32),
    kinds.FIRST_ITEM: LaunchParameter(3, 32),
    kinds.GLOBAL_OFFSET: LaunchParameter(3, 32),
    kinds.GLOBAL_SIZE: LaunchParameter(3, 32),
    kinds.GROUP_COUNT: LaunchParameter(3, 32),
    kinds.GROUP_SIZE: LaunchParameter(3, 32),
    kinds.IMAGE_LAYERS: LaunchParameter(0, 32),
    kinds.PRINTF_BUFFER: LaunchParameter(1, 64),
    kinds.SAMPLER_BITS: LaunchParameter(0, 32),
    kinds.WORK_DIM: LaunchParameter(1, 32),
}
"""In the order in which they follow the arguments."""


def launch_value(module: Module, build: Builder, name: str, index: int = 0) -> Inst:
    """Return a number that the launch provides, as a call."""
    type = module.types.integer(LAUNCH[name].bits)
    args: list[Value] = [build.integer(module.types.i32, index)]
    return build.call(_PREFIX + name, type, args)


def is_launch_function(function: Function) -> bool:
    """Whether calls of a function stand for such numbers."""
    return function.name.startswith(_PREFIX)


def launch_request(inst: Inst) -> tuple[str, int] | None:
    """Return the name and the index of such a call, None for any other instruction."""
    if inst.call is None or not isinstance(inst.callee, Function):
        return None
    if not inst.callee.name.startswith(_PREFIX):
        return None
    index = inst.operands[0]
    assert isinstance(index, ConstInt)
    return inst.callee.name.removeprefix(_PREFIX), index.value


def launch_type(module: Module, name: str) -> Type:
    """Return the type of a number of a parameter."""
    return module.types.integer(LAUNCH[name].bits)
