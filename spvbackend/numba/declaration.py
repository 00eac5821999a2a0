"""Declared functions: a function, its signature, a device and options, compiled for that device.

Declarations are checked before numba sees them: numba accepts wrong ones, and its errors then name
its own internals. Programs, kernels and queues belong to the process that made them; a pickle has
a name, if the object has one, or the declaration.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any, ClassVar, Final, TypeVar

from numba.core import serialize, types
from numba.core.dispatcher import Dispatcher
from numba.core.sigutils import is_signature, normalize_signature

from spvbackend.numba.launch import Where, program_for
from spvbackend.numba.wrappers import kernel_name

_ERROR_MODELS: Final = ("python", "numpy")


def check_declaration(decorator: str, function: Any, error_model: str) -> None:
    """Refuse functions that numba does not compile.

    Args:
        decorator: the decorator's name for users.
        function: the function to compile.
        error_model: as the user has given it.

    Raises:
        TypeError: the function is not written in Python.
        ValueError: there is no such error model.
    """
    if not isinstance(function, FunctionType | Dispatcher):
        raise TypeError(f"{decorator}: {function!r} is not a function written in Python")
    if error_model not in _ERROR_MODELS:
        raise ValueError(f"{decorator}: error_model is 'python' or 'numpy', not {error_model!r}")


def check_signature(decorator: str, signature: Any) -> None:
    """Refuse anything but a signature, such as the function itself in a bare decorator.

    Raises:
        TypeError: it is not a signature.
    """
    if not is_signature(signature):
        raise TypeError(
            f"{decorator}: a signature is needed, such as {decorator}('...')(function), "
            f"not {signature!r}"
        )


def types_of(decorator: str, signature: Any) -> tuple[tuple[types.Type, ...], types.Type | None]:
    """Return the types of the arguments and of the result, None where the signature has none.

    Raises:
        TypeError: it has a type that numba's code for the host does not know either.
    """
    check_signature(decorator, signature)
    arguments, result = normalize_signature(signature)
    for kind in (*arguments, result):
        element = kind.dtype if isinstance(kind, types.Array) else kind
        parts = element if isinstance(element, types.BaseTuple) else (element,)
        if types.float16 in parts:
            raise TypeError(f"{decorator}: numba has no arithmetic of float16 here, take float32")
    return arguments, result


class Declared:
    """A compiled function.

    Attributes:
        signature: in numba's terms.
    """

    decorator: ClassVar[str]
    """The name of the decorator that makes it."""

    def __init__(self, function: Any, signature: Any, device: Where, **options: Any) -> None:
        check_declaration(self.decorator, function, options["error_model"])
        self.__name__: Final = function.__name__
        self.__doc__ = function.__doc__
        # Where pickle looks for it.
        self.__module__ = function.__module__
        self._function: Final = function
        self._declared: Final = (signature, device, options)
        self.signature: Any = None
        text = self._compile(*types_of(self.decorator, signature), **options)
        self._program: Final = program_for(text, kernel_name(self.__name__), device)

    def _compile(
        self, arguments: tuple[types.Type, ...], result: types.Type | None, **options: Any
    ) -> str:
        """Return the kernel as LLVM IR, and set the signature."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{self.decorator} {self.__name__}{self.signature}>"

    def __reduce__(self) -> Any:
        """Return the name by which it is found, or the declaration.

        Raises:
            TypeError: its device is an object, which other processes do not have.
        """
        name = self._function.__qualname__
        named: Any = sys.modules.get(self._function.__module__)
        for part in name.split("."):
            named = getattr(named, part, None)
        if named is self:
            return str(name)
        device = self._declared[1]
        if device is not None and not isinstance(device, str):
            raise TypeError(
                f"{self.__name__} is for a device of this process and cannot be pickled: "
                "leave the device to the environment variables"
            )
        return _declared_again, (type(self), serialize.dumps(self._function), *self._declared)

    @property
    def llvm(self) -> str:
        """The LLVM IR that is translated."""
        return self._program.llvm

    @property
    def spirv(self) -> bytes:
        """The binary that the device gets."""
        return self._program.spirv


_Kind = TypeVar("_Kind", bound=Declared)


def _declared_again(
    kind: type[Declared], function: bytes, signature: Any, device: Any, options: dict[str, Any]
) -> Declared:
    return kind(serialize.loads(function), signature, device, **options)


def declare(
    kind: type[_Kind], function: Any, signature: Any, device: Where, **options: Any
) -> _Kind | Callable[[Callable[..., Any]], _Kind]:
    """Compile a function, or return the decorator for a signature in the function's place."""
    if signature is not None:
        return kind(function, signature, device, **options)
    check_signature(kind.decorator, function)
    return lambda decorated: kind(decorated, function, device, **options)
