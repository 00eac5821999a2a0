"""Buffers of kernels become variables with bindings, where a shader has no addresses.

Input: kernels that call no function defined here, with pointers to global memory as arguments.
Output: variables of storage buffers in the place of the arguments, which nothing uses and which
tell what a launch binds; pointers to global memory are pointers to storage buffers, whose objects
`shader/pointers/numbers.py` and `shader/memory.py` follow as those of any other memory.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_uses
from spvbackend.llvmir.types import POINTER
from spvbackend.llvmir.values import (
    Argument,
    Attributes,
    ConstNull,
    Function,
    GlobalVar,
    Inst,
    Undef,
    Value,
)
from spvbackend.shader.data.module_data import LAUNCH_ARGUMENT
from spvbackend.shader.host.launch import launch_request
from spvbackend.shader.objects import ADDRESSES
from spvbackend.shader.pointers.origin_sets import CASTS
from spvbackend.shader.resources.bindings import Bindings, Resource
from spvbackend.shader.resources.kernel_images import bindings_of, variable_name
from spvbackend.spirv import enums as spv
from spvbackend.target.address_spaces import GENERIC, GLOBAL, STORAGE_BUFFER
from spvbackend.target.launch import ARGUMENT_SET, PRINTF_BUFFER

_CHANGED: Final = ADDRESSES - {GENERIC}
"""Address spaces that become storage buffers; a generic pointer may lead to other memory."""
_ACCESSES: Final = frozenset((op.LOAD, op.STORE))
_NOWHERE: Final = (ConstNull, Undef)


def run(module: Module) -> None:
    """Rewrite all kernels."""
    for function in module.functions:
        if function.is_kernel and function.blocks:
            try:
                _bind(module, function)
            except Diagnostic as error:
                module.refuse(function, error)


def _bind(module: Module, function: Function) -> None:
    """Give the buffers of a kernel variables of their own."""
    types = module.types
    _bind_output(module, function)
    buffers = types.pointer(STORAGE_BUFFER)
    # Kernels have the bytes of one binding as different elements.
    bindings = Bindings(module)
    changed: dict[Value, Value] = {}
    numbers = bindings_of(function, binds_buffers=True)
    taken = [arg for arg in function.args if arg in numbers and arg.type.kind == POINTER]
    given = [arg for arg in taken if LAUNCH_ARGUMENT not in arg.attrs]
    for arg in taken:
        name = f"{function.name}.{variable_name(arg, 'buffer')}"
        resource = Resource(ARGUMENT_SET, numbers[arg], 1, name)
        # Variables are thought to have memory of their own (2.18.2, Aliasing), arguments are not.
        own = LAUNCH_ARGUMENT in arg.attrs
        is_alone = len(given) == 1 or own or "noalias" in arg.attrs
        decorations = () if is_alone else ([spv.DecorationAliased],)
        held = types.array(0, types.i8)
        changed[arg] = bindings.variable(resource, buffers, held, function.line, decorations)
    tables = _pointers_to_tables(function)
    calls: list[Inst] = []
    for block in function.blocks:
        for inst in block.insts:
            _check(inst)
            if inst.call is not None:
                calls.append(inst)
            if _leads_outside(inst) and inst not in tables:
                inst.type = buffers
            for at, operand in enumerate(inst.operands):
                if isinstance(operand, _NOWHERE) and _leads_outside(operand):
                    inst.operands[at] = _in_buffers(module, operand, inst in tables)
        kept = [inst for inst in block.insts if not _is_same(inst)]
        changed.update({inst: inst.operands[0] for inst in block.insts if _is_same(inst)})
        block.insts = kept
    replace_uses(function, changed)
    for inst in calls:
        params = tuple([operand.type for operand in inst.operands[:-1]])
        inst.call_info.fn_type = types.function(inst.type, params)


def _is_same(inst: Inst) -> bool:
    """Whether an instruction casts a pointer to its own type."""
    return inst.opcode == op.ADDRSPACECAST and inst.type is inst.operands[0].type


def _bind_output(module: Module, function: Function) -> None:
    """Let the buffer that printf writes to be one more argument."""
    asked = [
        inst for block in function.blocks for inst in block.insts
        if (request := launch_request(inst)) is not None and request[0] == PRINTF_BUFFER
    ]  # fmt: skip
    if not asked:
        return
    attributes: Attributes = {LAUNCH_ARGUMENT: PRINTF_BUFFER}
    arg = Argument(module.types.pointer(GLOBAL), "", len(function.args), attributes)
    function.args.append(arg)
    params = tuple([one.type for one in function.args])
    function.value_type = module.types.function(module.types.void, params)
    build = Builder(module, function.blocks[0])
    address = build.make(op.PTRTOINT, module.types.i64, [arg])
    function.blocks[0].insts[:0] = build.out
    gone = set(asked)
    for block in function.blocks:
        block.insts = [inst for inst in block.insts if inst not in gone]
    replace_uses(function, dict.fromkeys(asked, address))


def _leads_outside(value: Value) -> bool:
    """Whether a pointer is of an address space that holds memory of the host."""
    return value.type.kind == POINTER and value.type.space in _CHANGED


def _in_buffers(module: Module, value: Value, is_of_table: bool) -> Value:
    """Return a pointer that leads nowhere as one to buffers, or to a table as it is."""
    if is_of_table:
        return value
    pool, type = module.constants, module.types.pointer(STORAGE_BUFFER)
    return pool.null(type) if isinstance(value, ConstNull) else pool.undef(type)


def _pointers_to_tables(function: Function) -> set[Value]:
    """Return the pointers to variables of the module: tables, which no phi or select chooses.

    A block comes behind those that dominate it.
    """
    tables: set[Value] = set()
    for block in function.blocks:
        for inst in block.insts:
            if inst.opcode in CASTS and _leads_outside(inst):
                base = inst.operands[0]
                if base in tables or isinstance(base, GlobalVar):
                    tables.add(inst)
    return tables


def _check(inst: Inst) -> None:
    """Refuse an address in memory that outlives the launch: bound buffers have none.

    Raises:
        Unsupported: it is loaded or stored.
    """
    if inst.opcode not in _ACCESSES:
        return
    value = inst if inst.opcode == op.LOAD else inst.operands[0]
    place = inst.operands[-1]
    if value.type.kind == POINTER and place.type.space in (*_CHANGED, STORAGE_BUFFER):
        raise Unsupported(
            "a buffer holds an address, and bound buffers have none", inst.line,
            "kernels that reach buffers by their addresses may keep these",
        )  # fmt: skip
