"""LLVM's reader and printer, called directly in llvmlite's shared library.

Half of the import time of llvmlite is not needed by a reader, and most of the import time of
`ctypes` goes into sixty types of which four are needed; so they are built on `_ctypes`. Reading and
printing through llvmlite's own classes takes a tenth of the time of a small translation. For an
unknown version of the library, `llvmlite.binding` reads.

Each module has a context of its own, so that threads need no lock to read (LLVM Programmer's
Manual, Threads and the LLVM Context). The inlining passes share one target machine.
"""

from __future__ import annotations

import _ctypes
import _thread
import os
from collections.abc import Callable
from functools import cache
from typing import Any, Final, final

import llvmlite
from llvmlite.utils import get_library_name

# llvmlite's C functions are private, so only those of known versions are called.
_KNOWN: Final = ("0.50.",)
Function = Callable[..., Any]
"""A C function; pass `bytes` for `char *`, and `Address` for anything as wide as an address."""
INLINING: Final = ("AlwaysInliner", "SROA", "SimplifyCFG", "SROA", "DCE")
"""The inlining passes, by their names in the library's functions."""
# The target machine caches the attributes of functions.
_LOCK: Final = _thread.allocate_lock()


class Address(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """A pointer, or a size, which is as wide."""

    _type_ = "P"


class Boolean(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """The type `bool`."""

    _type_ = "?"


class Text(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """The type `char *` of strings."""

    _type_ = "z"


class Byte(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """The type `unsigned char`."""

    _type_ = "B"


class AddressFunction(_ctypes.CFuncPtr):
    """A function that returns an address or a size: an int, or None for 0."""

    _flags_ = _ctypes.FUNCFLAG_CDECL
    _restype_ = Address


class BooleanFunction(_ctypes.CFuncPtr):
    """A function that returns a `bool`."""

    _flags_ = _ctypes.FUNCFLAG_CDECL
    _restype_ = Boolean


@final
class Library:
    """The functions of the shared library.

    Args:
        path: path of the library.
        frees: whether modules are freed; a process that ends soon need not.

    Raises:
        AttributeError: this system loads libraries in another way.
        OSError: the library cannot be loaded, or lacks a function.
    """

    __slots__ = ("_context", "_dispose_context", "_dispose_module", "_dispose_string", "_handle",
                 "_length", "_machine", "_parse", "_print", "_verify", "frees")  # fmt: skip

    def __init__(self, path: str, frees: bool) -> None:
        self.frees: Final = frees
        self._machine: Address | None = None
        self._handle: Final = _ctypes.dlopen(path, 0)
        function = self._function
        self._context: Final = function("LLVMPY_ContextCreate")
        self._parse: Final = function("LLVMPY_ParseAssembly")
        self._print: Final = function("LLVMPY_PrintModuleToString")
        self._verify: Final = function("LLVMPY_VerifyModule", BooleanFunction)
        self._dispose_context: Final = function("LLVMPY_ContextDispose")
        self._dispose_module: Final = function("LLVMPY_DisposeModule")
        self._dispose_string: Final = function("LLVMPY_DisposeString")
        # A function of the C library, which LLVM's library has loaded.
        self._length: Final = function("strlen")

    def _function(self, name: str, kind: Callable[[int], Function] = AddressFunction) -> Function:
        """Look up a function by its name."""
        return kind(_ctypes.dlsym(self._handle, name))

    def parse(self, source: str) -> LibraryModule:
        """Parse text into a module with a context of its own.

        Raises:
            RuntimeError: LLVM refuses the source; the message is that of llvmlite's error.
        """
        context, complaint = Address(self._context()), Text()
        what = _ctypes.byref(complaint)
        pointer = self._parse(context, source.encode(), what)
        module = LibraryModule(self, context, Address(pointer))
        if complaint:
            module.close()
            raise RuntimeError(f"LLVM IR parsing error\n{self._taken(complaint)}")
        return module

    def printed(self, module: Address) -> memoryview:
        """Print a module in UTF-8, except that names may be any bytes.

        The print is not copied, as it may be large, and not freed.
        """
        start = Address()
        self._print(module, _ctypes.byref(start))
        length = self._length(start) or 0
        return memoryview((Byte * length).from_address(start.value))

    def text(self, module: Address) -> str:
        """Return the print as text; free LLVM's copy."""
        text = Text()
        self._print(module, _ctypes.byref(text))
        return self._taken(text)

    def complaint(self, module: Address) -> str | None:
        """Return the complaint of LLVM's verifier about a module, None for a valid one."""
        text = Text()
        is_broken = self._verify(module, _ctypes.byref(text))
        # A valid module has an empty text.
        said = self._taken(text) if text else ""
        return said if is_broken else None

    def inline(self, module: Address) -> None:
        """Run the inlining passes over a module, in one thread at a time."""
        call = self._call
        with _LOCK:
            if self._machine is None:
                self._machine = self._new_machine()
            tuning = Address(call("CreatePipelineTuningOptions"))
            builder = Address(call("CreatePassBuilder", self._machine, tuning))
            manager = Address(call("CreateNewModulePassManager"))
            for name in INLINING:
                call(f"module_Add{name}Pass", manager)
            call("RunNewModulePassManager", manager, module, builder)
            call("DisposeNewModulePassManger", manager)
            call("DisposePassBuilder", builder)
            call("DisposePipelineTuningOptions", tuning)

    def _new_machine(self) -> Address:
        """Return a machine of any target: the passes only ask it for costs."""
        call, triple, complaint = self._call, b"spirv64", Text()
        call("InitializeAllTargetInfos")
        call("InitializeAllTargets")
        call("InitializeAllTargetMCs")
        target = Address(call("GetTargetFromTriple", triple, _ctypes.byref(complaint)))
        if complaint:
            raise RuntimeError(self._taken(complaint))
        rest = (triple, b"", b"", 2, b"static", b"default", 0, 0, b"")
        return Address(call("CreateTargetMachine", target, *rest))

    def _call(self, name: str, *operands: object) -> int | None:
        """Call a function that only inlining needs; each known version has it."""
        result: int | None = self._function(f"LLVMPY_{name}")(*operands)
        return result

    def dispose(self, context: Address, module: Address) -> None:
        """Free a module, which may be null, before its context."""
        if self.frees:
            if module:
                self._dispose_module(module)
            self._dispose_context(context)

    def _taken(self, text: Text) -> str:
        """Return the value of a string of LLVM's; free the string."""
        try:
            return str(text.value, "utf-8")
        finally:
            self._dispose_string(text)


@final
class LibraryModule:
    """A module with the used part of the interface of llvmlite's `ModuleRef`."""

    __slots__ = ("_context", "_library", "_pointer")

    def __init__(self, library: Library, context: Address, pointer: Address) -> None:
        self._library: Final = library
        self._context: Address | None = context
        self._pointer: Final = pointer

    def __str__(self) -> str:
        return self._library.text(self._pointer)

    def utf8(self) -> memoryview:
        """Return the print in LLVM's own buffer, which is never freed."""
        return self._library.printed(self._pointer)

    def inline(self) -> None:
        """Run the inlining passes."""
        self._library.inline(self._pointer)

    def verify(self) -> None:
        """Raise RuntimeError if the module is broken."""
        complaint = self._library.complaint(self._pointer)
        if complaint is not None:
            raise RuntimeError(complaint)

    def close(self) -> None:
        """Free the module; a second call does nothing."""
        context, self._context = self._context, None
        if context is not None:
            self._library.dispose(context, self._pointer)


@cache
def open_library(frees: bool) -> Library | None:
    """Open llvmlite's shared library; None where its version or place is unknown.

    Args:
        frees: whether modules are freed; a process that ends soon need not.
    """
    if not llvmlite.__version__.startswith(_KNOWN):
        return None
    path = os.path.join(os.path.dirname(llvmlite.__file__), "binding", get_library_name())
    try:
        return Library(path, frees)
    except (AttributeError, OSError):
        return None
