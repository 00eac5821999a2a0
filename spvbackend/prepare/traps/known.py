"""Ends a block after its trap.

Input: a module as parsed, or any later one before selection. Output: a call that never comes back
is ABORT of its number or message (SPV_KHR_abort), or `llvm.trap` and `unreachable`, which
`unwinding` turns into a return, or `unreachable` alone, as the environment says; nothing follows
it. `__spirv_AbortKHR` always becomes ABORT, as its author named the instruction.

This comes before unreachable blocks are dropped, since code after a trap may become unreachable.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Final, final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.builtins.lookup import Builtins, lookup
from spvbackend.diagnostics import Diagnostic, Unsupported
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import call_of
from spvbackend.llvmir.types import FLOAT, INT
from spvbackend.llvmir.values import Block, ConstInt, Function, InlineAsm, Inst, Value
from spvbackend.spirv.opcodes import OpAbortKHR
from spvbackend.target.environment import Environment
from spvbackend.target.traps import ABORT, RETURN

if TYPE_CHECKING:
    from spvbackend.prepare.templates.text import Lowering
from spvbackend.target.widths import INTS

MARK: Final = "llvm.trap"
"""Replaces other traps where traps become returns."""
NONE: Final = -1
# LLVM's AMDGPU target emits this for llvm.trap; Triton writes it itself.
_TRAP_OF_AMD: Final = "s_trap 2"


@final
class Trap:
    """A function that ends the program for good.

    Attributes:
        name: of the intrinsic, or of the library's function as it is linked.
        number: the index of the argument to report, NONE for none.
        is_reserved: whether the name can only mean this. Any other may be a function of the user's
            own, so that it counts only where the module says that it does not return.
    """

    __slots__ = ("is_reserved", "name", "number")

    def __init__(self, name: str, number: int = NONE, is_reserved: bool = True) -> None:
        self.name: Final = name
        self.number: Final = number
        self.is_reserved: Final = is_reserved


# llvm.debugtrap returns (LangRef) and stops for a debugger, which devices lack: it is dropped.
TRAPS: Final = (
    Trap(MARK),
    Trap("llvm.ubsantrap", 0),
    # C, 7.24.4: functions that end the program.
    Trap("_Exit", 0),
    Trap("_exit", 0),
    Trap("abort", is_reserved=False),
    Trap("exit", 0, is_reserved=False),
    Trap("quick_exit", 0, is_reserved=False),
    # A failed assertion, by the library: the number is the line.
    Trap("__assert"),  # the order of its arguments varies
    Trap("__assert_fail", 2),
    Trap("__assert_func", 1),
    Trap("__assert_perror_fail", 2),
    Trap("__assert_rtn", 2),
    Trap("__assertfail", 2),
    Trap("_assert", 2),
    Trap("_wassert", 2),
    # Ends of C++ programs and of checks by compilers.
    Trap("_ZSt9terminatev"),
    Trap("__chk_fail"),
    Trap("__cxa_deleted_virtual"),
    Trap("__cxa_pure_virtual"),
    Trap("__stack_chk_fail"),
)


def run(
    module: Module,
    environment: Environment,
    builtins: Builtins,
    lowerings: tuple[Lowering, ...] = (),
) -> None:
    """Cut the blocks of every function after their first trap.

    Args:
        module: changed in place; functions that are cut have their blocks in order.
        environment: decides the replacement of traps.
        builtins: a name that is a builtin of the frontend's is not a trap.
        lowerings: nor is one that the frontend has a lowering for.

    Raises:
        Unsupported: the message of `__spirv_AbortKHR` is not a number.
    """
    traps = known_traps(module, environment, builtins, lowerings)
    aborts = {function for function in module.functions if _is_abort(function)}
    if traps or aborts or module.has_asm:
        end_blocks(module, environment, traps, aborts)


def _has_lowering(function: Function, lowerings: tuple[Lowering, ...]) -> bool:
    if not lowerings:
        return False
    from spvbackend.prepare.lower.own import named_lowering  # few frontends have any

    return named_lowering(function, lowerings) is not None


def known_traps(
    module: Module,
    environment: Environment,
    builtins: Builtins,
    lowerings: tuple[Lowering, ...] = (),
) -> dict[Value, Trap]:
    """Return the traps that the module declares; a function that it defines is not one."""
    traps: dict[Value, Trap] = {}
    for trap in TRAPS:
        # Iterate over the table, as modules have more functions than it has rows.
        function = module.symbols.get(trap.name)
        if not isinstance(function, Function) or function.blocks:
            continue
        is_own = not trap.name.startswith("llvm.") and (
            builtins.lookup(trap.name) is not None or _has_lowering(function, lowerings)
        )
        if not is_own:
            traps[function] = trap
    return traps


def _is_abort(function: Function) -> bool:
    # Search for letters first: demangling every name is slow.
    if function.blocks or "AbortKHR" not in function.name:
        return False
    resolved = lookup(function.name)
    return resolved is not None and resolved.row.opcode == OpAbortKHR


def end_blocks(
    module: Module,
    environment: Environment,
    traps: dict[Value, Trap],
    aborts: Collection[Value] = (),
) -> None:
    """Cut each block of a module after its first trap.

    Args:
        module: changed in place; functions that are cut have their blocks in order.
        environment: decides the replacement of traps.
        traps: as `known_traps` returns them.
        aborts: the functions that are `__spirv_AbortKHR`.
    """
    for function in module.functions:
        try:
            if _end_blocks(module, environment, function, traps, aborts):
                prune_unreachable(function)
        except Diagnostic as error:
            module.refuse(function, error)


def _end_blocks(
    module: Module,
    environment: Environment,
    function: Function,
    traps: dict[Value, Trap],
    aborts: Collection[Value],
) -> bool:
    """Cut the blocks of a function; return whether it had a trap."""
    is_cut = False
    for block in function.blocks:
        for index, inst in enumerate(block.insts):
            if inst.opcode != op.CALL:
                continue
            callee = inst.callee
            if callee in aborts:
                _cut(module, block, index, _abort(module, inst, _message(inst)))
            elif callee in traps and _ends_here(module, block, index, traps[callee]):
                _end_with(module, environment, block, index, traps[callee])
            elif isinstance(callee, InlineAsm) and callee.template == _TRAP_OF_AMD:
                _end_with(module, environment, block, index, Trap(MARK))
            else:
                continue
            is_cut = True
            break
    return is_cut


def _ends_here(module: Module, block: Block, index: int, trap: Trap) -> bool:
    """Whether control does not come back from a call of this trap."""
    if trap.is_reserved or block.insts[index + 1].opcode == op.UNREACHABLE:
        return True
    inst = block.insts[index]
    callee = inst.callee
    if isinstance(callee, Function) and "noreturn" in callee.fn_attrs:
        return True
    call = inst.call_info
    groups = [module.attr_groups.get(number, {}) for number in call.attr_groups]
    return "noreturn" in call.own_attrs or any("noreturn" in group for group in groups)


def _end_with(
    module: Module, environment: Environment, block: Block, index: int, trap: Trap
) -> None:
    inst = block.insts[index]
    if environment.trap == ABORT:
        _cut(module, block, index, _abort(module, inst, _number(module, inst, trap)))
    elif environment.trap == RETURN:
        # One kind of call for all of them; other traps' arguments have no use.
        block.insts[index] = _mark(module, inst)
        cut_behind(module, block, index)
    else:
        _cut(module, block, index, _unreachable(module, inst.line))


def _mark(module: Module, inst: Inst) -> Inst:
    """Turn the call of a trap into one of `llvm.trap`, which is declared if need be."""
    function = module.symbols.get(MARK)
    if not isinstance(function, Function):
        type = module.types.function(module.types.void, ())
        function = Function(inst.callee.type, MARK, type, inst.line)
        module.add_function(function)
    call = call_of(function, [], inst.line)
    call.attachments = inst.attachments
    call.parent = inst.parent
    return call


def cut_behind(module: Module, block: Block, index: int) -> bool:
    """End a block after a call from which control does not come back.

    Returns:
        Whether that changed anything: other blocks may be unreachable then.
    """
    if block.insts[index + 1].opcode == op.UNREACHABLE:
        return False
    _cut(module, block, index + 1, _unreachable(module, block.insts[index].line))
    return True


def _cut(module: Module, block: Block, index: int, end: Inst) -> None:
    """End a block with another terminator at `index`; phis of its successors lose their edge.

    OpPhi: one pair for each predecessor and no other.
    """
    for target in block.successors():
        for inst in target.insts:
            if inst.opcode != op.PHI:
                break
            edges = [at for at, source in enumerate(inst.targets) if source is not block]
            inst.operands = [inst.operands[at] for at in edges]
            inst.blocks = [inst.targets[at] for at in edges]
    end.parent = block
    block.insts[index:] = [end]


def _unreachable(module: Module, line: int) -> Inst:
    return Inst(op.UNREACHABLE, module.types.void, [], line)


def _abort(module: Module, call: Inst, message: Value) -> Inst:
    return Inst(op.ABORT, module.types.void, [message], call.line)


def _number(module: Module, call: Inst, trap: Trap) -> Value:
    """Return the number that a trap reports: the kind of failure, the status, the line."""
    arguments = call.operands[:-1]
    i32 = module.types.i32
    if 0 <= trap.number < len(arguments):
        number = arguments[trap.number]
        if isinstance(number, ConstInt):
            return module.constants.integer(i32, number.value)
        if number.type is i32:
            return number
    return module.constants.integer(i32, 0)


def _message(call: Inst) -> Value:
    """Return the message of a builtin."""
    arguments = call.operands[:-1]
    if len(arguments) == 1:
        type = arguments[0].type
        if type.kind in (INT, FLOAT) and type.bits in INTS:
            return arguments[0]
    types = ", ".join([str(argument.type) for argument in arguments])
    raise Unsupported(
        f"builtin '__spirv_AbortKHR': the message must be one number, not '{types}'", call.line
    )
