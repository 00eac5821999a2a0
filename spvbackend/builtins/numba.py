"""Functions of numba's library for the host that have another name in OpenCL.

numba calls them where C's library lacks a function, or differs from Python's; "" and "f" are for
double and float, as in C.
"""

from typing import Final

from spvbackend.builtins.rows import EXT_INST, RESULT_I32, Builtin
from spvbackend.spirv.opencl_std import OPENCL_STD

_UNARY: Final = {"erf": "erf", "erfc": "erfc", "gamma": "tgamma", "lgamma": "lgamma"}

NUMBA: Final = tuple(
    row
    for suffix in ("", "f")
    for row in (
        *[
            Builtin(f"numba_{name}{suffix}", 1, EXT_INST, OPENCL_STD[number])
            for name, number in _UNARY.items()
        ],
        Builtin(
            f"numba_frexp{suffix}", 2, EXT_INST, OPENCL_STD["frexp"], pointers=((1, RESULT_I32),)
        ),
        Builtin(f"numba_ldexp{suffix}", 2, EXT_INST, OPENCL_STD["ldexp"]),
        Builtin(f"numba_nextafter{suffix}", 2, EXT_INST, OPENCL_STD["nextafter"]),
    )
)
