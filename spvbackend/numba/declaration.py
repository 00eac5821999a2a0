"""What a function for a device is declared with, checked before numba sees it.

numba takes wrong ones for what they are not, and then speaks of its own parts.
"""

from __future__ import annotations

from types import FunctionType
from typing import Any, Final

from numba.core import types
from numba.core.dispatcher import Dispatcher
from numba.core.sigutils import is_signature, normalize_signature

_ERROR_MODELS: Final = ("python", "numpy")


def check_declaration(decorator: str, function: Any, error_model: str) -> None:
    """Refuse what numba does not compile.

    Args:
        decorator: names what the user has called.
        function: what is to be compiled.
        error_model: as the user says it.

    Raises:
        TypeError: the function is not written in Python.
        ValueError: there is no such error model.
    """
    if not isinstance(function, FunctionType | Dispatcher):
        raise TypeError(f"{decorator}: {function!r} is not a function written in Python")
    if error_model not in _ERROR_MODELS:
        raise ValueError(f"{decorator}: error_model is 'python' or 'numpy', not {error_model!r}")


def check_signature(decorator: str, signature: Any) -> None:
    """Refuse what stands in the place of a signature, as the function does in a bare decorator.

    Raises:
        TypeError: it is no signature.
    """
    if not is_signature(signature):
        raise TypeError(
            f"{decorator}: a signature is needed, such as {decorator}('...')(function), "
            f"not {signature!r}"
        )


def types_of(decorator: str, signature: Any) -> tuple[tuple[types.Type, ...], types.Type | None]:
    """The types of the arguments and of the result, None where the signature has none.

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
