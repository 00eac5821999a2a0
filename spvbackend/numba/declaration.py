"""Declared functions: a function, its signature, a device and options, compiled for that device.

Without a signature, a function is compiled at the first call with arguments of each type.
Declarations are checked before numba sees them: numba accepts wrong ones, and its errors then name
its own internals. Programs, kernels and queues belong to the process that made them; a pickle has
a name, if the object has one, or the declaration.
"""

from __future__ import annotations

import sys
from inspect import Parameter
from inspect import signature as signature_of
from threading import Lock
from types import FunctionType
from typing import Any, ClassVar, Final, Generic, TypeVar

from numba.core import serialize, types
from numba.core.dispatcher import Dispatcher
from numba.core.sigutils import is_signature, normalize_signature

from spvbackend.numba.launch import Where, program_for
from spvbackend.numba.wrappers import kernel_name

_ERROR_MODELS: Final = ("python", "numpy")


def is_function(given: object) -> bool:
    """Return whether numba may compile it."""
    return isinstance(given, FunctionType | Dispatcher)


def _as_written(function: Any) -> Any:
    return function.py_func if isinstance(function, Dispatcher) else function


def _parameters(function: Any) -> list[Parameter]:
    return list(signature_of(_as_written(function)).parameters.values())


def check_declaration(decorator: str, function: Any, error_model: str) -> None:
    """Refuse functions that numba does not compile.

    Args:
        decorator: the decorator's name for users.
        function: the function to compile.
        error_model: as the user has given it.

    Raises:
        TypeError: the function is not written in Python, or takes any number of arguments.
        ValueError: there is no such error model.
    """
    if not is_function(function):
        raise TypeError(f"{decorator}: {function!r} is not a function written in Python")
    for parameter in _parameters(function):
        if parameter.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD):
            raise TypeError(
                f"{decorator}: {function.__name__} has a fixed number of parameters on a device, "
                f"'{parameter}' is any"
            )
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
        TypeError: it is not a signature of types, or has one that numba's code for the host does
            not know either.
    """
    check_signature(decorator, signature)
    try:
        arguments, result = normalize_signature(signature)
    except (AttributeError, NameError, SyntaxError, TypeError, ValueError) as error:
        raise TypeError(f"{decorator}: {signature!r} is not a signature: {error}") from error
    for kind in (*arguments, result):
        element = kind.dtype if isinstance(kind, types.Array) else kind
        parts = element if isinstance(element, types.BaseTuple) else (element,)
        if types.float16 in parts:
            raise TypeError(f"{decorator}: numba has no arithmetic of float16 here, take float32")
    return arguments, result


class Declaration:
    """A function that a device runs, as it is declared.

    Attributes:
        py_func: the function as written.
        targetoptions: options of numba for functions that call it.
    """

    decorator: ClassVar[str]
    """The name of the decorator that makes it."""

    def __init__(self, function: Any, signature: Any, device: Where, **options: Any) -> None:
        check_declaration(self.decorator, function, options["error_model"])
        self.__name__: Final = function.__name__
        self.__doc__ = function.__doc__
        # Where pickle looks for it.
        self.__module__ = function.__module__
        self.py_func: Final = _as_written(function)
        self.targetoptions: Final = options
        self._function: Final = function
        self._declared: Final = (signature, device, options)

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


class Declared(Declaration):
    """A compiled function.

    Attributes:
        signature: in numba's terms.
    """

    def __init__(self, function: Any, signature: Any, device: Where, **options: Any) -> None:
        super().__init__(function, signature, device, **options)
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

    @property
    def llvm(self) -> str:
        """The LLVM IR that is translated."""
        return self._program.llvm

    @property
    def spirv(self) -> bytes:
        """The binary that the device gets."""
        return self._program.spirv


_Kind = TypeVar("_Kind", bound=Declared)


class Lazy(Declaration, Generic[_Kind]):
    """A function without a signature, compiled for the types of the arguments of its calls.

    Attributes:
        forms: the compiled functions, by the types of their arguments.
    """

    kind: ClassVar[type[Any]]
    """The class of its forms."""

    def __init__(self, function: Any, signature: None, device: Where, **options: Any) -> None:
        super().__init__(function, signature, device, **options)
        self.forms: Final[dict[tuple[types.Type, ...], _Kind]] = {}
        self._parameters: Final = _parameters(function)
        self._lock: Final = Lock()

    def __repr__(self) -> str:
        return f"<{self.decorator} {self.__name__} of {len(self.forms)} signatures>"

    def _complete(self, arguments: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the arguments of a call with those that it leaves to the parameters' defaults.

        Raises:
            TypeError: they are too many or too few.
        """
        defaults = [parameter.default for parameter in self._parameters[len(arguments) :]]
        if len(arguments) > len(self._parameters) or Parameter.empty in defaults:
            raise TypeError(
                f"{self.__name__} takes {len(self._parameters)} arguments, {len(arguments)} were "
                "given"
            )
        return (*arguments, *defaults)

    def _form(self, arguments: tuple[Any, ...]) -> _Kind:
        """Return the form for all arguments of a call, compiled if it is the first of its kind.

        Raises:
            TypeError: an argument has no type on a device.
        """
        kinds = tuple(
            [
                self._type_of(given, f"{self.__name__}: argument {position}")
                for position, given in enumerate(arguments)
            ]
        )
        with self._lock:
            if kinds not in self.forms:
                _, device, options = self._declared
                self.forms[kinds] = self.kind(self._function, kinds, device, **options)
            return self.forms[kinds]

    def _type_of(self, given: Any, what: str) -> types.Type:
        """Return numba's type of an argument that an error calls `what`.

        Raises:
            TypeError: it has none on a device.
        """
        raise NotImplementedError


def _declared_again(
    kind: type[Declaration], function: bytes, signature: Any, device: Any, options: dict[str, Any]
) -> Declaration:
    return kind(serialize.loads(function), signature, device, **options)


def declare(
    kind: type[_Kind],
    lazy: type[Lazy[_Kind]],
    function: Any,
    signature: Any,
    device: Where,
    **options: Any,
) -> Any:
    """Declare a function, or return the decorator for a signature, or None, in its place."""
    if signature is not None:
        return kind(function, signature, device, **options)
    if is_function(function):
        return lazy(function, None, device, **options)
    if function is None:
        return lambda decorated: lazy(decorated, None, device, **options)
    check_signature(kind.decorator, function)
    return lambda decorated: kind(decorated, function, device, **options)
