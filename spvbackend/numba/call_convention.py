"""Exceptions of a compiled function: it returns a number, which the host turns back.

numba's convention for CPUs returns addresses of pickled exceptions, which a device cannot read.
Here a function returns a number, 0 for none, and the process keeps a table of the exceptions that
code generation has met. A number means the same in every function, so a function passes on the
numbers of its callees.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from llvmlite import ir
from numba.core.callconv import FIRST_USEREXC, MinimalCallConv
from numba.core.errors import UnsupportedError


class Raised(NamedTuple):
    """An exception that compiled code may raise.

    Attributes:
        type: its class, None where the code raises a caught one again.
        args: constants.
        place: function, file and line, None where numba does not know them.
    """

    type: type[BaseException] | None
    args: tuple[object, ...]
    place: tuple[str, str, int] | None

    def make(self, note: str = "") -> BaseException:
        """Return the exception, with notes about where it was raised."""
        error = (
            RuntimeError("no exception to raise") if self.type is None else self.type(*self.args)
        )
        if note:
            error.add_note(note)
        if self.place is not None:
            function, file, line = self.place
            error.add_note(f"raised on the device in '{function}', {file}:{line}")
        return error


_TABLE: Final[list[Raised]] = []


def raised(code: int) -> Raised:
    """Return the exception for the number of a failed work-item."""
    index: int = code - FIRST_USEREXC
    if 0 <= index < len(_TABLE):
        return _TABLE[index]
    return Raised(SystemError, (f"unknown status {code} of a device function",), None)


class DeviceCallConv(MinimalCallConv):
    """A status for a result, and the result itself through the first argument."""

    def return_user_exc(
        self,
        builder: ir.IRBuilder,
        exc: type[BaseException] | None,
        exc_args: tuple[object, ...] | None = None,
        loc: Any = None,
        func_name: str | None = None,
    ) -> None:
        """Leave the function with an exception of constant arguments."""
        _TABLE.append(Raised(exc, exc_args or (), _place(loc, func_name)))
        self._return_errcode_raw(builder, FIRST_USEREXC + len(_TABLE) - 1)

    def return_dynamic_user_exc(
        self,
        builder: ir.IRBuilder,
        exc: type[BaseException],
        exc_args: tuple[object, ...],
        nb_types: tuple[object, ...],
        loc: Any = None,
        func_name: str | None = None,
    ) -> None:
        """Refuse arguments that are known only at run time."""
        raise UnsupportedError(
            f"the arguments of {exc.__name__} have to be constants in a function for a device", loc
        )

    def set_try_status(self, builder: ir.IRBuilder) -> None:
        """Refuse to catch an exception."""
        raise UnsupportedError("a function for a device cannot catch exceptions")


def _place(loc: Any, func_name: str | None) -> tuple[str, str, int] | None:
    name = func_name if loc is None else loc._raw_function_name() or func_name
    if loc is None or name is None or loc.filename is None:
        return None
    return name, loc.filename, loc.line
