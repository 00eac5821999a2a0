"""Overloads of OpenCL C's builtins that the tests of templates expand."""

from typing import NamedTuple

import builtin_overloads as tool

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.params import Param


class Overload(NamedTuple):
    """An overload: its mangled name, how that is read, its types."""

    name: str
    source: str
    params: tuple[Param, ...]
    ret: str
    args: tuple[str, ...]

    @property
    def key(self) -> str:
        """The name and the kind of the first parameter."""
        return f"{self.source}:{self.params[0].kind}"


def overload(name: str, ret: str, args: tuple[str, ...]) -> Overload:
    mangled = demangle(name)
    assert mangled is not None
    return Overload(name, mangled.name, mangled.params, ret, args)


def overload_of(call: tool.Call) -> Overload:
    """An overload of the header."""
    types = tuple(argument.type for argument in call.arguments)
    return overload(call.name, call.result.type, types)
