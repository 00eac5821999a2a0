"""LLVM's reader and printer, taken straight from llvmlite's shared library.

For a child process that does nothing but read a module and ends: there is nobody to share a lock or
a context with, and nothing need be freed. Half of the time in which llvmlite is imported goes into
what a reader has no use for. Where the library is not as it is known here, `llvmlite.binding` reads
as everywhere else.
"""

from __future__ import annotations

import ctypes
import os
from typing import Final, final

import llvmlite
from llvmlite.utils import get_library_name

# The C functions are llvmlite's own affair, so only those of known versions are called.
_KNOWN: Final = ("0.50.",)
_POINTER: Final = ctypes.c_void_p
_STRING: Final = ctypes.POINTER(ctypes.c_char_p)
Signatures = dict[str, tuple[object, tuple[object, ...]]]
"""Of functions by their names: what they give, and what they take."""
_SIGNATURES: Final[Signatures] = {
    "LLVMPY_ContextCreate": (_POINTER, ()),
    "LLVMPY_ParseAssembly": (_POINTER, (_POINTER, ctypes.c_char_p, _STRING)),
    "LLVMPY_ParseBitcode": (_POINTER, (_POINTER, ctypes.c_char_p, ctypes.c_size_t, _STRING)),
    "LLVMPY_PrintModuleToString": (None, (_POINTER, _STRING)),
    "LLVMPY_VerifyModule": (ctypes.c_bool, (_POINTER, _STRING)),
}


@final
class LibraryModule:
    """A module that this process alone knows, with what is used of llvmlite's `ModuleRef`."""

    __slots__ = ("_library", "_pointer")

    def __init__(self, library: ctypes.CDLL, pointer: int) -> None:
        self._library: Final = library
        self._pointer: Final = pointer

    def __str__(self) -> str:
        text = ctypes.c_char_p()
        self._library.LLVMPY_PrintModuleToString(self._pointer, ctypes.byref(text))
        return _decoded(text)

    def verify(self) -> None:
        """Raise RuntimeError when the module is broken."""
        complaint = ctypes.c_char_p()
        if self._library.LLVMPY_VerifyModule(self._pointer, ctypes.byref(complaint)):
            raise RuntimeError(_decoded(complaint))

    def close(self) -> None:
        """The process ends soon, which frees the module faster than LLVM does."""


@final
class Library:
    """The functions of the shared library."""

    __slots__ = ("_functions",)

    def __init__(self, functions: ctypes.CDLL) -> None:
        self._functions: Final = functions

    def parse(self, source: str | bytes) -> LibraryModule:
        """The module of a text or bitcode, in a context of its own.

        Raises:
            RuntimeError: LLVM refuses it, in the words of llvmlite's error.
        """
        functions = self._functions
        context = functions.LLVMPY_ContextCreate()
        complaint = ctypes.c_char_p()
        what = ctypes.byref(complaint)
        if isinstance(source, bytes):
            pointer = functions.LLVMPY_ParseBitcode(context, source, len(source), what)
        else:
            pointer = functions.LLVMPY_ParseAssembly(context, source.encode(), what)
        if complaint:
            kind = "bitcode" if isinstance(source, bytes) else "IR"
            raise RuntimeError(f"LLVM {kind} parsing error\n{_decoded(complaint)}")
        return LibraryModule(functions, pointer)


def _decoded(text: ctypes.c_char_p) -> str:
    value = text.value
    assert value is not None
    return value.decode()


def open_library() -> Library | None:
    """llvmlite's shared library, None where it is unknown or lies elsewhere."""
    functions = open_functions({})
    return None if functions is None else Library(functions)


def open_functions(more: Signatures) -> ctypes.CDLL | None:
    """The functions of the library, None where it is unknown or lies elsewhere.

    Args:
        more: functions beside those that read and print.
    """
    if not llvmlite.__version__.startswith(_KNOWN):
        return None
    path = os.path.join(os.path.dirname(llvmlite.__file__), "binding", get_library_name())
    try:
        functions = ctypes.CDLL(path)
        for name, (result, arguments) in (*_SIGNATURES.items(), *more.items()):
            function = getattr(functions, name)
            function.restype = result
            function.argtypes = arguments
    except (AttributeError, OSError):
        return None
    return functions
