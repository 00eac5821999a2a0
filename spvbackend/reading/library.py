"""LLVM's reader and printer, taken straight from llvmlite's shared library.

Half of the time in which llvmlite is imported goes into what a reader has no use for, and most of
that for `ctypes` into sixty types of which four are used here; so they are made of `_ctypes`,
which `ctypes` is made of. To read and print by way of llvmlite's own classes takes a tenth of the
time of a small translation. Where the library is not as it is known here, `llvmlite.binding` reads.

Each module has a context of its own, so that threads need no lock to read (LLVM Programmer's
Manual, Threads and the LLVM Context). The passes that inline work on a target machine, which is one
for all.
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

# The C functions are llvmlite's own affair, so only those of known versions are called.
_KNOWN: Final = ("0.50.",)
Function = Callable[..., Any]
"""A function of C. Bytes are `char *` to it, and what is as wide as an address is an `Address`."""
INLINING: Final = ("AlwaysInliner", "SROA", "SimplifyCFG", "SROA", "DCE")
"""The passes that inline, as the functions of the library name them."""
# The machine that passes work on keeps what it has learnt about attributes of functions.
_LOCK: Final = _thread.allocate_lock()


class Address(_ctypes._SimpleCData):  # type: ignore[type-arg]
    """A pointer; also a size, which is as wide."""

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
        frees: whether modules are freed; a process that ends is faster.

    Raises:
        AttributeError: this system loads libraries in another way.
        OSError: it cannot be loaded, or lacks a function.
    """

    __slots__ = ("_context", "_dispose_context", "_dispose_module", "_dispose_string", "_handle",
                 "_length", "_machine", "_parse_assembly", "_parse_bitcode", "_print", "_verify",
                 "frees")  # fmt: skip

    def __init__(self, path: str, frees: bool) -> None:
        self.frees: Final = frees
        self._machine: Address | None = None
        self._handle: Final = _ctypes.dlopen(path, 0)
        function = self._function
        self._context: Final = function("LLVMPY_ContextCreate")
        self._parse_assembly: Final = function("LLVMPY_ParseAssembly")
        self._parse_bitcode: Final = function("LLVMPY_ParseBitcode")
        self._print: Final = function("LLVMPY_PrintModuleToString")
        self._verify: Final = function("LLVMPY_VerifyModule", BooleanFunction)
        self._dispose_context: Final = function("LLVMPY_ContextDispose")
        self._dispose_module: Final = function("LLVMPY_DisposeModule")
        self._dispose_string: Final = function("LLVMPY_DisposeString")
        # Of the C library, which that of LLVM has loaded.
        self._length: Final = function("strlen")

    def _function(self, name: str, kind: Callable[[int], Function] = AddressFunction) -> Function:
        """A function by its name."""
        return kind(_ctypes.dlsym(self._handle, name))

    def parse(self, source: str | bytes) -> LibraryModule:
        """The module of a text or bitcode, in a context of its own.

        Raises:
            RuntimeError: LLVM refuses it, in the words of llvmlite's error.
        """
        context, complaint = Address(self._context()), Text()
        what = _ctypes.byref(complaint)
        if isinstance(source, bytes):
            pointer = self._parse_bitcode(context, source, Address(len(source)), what)
        else:
            pointer = self._parse_assembly(context, source.encode(), what)
        module = LibraryModule(self, context, Address(pointer))
        if complaint:
            module.close()
            kind = "bitcode" if isinstance(source, bytes) else "IR"
            raise RuntimeError(f"LLVM {kind} parsing error\n{self._taken(complaint)}")
        return module

    def printed(self, module: Address) -> memoryview:
        """Print a module in UTF-8, but for names that may be any bytes.

        It is where LLVM has it, without a copy of what may be large, and is not freed.
        """
        start = Address()
        self._print(module, _ctypes.byref(start))
        length = self._length(start) or 0
        return memoryview((Byte * length).from_address(start.value))

    def text(self, module: Address) -> str:
        """The print as text, of which LLVM's own copy is freed."""
        text = Text()
        self._print(module, _ctypes.byref(text))
        return self._taken(text)

    def complaint(self, module: Address) -> str | None:
        """Return what LLVM's verifier has against a module, None for nothing."""
        text = Text()
        is_broken = self._verify(module, _ctypes.byref(text))
        # There is a text, an empty one, of a module that is right.
        said = self._taken(text) if text else ""
        return said if is_broken else None

    def inline(self, module: Address) -> None:
        """Run the passes that inline over a module, of which one run is done at a time."""
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
        """A machine of any target: the passes ask it for costs at most."""
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
        """Call a function that reading does without; each known version has it."""
        result: int | None = self._function(f"LLVMPY_{name}")(*operands)
        return result

    def dispose(self, context: Address, module: Address) -> None:
        """Free a module, which may be null, before its context."""
        if self.frees:
            if module:
                self._dispose_module(module)
            self._dispose_context(context)

    def _taken(self, text: Text) -> str:
        """The value of a string of LLVM's, which is freed."""
        try:
            return str(text.value, "utf-8")
        finally:
            self._dispose_string(text)


@final
class LibraryModule:
    """A module with what is used of llvmlite's `ModuleRef`."""

    __slots__ = ("_context", "_library", "_pointer")

    def __init__(self, library: Library, context: Address, pointer: Address) -> None:
        self._library: Final = library
        self._context: Address | None = context
        self._pointer: Final = pointer

    def __str__(self) -> str:
        return self._library.text(self._pointer)

    def utf8(self) -> memoryview:
        """The print where LLVM has it, which the process keeps to its end."""
        return self._library.printed(self._pointer)

    def inline(self) -> None:
        """Run the passes that inline."""
        self._library.inline(self._pointer)

    def verify(self) -> None:
        """Raise RuntimeError when the module is broken."""
        complaint = self._library.complaint(self._pointer)
        if complaint is not None:
            raise RuntimeError(complaint)

    def close(self) -> None:
        """Free it; a second time does nothing."""
        context, self._context = self._context, None
        if context is not None:
            self._library.dispose(context, self._pointer)


@cache
def open_library(frees: bool) -> Library | None:
    """llvmlite's shared library, None where it is unknown or lies elsewhere.

    Args:
        frees: whether modules are freed; a process that ends is faster.
    """
    if not llvmlite.__version__.startswith(_KNOWN):
        return None
    path = os.path.join(os.path.dirname(llvmlite.__file__), "binding", get_library_name())
    try:
        return Library(path, frees)
    except (AttributeError, OSError):
        return None
