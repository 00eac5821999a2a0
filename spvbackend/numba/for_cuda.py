"""Kernels of `numba.cuda` without CUDA: their LLVM IR, and the arguments of their launches.

numba-cuda and numba's own `numba.cuda` compile to LLVM IR without a device, but for functions that
a kernel calls, which they compile for the current one. NVIDIA's tools would link the modules.

The module is not called `cuda`: numba-cuda's finder takes each module with `numba.cuda` in its name
for one of its own.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final
from unittest import mock

import llvmlite.binding as llvm
import numpy as np
from numba import types
from numba.core import sigutils
from numpy.typing import NDArray

_CAPABILITY: Final = (8, 0)
"""The compute capability: atomics of doubles are instructions, and warps synchronise."""
_OPTIONS: Final = {"opt": 3}


def cuda_ir(function: Any, signature: Any) -> str:
    """Return the LLVM IR of a kernel, with all functions that it calls.

    Args:
        function: the Python function, or what `numba.cuda.jit` makes of it.
        signature: the types of its arguments as `numba.cuda.jit` takes them, such as
            `"void(float32[::1], int64)"`.

    Raises:
        numba.core.errors.NumbaError: the function does not compile.
    """
    from numba.cuda import dispatcher

    source = getattr(function, "py_func", function)
    arguments, _ = sigutils.normalize_signature(signature)
    device = SimpleNamespace(compute_capability=_CAPABILITY)
    with mock.patch.object(dispatcher, "get_current_device", lambda: device):
        kernel, *others = _modules(source, arguments)
    return _linked(kernel, others) if others else kernel


def _modules(function: Any, arguments: tuple[Any, ...]) -> list[str]:
    """Return the module of a kernel and those of the functions that it calls."""
    from numba.cuda import compiler

    result = compiler.compile_cuda(
        function, types.void, arguments, cc=_CAPABILITY, nvvm_options=_OPTIONS
    )
    library = result.library
    if hasattr(compiler, "kernel_fixup"):
        kernel = library.get_function(result.fndesc.llvm_func_name)
        compiler.kernel_fixup(kernel, False)
    else:
        # Before numba-cuda 0.20 a kernel is a function of its own, which calls the one compiled.
        code = function.__code__
        library, _ = result.target_context.prepare_cuda_kernel(
            library, result.fndesc, False, False, _OPTIONS, code.co_filename, code.co_firstlineno
        )
    first, *others = map(str, library.modules)
    # The order of the others differs from run to run.
    return [first, *sorted(others)]


def _linked(kernel: str, others: list[str]) -> str:
    """Return one module, in which only the kernel is exported."""
    context = llvm.create_context()
    module = llvm.parse_assembly(kernel, context)
    for text in others:
        # LLVM would drop a function that may be dropped and is called by a later module.
        weak = text.replace("define linkonce_odr ", "define weak_odr ")
        module.link_in(llvm.parse_assembly(weak, context))
    for function in module.functions:
        if function.linkage == llvm.Linkage.weak_odr:
            function.linkage = llvm.Linkage.internal
    return str(module)


def cuda_arguments(*arguments: Any) -> list[Any]:
    """Return the arguments of a kernel's LLVM IR for those of its function.

    An array of n dimensions is 5 + 2 n arguments: two null pointers, the number of elements, the
    bytes of one, the array, its shape, and its strides in bytes. A complex number is two numbers,
    and a tuple the arguments of its members. For an array of numpy with gaps its memory is passed,
    as bytes.

    Args:
        arguments: arrays of numpy or of a device, and numbers of the types that the kernel has,
            such as `numpy.float32(2)`.

    Raises:
        ValueError: a stride of an array of numpy is negative.
    """
    flat: list[Any] = []
    for one in arguments:
        if isinstance(one, tuple):
            flat += cuda_arguments(*one)
        elif isinstance(one, np.complexfloating):
            flat += [one.real, one.imag]
        elif hasattr(one, "strides") and not isinstance(one, np.generic):
            count, size = int(np.prod(one.shape)), one.dtype.itemsize
            data = _memory(one) if isinstance(one, np.ndarray) else one
            flat += [None, None, np.int64(count), np.int64(size), data]
            flat += map(np.int64, (*one.shape, *one.strides))
        else:
            flat.append(one)
    return flat


def _memory(array: NDArray[Any]) -> NDArray[Any]:
    """Return an array, or its bytes from the first element to the last one if it has gaps."""
    if array.flags.c_contiguous:
        return array
    if min(array.strides) < 0:
        raise ValueError("a stride of an array is negative: pass a copy of it")
    steps = zip(array.shape, array.strides, strict=True)
    size = sum((length - 1) * step for length, step in steps) + array.itemsize
    first = array[(slice(0, 1),) * array.ndim].reshape(1).view(np.uint8)
    return np.lib.stride_tricks.as_strided(first, (size,), (1,))
