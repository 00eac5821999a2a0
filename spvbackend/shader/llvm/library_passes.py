"""The passes that inline, taken straight from llvmlite's shared library.

Where a child has read the module, as for the command, llvmlite has not been imported in this
process, and to do so would take longer than to translate a small kernel. Where the library is not
as it is known here, `llvm_passes.py` imports it.
"""

from __future__ import annotations

import _thread
import ctypes
from functools import lru_cache
from typing import Final

from spvbackend.llvmir.library import library_path

PASSES: Final = ("AlwaysInliner", "SROA", "SimplifyCFG", "SROA", "DCE")
"""As the functions of the library name them."""
_POINTER: Final = ctypes.c_void_p
_TEXT: Final = ctypes.c_char_p
_TEXT_PLACE: Final = ctypes.POINTER(ctypes.c_char_p)
Signatures = dict[str, tuple[object, tuple[object, ...]]]
"""Of functions by their names: what they give, and what they take."""
_SIGNATURES: Final[Signatures] = {
    "LLVMPY_ContextCreate": (_POINTER, ()),
    "LLVMPY_ContextDispose": (None, (_POINTER,)),
    "LLVMPY_CreateNewModulePassManager": (_POINTER, ()),
    "LLVMPY_CreatePassBuilder": (_POINTER, (_POINTER, _POINTER)),
    "LLVMPY_CreatePipelineTuningOptions": (_POINTER, ()),
    "LLVMPY_CreateTargetMachine": (
        _POINTER,
        (_POINTER, _TEXT, _TEXT, _TEXT, ctypes.c_int, _TEXT, _TEXT, ctypes.c_int, ctypes.c_int,
         _TEXT),
    ),
    "LLVMPY_DisposeModule": (None, (_POINTER,)),
    "LLVMPY_DisposeString": (None, (_TEXT,)),
    "LLVMPY_DisposeNewModulePassManger": (None, (_POINTER,)),
    "LLVMPY_DisposePassBuilder": (None, (_POINTER,)),
    "LLVMPY_DisposePipelineTuningOptions": (None, (_POINTER,)),
    "LLVMPY_GetTargetFromTriple": (_POINTER, (_TEXT, _TEXT_PLACE)),
    "LLVMPY_InitializeAllTargetInfos": (None, ()),
    "LLVMPY_InitializeAllTargetMCs": (None, ()),
    "LLVMPY_InitializeAllTargets": (None, ()),
    "LLVMPY_ParseAssembly": (_POINTER, (_POINTER, _TEXT, _TEXT_PLACE)),
    "LLVMPY_PrintModuleToString": (None, (_POINTER, _TEXT_PLACE)),
    "LLVMPY_RunNewModulePassManager": (None, (_POINTER, _POINTER, _POINTER)),
    **{f"LLVMPY_module_Add{name}Pass": (None, (_POINTER,)) for name in PASSES},
}  # fmt: skip


# The machine is one for all, and keeps what it has found out about attributes of functions.
_LOCK: Final = _thread.allocate_lock()


def run(functions: ctypes.CDLL, text: str) -> str:
    """The module of a text after the passes, of which one run is done at a time.

    Raises:
        RuntimeError: LLVM refuses the text, in the words of llvmlite's error.
    """
    with _LOCK:
        return _run(functions, text)


def _run(functions: ctypes.CDLL, text: str) -> str:
    context = functions.LLVMPY_ContextCreate()
    complaint = ctypes.c_char_p()
    module = functions.LLVMPY_ParseAssembly(context, text.encode(), ctypes.byref(complaint))
    try:
        if complaint:
            raise RuntimeError(f"LLVM IR parsing error\n{_taken(functions, complaint)}")
        _run_passes(functions, module)
        printed = ctypes.c_char_p()
        functions.LLVMPY_PrintModuleToString(module, ctypes.byref(printed))
        return _taken(functions, printed)
    finally:
        if module:
            functions.LLVMPY_DisposeModule(module)
        functions.LLVMPY_ContextDispose(context)


def _run_passes(functions: ctypes.CDLL, module: int) -> None:
    tuning = functions.LLVMPY_CreatePipelineTuningOptions()
    builder = functions.LLVMPY_CreatePassBuilder(_machine(functions), tuning)
    manager = functions.LLVMPY_CreateNewModulePassManager()
    for name in PASSES:
        getattr(functions, f"LLVMPY_module_Add{name}Pass")(manager)
    functions.LLVMPY_RunNewModulePassManager(manager, module, builder)
    functions.LLVMPY_DisposeNewModulePassManger(manager)
    functions.LLVMPY_DisposePassBuilder(builder)
    functions.LLVMPY_DisposePipelineTuningOptions(tuning)


def _taken(functions: ctypes.CDLL, text: ctypes.c_char_p) -> str:
    """A text that LLVM has made, which is given back."""
    value = text.value
    assert value is not None
    found = value.decode()
    functions.LLVMPY_DisposeString(text)
    return found


@lru_cache(maxsize=1)
def functions_of_library() -> ctypes.CDLL | None:
    """The functions of llvmlite's shared library, None where it is not as it is known."""
    path = library_path()
    if path is None:
        return None
    try:
        functions = ctypes.CDLL(path)
        for name, (result, arguments) in _SIGNATURES.items():
            function = getattr(functions, name)
            function.restype = result
            function.argtypes = arguments
    except (AttributeError, OSError):
        return None
    return functions


@lru_cache(maxsize=1)
def _machine(functions: ctypes.CDLL) -> int:
    """Any target: the passes ask it for costs at most."""
    functions.LLVMPY_InitializeAllTargetInfos()
    functions.LLVMPY_InitializeAllTargets()
    functions.LLVMPY_InitializeAllTargetMCs()
    complaint = ctypes.c_char_p()
    target = functions.LLVMPY_GetTargetFromTriple(b"spirv64", ctypes.byref(complaint))
    if complaint:
        raise RuntimeError(_taken(functions, complaint))
    found: int = functions.LLVMPY_CreateTargetMachine(
        target, b"spirv64", b"", b"", 2, b"static", b"default", 0, 0, b""
    )
    return found
