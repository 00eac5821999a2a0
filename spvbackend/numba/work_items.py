"""Queries of a kernel's work-item, and the barrier of its group.

Each is a function of OpenCL C, called by its mangled C++ name, as frontends do.
"""

from __future__ import annotations

from typing import Any, Final

from llvmlite import ir
from numba.core import types
from numba.core.cgutils import get_or_insert_function
from numba.core.errors import TypingError

from spvbackend.numba.intrinsics import Typed, device_function

_INT: Final = ir.IntType(32)
_SIZE: Final = ir.IntType(64)
# CLK_LOCAL_MEM_FENCE and CLK_GLOBAL_MEM_FENCE of OpenCL C.
_LOCAL_FENCE: Final = 1
_GLOBAL_FENCE: Final = 2
# A size_t that counts work-items is below this, so it has the same value as an int64. numba makes
# float64 of an int64 and an uint64.
_LARGEST: Final = 2**63 - 1


def _query(name: str, doc: str) -> Any:
    """Declare an intrinsic that queries a number in a dimension, by default the first."""

    def typed(typingctx: object, dimension: Any = 0) -> Typed:
        def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
            (given,) = signature.args
            if isinstance(given, types.Omitted):
                index = _INT(given.value)
            else:
                index = context.cast(builder, args[0], given, types.int32)
            return _call_query(builder, name, index)

        given = types.Omitted(dimension) if isinstance(dimension, int) else dimension
        # A function's own argument that a call leaves out is Omitted, too.
        value = given.value if isinstance(given, types.Omitted) else given
        if isinstance(value, bool) or not isinstance(value, int | types.Integer):
            raise TypingError(f"{name}: the dimension is an integer, not {value}")
        return types.intp(given), generate

    typed.__name__ = typed.__qualname__ = name
    typed.__doc__ = doc
    return device_function(typed)


def _call_query(builder: ir.IRBuilder, name: str, dimension: ir.Value) -> ir.Value:
    mangled = f"_Z{len(name)}{name}j"
    function = get_or_insert_function(builder.module, ir.FunctionType(_SIZE, [_INT]), mangled)
    for attribute in ("readnone", "nounwind"):
        function.attributes.add(attribute)
    call = builder.call(function, [dimension])
    # LLVM then drops numba's code for an index below zero.
    call.set_metadata("range", builder.module.add_metadata([_SIZE(0), _SIZE(_LARGEST)]))
    return call


def global_id(builder: ir.IRBuilder) -> ir.Value:
    """Return the work-item's number in the first dimension, for code outside of functions."""
    return _call_query(builder, "get_global_id", _INT(0))


get_global_id = _query("get_global_id", "The work-item's number in the launch.")
get_local_id = _query("get_local_id", "The work-item's number in its group.")
get_group_id = _query("get_group_id", "The number of the work-item's group.")
get_global_size = _query("get_global_size", "The number of work-items in the launch.")
get_local_size = _query("get_local_size", "The number of work-items in the group.")
get_num_groups = _query("get_num_groups", "The number of groups in the launch.")


@device_function
def barrier(typingctx: object) -> Typed:
    """Wait for all work-items of the group; writes before the barrier are visible after it."""

    def generate(context: Any, builder: ir.IRBuilder, signature: Any, args: Any) -> ir.Value:
        kind = ir.FunctionType(ir.VoidType(), [_INT])
        function = get_or_insert_function(builder.module, kind, "_Z7barrierj")
        function.attributes.add("convergent")
        builder.call(function, [_INT(_LOCAL_FENCE | _GLOBAL_FENCE)])
        return context.get_dummy_value()

    return types.void(), generate
