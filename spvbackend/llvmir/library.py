"""LLVM's reader and printer, taken straight from llvmlite's shared library.

For a child process that does nothing but read a module and ends: there is nobody to share a lock or
a context with, and nothing need be freed. Half of the time in which llvmlite is imported goes into
what a reader has no use for, and most of that for `ctypes` into sixty types of which three are used
here; so they are made of `_ctypes`, which `ctypes` is made of. Where the library is not as it is
known here, `llvmlite.binding` reads as everywhere else.
"""

from __future__ import annotations

import _ctypes
import os
from collections.abc import Callable
from typing import Any, Final, final

import llvmlite
from llvmlite.utils import get_library_name

# The C functions are llvmlite's own affair, so only those of known versions are called.
_KNOWN: Final = ("0.50.",)
Function = Callable[..., Any]
"""A function of C. Bytes are `char *` to it, and what is as wide as an address is an `Address`."""


class Address(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """A pointer; also a size, which is as wide."""

    _type_ = "P"


class Boolean(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """The type `bool`."""

    _type_ = "?"


class Byte(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """The type `unsigned char`."""

    _type_ = "B"


class AddressFunction(_ctypes.CFuncPtr):
    """A function that gives an address or a size: an int, or None for 0."""

    _flags_ = _ctypes.FUNCFLAG_CDECL
    _restype_ = Address


class BooleanFunction(_ctypes.CFuncPtr):
    """A function that gives a `bool`."""

    _flags_ = _ctypes.FUNCFLAG_CDECL
    _restype_ = Boolean


@final
class Library:
    """The functions of the shared library.

    Args:
        path: where it lies.

    Raises:
        AttributeError: this system loads libraries in another way.
        OSError: it cannot be loaded, or lacks a function.
    """

    __slots__ = ("_context", "_length", "_parse_assembly", "_parse_bitcode", "_print", "_verify")

    def __init__(self, path: str) -> None:
        handle = _ctypes.dlopen(path, 0)

        def function(name: str, kind: Callable[[int], Function] = AddressFunction) -> Function:
            return kind(_ctypes.dlsym(handle, name))

        self._context: Final = function("LLVMPY_ContextCreate")
        self._parse_assembly: Final = function("LLVMPY_ParseAssembly")
        self._parse_bitcode: Final = function("LLVMPY_ParseBitcode")
        self._print: Final = function("LLVMPY_PrintModuleToString")
        self._verify: Final = function("LLVMPY_VerifyModule", BooleanFunction)
        # Of the C library, which that of LLVM has loaded.
        self._length: Final = function("strlen")

    def parse(self, source: str | bytes) -> LibraryModule:
        """The module of a text or bitcode, in a context of its own.

        Raises:
            RuntimeError: LLVM refuses it, in the words of llvmlite's error.
        """
        context, complaint = Address(self._context()), Address()
        what = _ctypes.byref(complaint)
        if isinstance(source, bytes):
            pointer = self._parse_bitcode(context, source, Address(len(source)), what)
        else:
            pointer = self._parse_assembly(context, source.encode(), what)
        if complaint:
            kind = "bitcode" if isinstance(source, bytes) else "IR"
            raise RuntimeError(f"LLVM {kind} parsing error\n{str(self._text(complaint), 'utf-8')}")
        return LibraryModule(self, Address(pointer))

    def printed(self, module: Address) -> memoryview:
        """What LLVM prints of a module: UTF-8, but for names that may be any bytes."""
        text = Address()
        self._print(module, _ctypes.byref(text))
        return self._text(text)

    def complaint(self, module: Address) -> memoryview | None:
        """What LLVM's verifier has against a module, None for nothing."""
        text = Address()
        return self._text(text) if self._verify(module, _ctypes.byref(text)) else None

    def _text(self, start: Address) -> memoryview:
        """A string of C where LLVM has it, which never frees it."""
        length = self._length(start) or 0
        return memoryview((Byte * length).from_address(start.value))


@final
class LibraryModule:
    """A module that this process alone knows, with what is used of llvmlite's `ModuleRef`."""

    __slots__ = ("_library", "_pointer")

    def __init__(self, library: Library, pointer: Address) -> None:
        self._library: Final = library
        self._pointer: Final = pointer

    def __str__(self) -> str:
        return str(self.utf8(), "utf-8")

    def utf8(self) -> memoryview:
        """The print, without a copy of what may be large."""
        return self._library.printed(self._pointer)

    def verify(self) -> None:
        """Raise RuntimeError when the module is broken."""
        complaint = self._library.complaint(self._pointer)
        if complaint is not None:
            raise RuntimeError(str(complaint, "utf-8"))

    def close(self) -> None:
        """The process ends soon, which frees the module faster than LLVM does."""


def utf8(module: object) -> memoryview:
    """The print of a module that a `Library` has read."""
    assert isinstance(module, LibraryModule)
    return module.utf8()


def library_path() -> str | None:
    """Where llvmlite's shared library lies, None for one of an unknown version."""
    if not llvmlite.__version__.startswith(_KNOWN):
        return None
    return os.path.join(os.path.dirname(llvmlite.__file__), "binding", get_library_name())


def open_library() -> Library | None:
    """llvmlite's shared library, None where it is unknown or lies elsewhere."""
    path = library_path()
    try:
        return None if path is None else Library(path)
    except (AttributeError, OSError):
        return None
