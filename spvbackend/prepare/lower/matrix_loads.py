"""Loads of matrices by the lanes of a warp: each lane computes the addresses that it reads.

Input: `ldmatrix`, for which lane 8m + r has the address of row r of matrix m. Output: where that
address follows from the lane's number, the lanes that read a row compute it themselves, outside of
the loops that the lane's own address is outside of. Other loads keep the shuffles of their
template.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.analysis.uniformity import is_pure, varying_values
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.rewrite import call_of, copy_inst, fill_block, replace_uses
from spvbackend.llvmir.types import type_text
from spvbackend.llvmir.values import Function, Inst, Value
from spvbackend.prepare.templates.devices.matrices import (
    load_register,
    parse_matrix_load,
    source_lanes,
)
from spvbackend.prepare.templates.text import Writer

_TID: Final = "llvm.nvvm.read.ptx.sreg.tid.x"
_WARP: Final = 32
_REQUIRED: Final = "nvvm.reqntid"


def run(module: Module) -> None:
    """Rewrite the loads of each kernel whose work-groups have one dimension of whole warps.

    Args:
        module: changed in place.
    """
    if not any(parse_matrix_load(function.name) for function in module.functions):
        return
    for function in list(module.functions):
        if function.blocks and function.is_kernel and _has_rows_of_warps(module, function):
            _Rewriter(module, function).run()


def _has_rows_of_warps(module: Module, function: Function) -> bool:
    """Whether lanes of a warp differ in the lowest bits of their tid.x alone."""
    attributes = dict(function.fn_attrs)
    for group in function.attr_groups:
        attributes.update(module.attr_groups.get(group, {}))
    sizes = attributes.get(_REQUIRED, "").strip('"').split(",")
    if not all(size.isdecimal() for size in sizes):
        return False
    first, *others = map(int, sizes)
    return first % _WARP == 0 and all(size == 1 for size in others)


@final
class _Rewriter:
    """The copies of address computations for other lanes, in one function."""

    __slots__ = ("_behind", "_copies", "_function", "_lanes", "_module", "_setup", "_varying")

    def __init__(self, module: Module, function: Function) -> None:
        self._module: Final = module
        self._function: Final = function
        self._varying: Final = varying_values(function)
        # New instructions at the start of the function, and behind an instruction.
        self._setup: Final[list[Inst]] = []
        self._behind: Final[dict[Value, list[Inst]]] = {}
        self._lanes: Final[dict[tuple[int, bool], list[Value]]] = {}
        self._copies: Final[dict[tuple[Value, Value], Value | None]] = {}

    def run(self) -> None:
        """Replace the loads, and put the copies into the blocks."""
        changed: dict[Value, Value] = {}
        for block in self._function.blocks:
            for inst in block.insts:
                if inst.opcode == op.CALL and (call := self._replaced(inst)) is not None:
                    changed[inst] = call
                    self._behind.setdefault(inst, []).append(call)
        if not changed:
            return
        for index, block in enumerate(self._function.blocks):
            insts = list(self._setup) if index == 0 else []
            for inst in block.insts:
                if inst not in changed:
                    insts.append(inst)
                insts += self._behind.get(inst, [])
            fill_block(block, insts)
        replace_uses(self._function, changed)

    def _replaced(self, inst: Inst) -> Inst | None:
        """Return the call that loads from addresses that each lane computes, if it can."""
        load = parse_matrix_load(inst.callee.name)
        if load is None:
            return None
        rows: list[Value] = []
        for matrix in range(load.matrices):
            for lane in self._lanes_of(matrix, load.is_transposed):
                row = self._at_lane(inst.operands[0], lane)
                if row is None:
                    return None
                rows.append(row)
        callee = self._function_for(inst, load.is_transposed, len(rows))
        self._module.called.add(callee)
        return call_of(callee, rows, inst.line)

    def _function_for(self, inst: Inst, is_transposed: bool, count: int) -> Function:
        """Return the function that loads from the rows' addresses; it is copied to each call."""
        module = self._module
        pointer, ret = type_text(inst.operands[0].type), type_text(inst.type)
        name = f"expand.ldmatrix.{count}{'.trans' if is_transposed else ''}"
        known = module.symbols.get(name)
        if isinstance(known, Function):
            return known
        writer = Writer("entry")
        lane = writer.let(f"call i32 @{_TID}()")
        width = 2 if is_transposed else 1
        values = [
            load_register(writer, pointer, lane, [f"%a{at + part}" for part in range(width)])
            for at in range(0, count, width)
        ]
        if len(values) == 1:
            body = writer.returns(ret, values[0])
        else:
            body = writer.returns_struct(ret, [("i32", value) for value in values])
        parameters = ", ".join(f"{pointer} %a{at}" for at in range(count))
        text = f"define internal {ret} @{name}({parameters}) {{\n{body}\n}}\n"
        function = parse_function(text, module, inst.line)
        module.expansions.add(function)
        return function

    def _lanes_of(self, matrix: int, is_transposed: bool) -> list[Value]:
        """Return the tid.x of the threads whose addresses this one reads."""
        key = matrix, is_transposed
        if key not in self._lanes:
            writer = Writer()
            tid = writer.let(f"call i32 @{_TID}()")
            lane = writer.let(f"and i32 {tid}, {_WARP - 1}")
            warp = writer.let(f"and i32 {tid}, {-_WARP}")
            lanes = source_lanes(writer, lane, matrix, is_transposed=is_transposed)
            names = [writer.let(f"or i32 {warp}, {source}") for source in lanes]
            self._lanes[key] = self._parsed(writer, names)
        return self._lanes[key]

    def _parsed(self, writer: Writer, names: list[str]) -> list[Value]:
        """Put written instructions at the start of the function; return those of these names."""
        module = self._module
        text = "\n".join(writer.lines)
        template = parse_function(
            f"define internal void @expand.lanes() {{\n{text}\n  ret void\n}}\n", module, 0
        )
        module.functions.remove(template)
        del module.symbols[template.name]
        insts = template.blocks[0].insts[:-1]
        for inst in insts:
            inst.line = self._function.line
        self._setup.extend(insts)
        places = {line.split(" = ")[0].strip(): at for at, line in enumerate(writer.lines)}
        return [insts[places[name]] for name in names]

    def _at_lane(self, value: Value, tid: Value) -> Value | None:
        """Return what a value is in the thread with this tid.x, None where that is unknown."""
        if value not in self._varying:
            return value
        key = value, tid
        if key not in self._copies:
            self._copies[key] = self._copied(value, tid)
        return self._copies[key]

    def _copied(self, value: Value, tid: Value) -> Value | None:
        if not isinstance(value, Inst):
            return None
        if value.opcode == op.CALL and value.callee.name == _TID:
            return tid
        if not is_pure(value):
            return None
        operands = [self._at_lane(operand, tid) for operand in value.operands]
        known = [operand for operand in operands if operand is not None]
        if len(known) < len(operands):
            return None
        copy = copy_inst(value)
        copy.operands = known
        self._behind.setdefault(value, []).append(copy)
        return copy
