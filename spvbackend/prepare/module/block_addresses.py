"""Turns addresses of blocks into numbers, and indirect branches into switches over them.

Input: a module as it was read. Output: neither `blockaddress` nor `indirectbr`. SPIR-V has no
addresses of blocks. A number of a pointer's width takes the place of each, so that tables of
addresses keep their layout.
"""

from __future__ import annotations

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import replace_symbols
from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Block, BlockAddress, ConstExpr, Function, Inst, Value


def run(module: Module, address_bits: int) -> None:
    """Rewrite constants and every function.

    Args:
        module: changed in place.
        address_bits: the width of a pointer.
    """
    size = module.types.integer(address_bits)
    numbers: dict[Block, int] = {}
    changed: dict[Value, Value] = {}
    for address in module.block_addresses:
        block = address.target or _named_block(module, address)
        if block is not None:
            # 0 is the null pointer, which is not the address of a block.
            number = module.constants.integer(size, numbers.setdefault(block, len(numbers) + 1))
            changed[address] = ConstExpr(address.type, op.INTTOPTR, [number], 0, None)
    module.has_compound = True
    replace_symbols(module, changed, set(changed.values()))
    for function in module.functions:
        for block in function.blocks:
            if block.insts[-1].opcode == op.INDIRECTBR:
                _switch(module, block, numbers, size)


def _named_block(module: Module, address: BlockAddress) -> Block | None:
    function = module.symbols.get(address.function)
    if not isinstance(function, Function):
        return None
    return next((block for block in function.blocks if block.name == address.block), None)


def _switch(module: Module, block: Block, numbers: dict[Block, int], size: Type) -> None:
    """Replace the indirect branch of a block.

    LangRef, 'indirectbr': the address is that of one of the listed blocks, and a block without an
    address in the module cannot be reached that way.
    """
    old = block.insts.pop()
    targets = [target for target in dict.fromkeys(old.targets) if target in numbers]
    for target in dict.fromkeys(old.targets):
        _keep_edges(target, block, int(target in numbers))
    if not targets:
        new = Inst(op.UNREACHABLE, old.type, [], old.line)
    else:
        number = Inst(op.PTRTOINT, size, [old.operands[0]], old.line)
        number.parent = block
        block.insts.append(number)
        cases = [module.constants.integer(size, numbers[target]) for target in targets[1:]]
        new = Inst(op.SWITCH, old.type, [number, *cases], old.line)
        new.blocks = targets
    new.parent = block
    block.insts.append(new)


def _keep_edges(target: Block, source: Block, kept: int) -> None:
    """Drop the phi operands of all but `kept` edges from a block."""
    for phi in target.insts:
        if phi.opcode != op.PHI:
            return
        places = [index for index, origin in enumerate(phi.targets) if origin is source]
        for index in reversed(places[kept:]):
            del phi.operands[index]
            del phi.targets[index]
