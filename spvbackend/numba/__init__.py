"""Python functions on OpenCL devices, through numba.

`elementwise` turns a function of scalars into one of arrays, `kernel` turns a function that reads
its work-item's ids into a kernel. numba compiles both to LLVM IR; no module of the translator
imports this package, and it needs `pip install spvbackend[numba]`.
"""

from __future__ import annotations

from spvbackend.numba.atomics import (
    atomic_add,
    atomic_and,
    atomic_compare_exchange,
    atomic_exchange,
    atomic_max,
    atomic_min,
    atomic_or,
    atomic_sub,
    atomic_xor,
)
from spvbackend.numba.elementwise import Elementwise, LazyElementwise, elementwise
from spvbackend.numba.for_cuda import cuda_arguments, cuda_ir
from spvbackend.numba.kernel import Kernel, LazyKernel, kernel
from spvbackend.numba.memory import local_array, private_array
from spvbackend.numba.work_items import (
    barrier,
    get_global_id,
    get_global_size,
    get_group_id,
    get_local_id,
    get_local_size,
    get_num_groups,
)

__all__ = [
    "Elementwise",
    "Kernel",
    "LazyElementwise",
    "LazyKernel",
    "atomic_add",
    "atomic_and",
    "atomic_compare_exchange",
    "atomic_exchange",
    "atomic_max",
    "atomic_min",
    "atomic_or",
    "atomic_sub",
    "atomic_xor",
    "barrier",
    "cuda_arguments",
    "cuda_ir",
    "elementwise",
    "get_global_id",
    "get_global_size",
    "get_group_id",
    "get_local_id",
    "get_local_size",
    "get_num_groups",
    "kernel",
    "local_array",
    "private_array",
]
