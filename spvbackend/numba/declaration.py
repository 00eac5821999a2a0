"""Checks the declaration of a function for a device before numba sees it.

numba accepts wrong ones, and its errors then name its own internals.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final

from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.core.sigutils import is_signature, normalize_signature

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
