"""The kernels around compiled functions: they convert a launch's arguments to numba's.

A function that numba compiles takes values and returns a status; a kernel takes memory and returns
nothing. So for each there is a kernel that reads arguments, calls, and writes the results.

Output: LLVM IR as text, with the function and all its callees.
"""

from __future__ import annotations

import re
from typing import Any, Final

from llvmlite import ir
from numba.core import types
from numba.core.compiler import CompileResult
from numba.core.compiler_lock import global_compiler_lock

from spvbackend.numba.arrays import DeviceArray
from spvbackend.numba.memory import c_array
from spvbackend.numba.work_items import global_id
from spvbackend.target.address_spaces import GLOBAL

STATUS_WORDS: Final = 4
"""The status of a launch: the first failed work-item's number, unused, and its index in two."""
TRIPLE: Final = "spirv64-unknown-unknown"
_INT: Final = ir.IntType(32)
_SIZE: Final = ir.IntType(64)


class Wrapper:
    """A kernel under construction, and the module that it is in."""

    def __init__(self, compiled: CompileResult, parameters: list[ir.Type]) -> None:
        """Begin a kernel whose first parameter, the status, comes before those given."""
        context = compiled.target_context
        self.compiled = compiled
        self.context = context
        self.name = kernel_name(compiled.fndesc.qualname.rpartition(".")[2])
        self.library = context.codegen().create_library(self.name)
        self.module = self.library.create_ir_module(self.name)
        status = _INT.as_pointer(GLOBAL)
        kind = ir.FunctionType(ir.VoidType(), [status, *parameters])
        kernel = ir.Function(self.module, kind, self.name)
        kernel.calling_convention = "spir_kernel"
        self.builder = ir.IRBuilder(kernel.append_basic_block("entry"))
        self.status, *self.parameters = kernel.args

    def call(self, arguments: list[ir.Value]) -> ir.Value:
        """Call the function; a work-item in which it fails notes that and ends."""
        builder, compiled = self.builder, self.compiled
        callee = self.context.declare_function(self.module, compiled.fndesc)
        signature = compiled.signature
        status, result = self.context.call_conv.call_function(
            builder, callee, signature.return_type, signature.args, arguments
        )
        with builder.if_then(status.is_error, likely=False):
            self._report(status.code)
            builder.ret_void()
        return result

    def _report(self, code: ir.Value) -> None:
        """Report a failure: the first work-item writes, so that number and index are from one."""
        builder = self.builder
        ordering = 'syncscope("device") monotonic'
        # naga 29 loses the result of a compare-exchange. The word behind the code is padding.
        claim = builder.gep(self.status, [_INT(1)])
        before = builder.atomic_rmw("xchg", claim, _INT(1), ordering)
        with builder.if_then(builder.icmp_unsigned("==", before, _INT(0))):
            builder.store(code, self.status)
            words = builder.bitcast(self.status, _SIZE.as_pointer(GLOBAL))
            builder.store(global_id(builder), builder.gep(words, [_SIZE(1)]))

    def finish(self) -> str:
        """Return the text of the whole module, optimised."""
        self.builder.ret_void()
        with global_compiler_lock:
            self.library.add_ir_module(self.module)
            self.library.add_linking_library(self.compiled.library)
            self.library.finalize()
        text: str = self.library.get_llvm_str()
        return text


def kernel_name(function: str) -> str:
    """Return a kernel's name, which is not that of an OpenCL C function."""
    return re.sub(r"\W", "_", function) + "_kernel"


def elementwise_kernel(compiled: CompileResult) -> str:
    """Return a kernel that applies a function to each element of its inputs.

    Its parameters: the status, the number of elements, for each input its data and the step between
    elements, 0 for a scalar, and each output's data.
    """
    context = compiled.target_context
    inputs = compiled.signature.args
    outputs = output_types(compiled.signature.return_type)

    def pointer(kind: types.Type) -> ir.Type:
        return context.get_data_type(kind).as_pointer(GLOBAL)

    parameters = [_SIZE]
    for kind in inputs:
        parameters += [pointer(kind), _SIZE]
    wrapper = Wrapper(compiled, parameters + [pointer(kind) for kind in outputs])
    builder = wrapper.builder
    count, *rest = wrapper.parameters
    index = global_id(builder)
    with builder.if_then(builder.icmp_signed("<", index, count)):
        arguments = []
        for position, kind in enumerate(inputs):
            data, step = rest[2 * position : 2 * position + 2]
            place = builder.gep(data, [builder.mul(index, step)])
            arguments.append(context.unpack_value(builder, kind, place))
        result = wrapper.call(arguments)
        for position, kind in enumerate(outputs):
            value = result
            if isinstance(compiled.signature.return_type, types.BaseTuple):
                value = builder.extract_value(result, position)
            place = builder.gep(rest[2 * len(inputs) + position], [index])
            context.pack_value(builder, kind, value, place)
    return wrapper.finish()


def output_types(result: types.Type) -> tuple[types.Type, ...]:
    """Return the types that a function returns, one by one."""
    return tuple(result.types) if isinstance(result, types.BaseTuple) else (result,)


def array_kernel(compiled: CompileResult) -> str:
    """Return a kernel that runs a function once for each work-item.

    Its parameters: the status, then for each array its data and the number of elements in each
    dimension, and for a number its value; a complex one is two.
    """
    context = compiled.target_context
    arguments = compiled.signature.args
    parameters: list[ir.Type] = []
    for kind in arguments:
        parameters += _parameters(context, kind)
    wrapper = Wrapper(compiled, parameters)
    rest = list(wrapper.parameters)
    values = [_argument(context, wrapper.builder, kind, rest) for kind in arguments]
    wrapper.call(values)
    return wrapper.finish()


def _parameters(context: Any, kind: types.Type) -> list[ir.Type]:
    if isinstance(kind, DeviceArray):
        return [context.get_data_type(kind.dtype).as_pointer(GLOBAL), *[_SIZE] * kind.ndim]
    if isinstance(kind, types.Complex):
        return [context.get_data_type(kind.underlying_float)] * 2
    return [context.get_data_type(kind)]


def _argument(
    context: Any, builder: ir.IRBuilder, kind: types.Type, rest: list[ir.Value]
) -> ir.Value:
    """Return an argument built from its own parameters, the first of the rest."""
    first = rest.pop(0)
    if isinstance(kind, DeviceArray):
        shape = [rest.pop(0) for _ in range(kind.ndim)]
        return c_array(context, builder, kind, first, shape)
    if isinstance(kind, types.Complex):
        number = context.make_complex(builder, kind)
        number.real, number.imag = first, rest.pop(0)
        return number._getvalue()
    return context.data_model_manager[kind].from_data(builder, first)
