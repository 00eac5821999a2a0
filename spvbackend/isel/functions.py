"""Selection of a module's functions, block by block.

Input: a module after the prepasses. Output: the selector's machine module, complete except for
what layout derives: capabilities, interfaces and final ids.
"""

from __future__ import annotations

from spvbackend.diagnostics import Diagnostic
from spvbackend.isel.control import end_constructs
from spvbackend.isel.metadata.instructions import NOTED, select_noted
from spvbackend.isel.metadata.modes import collect_modes
from spvbackend.isel.module.advice import advise
from spvbackend.isel.module.declarations import declare
from spvbackend.isel.module.globals import lower_global
from spvbackend.isel.module.kernels import select_modes_of_builtins, select_source
from spvbackend.isel.module.release import may_release, release
from spvbackend.isel.selector import Selector
from spvbackend.isel.source_lines import SourceLines, select_source_files
from spvbackend.llvmir.values import Block, Function, Inst
from spvbackend.mir.inst import MachineBlock, MachineFunction, MachineInst
from spvbackend.target.limits import MAX_GLOBALS, MAX_LOCALS, check_count


def select_module(sel: Selector) -> None:
    """Select every definition; a declaration is emitted at its first call."""
    select_source(sel)
    collect_modes(sel)
    select_source_files(sel)
    # In module order, whichever function mentions a variable first.
    variables = sel.module.globals
    if len(variables) > MAX_GLOBALS:
        line = variables[MAX_GLOBALS].line
        check_count("the module", len(variables), "variables", MAX_GLOBALS, line)
    for var in variables:
        if not var.is_list:
            try:
                lower_global(sel, var)
            except Diagnostic as error:
                sel.module.note(error)
    if sel.debug is not None:
        sel.debug.enter_module()
    _select_functions(sel)
    if sel.call_checker is not None:
        sel.call_checker.note_errors()
        # Break the reference cycle with the selector.
        sel.call_checker = None
    local = sum(len(function.variables) for function in sel.machine.functions)
    check_count("the module", local, "variables in functions", MAX_LOCALS)
    # These passes read the selected functions.
    select_modes_of_builtins(sel)
    if sel.module.annotations:
        from spvbackend.isel.module.annotations import decorate_annotations  # few modules have any

        decorate_annotations(sel)
    if sel.debug is not None:
        sel.debug.finish()
        sel.debug = None  # breaks a reference cycle, too
    if not sel.module.errors:
        advise(sel)
    # All function declarations precede all definitions (2.4); the sort is stable.
    sel.machine.functions.sort(key=_has_body)


def _select_functions(sel: Selector) -> None:
    lines = SourceLines(sel)
    releases = may_release(sel)
    for function in sel.module.functions:
        if function.blocks:
            try:
                select_function(sel, function, lines)
            except Diagnostic as error:
                sel.module.note(error, function)
            _check_calls(sel, function)
            # An error message may search the module for other uses, so keep its instructions.
            if releases and not sel.module.errors:
                release(function)


def _check_calls(sel: Selector, function: Function) -> None:
    """Check calls of builtins if there are any; loading the rules takes time."""
    if not sel.builtin_calls or sel.machine_function is None:
        return
    if sel.call_checker is None:
        from spvbackend.isel.builtins.check import CallChecker

        sel.call_checker = CallChecker(sel)
    try:
        sel.call_checker.check_function(sel.machine_function)
    except Diagnostic as error:
        sel.module.note(error, function)
    sel.builtin_calls.clear()


def _has_body(function: MachineFunction) -> bool:
    return bool(function.blocks)


def select_function(sel: Selector, function: Function, lines: SourceLines) -> None:
    """Select one definition."""
    machine = declare(sel, function)
    sel.function = function
    sel.machine_function = machine
    sel.only_stores = None
    _take_parameters(sel, function, machine)
    sel.loop_hints = sel.flavour.loop_hints(sel, function)
    sel.is_structured = bool(function.merges)
    if sel.trace is not None:
        sel.trace.enter(function, machine)
    has_lines = lines.enter(function)
    debug = sel.debug
    if debug is not None:
        # The other debug info sets have their own line instructions.
        has_lines = has_lines and debug.has_lines
        debug.enter_function(function, machine, lines if has_lines else None)
    for block in function.blocks:
        lines.open_block()
        out = MachineBlock(sel.label(block))
        machine.blocks.append(out)
        # An earlier branch to this block may have created its label.
        sel.out = out.insts
        if block is function.blocks[0]:
            sel.flavour.enter_function(sel, function)
        if block.name and not block.name.isdigit():
            sel.cache.name(out.label, block.name)
        if debug is not None:
            debug.enter_block(out.insts)
        if sel.trace is None and debug is None and not has_lines:
            _select_plainly(sel, function, block)
        else:
            _select_block(sel, function, block, out.insts, lines if has_lines else None)
    if sel.is_structured:
        end_constructs(sel, function, machine)
    if debug is not None:
        debug.define(function, machine)
    if function.is_kernel:
        sel.flavour.select_kernel(sel, function, machine)


def _select_plainly(sel: Selector, function: Function, block: Block) -> None:
    """Select a block whose instructions need no lines, debug info or trace, as most do."""
    handlers = sel.flavour.handlers
    for inst in block.insts:
        attachments = inst.attachments
        try:
            if attachments is None or NOTED.isdisjoint(attachments):
                handlers[inst.opcode](sel, inst)
            else:
                select_noted(sel, inst, handlers[inst.opcode])
        except Diagnostic as error:
            _note_error(sel, function, inst, error)
        name = inst.name
        if name and not name.isdigit():
            _keep_name(sel, inst)


def _select_block(
    sel: Selector,
    function: Function,
    block: Block,
    out: list[MachineInst],
    lines: SourceLines | None,
) -> None:
    handlers, trace, debug = sel.flavour.handlers, sel.trace, sel.debug
    for inst in block.insts:
        if debug is not None:
            debug.before(inst)
        start = len(out)
        try:
            if inst.attachments is None or NOTED.isdisjoint(inst.attachments):
                handlers[inst.opcode](sel, inst)
            else:
                select_noted(sel, inst, handlers[inst.opcode])
        except Diagnostic as error:
            _note_error(sel, function, inst, error)
        if lines is not None:
            lines.note(inst, out, start)
        if debug is not None:
            debug.after(inst, start)
        if trace is not None:
            trace.note(inst, out)
            trace.note_needs(inst, sel.cache)
        if inst.name and not inst.name.isdigit():
            _keep_name(sel, inst)


def _take_parameters(sel: Selector, function: Function, machine: MachineFunction) -> None:
    for arg, parameter in zip(function.args, machine.parameters, strict=True):
        # A number is LLVM's placeholder, not a name.
        arg.spv_id = parameter.result
        sel.cache.name(arg.spv_id, "" if arg.name.isdigit() else arg.name)


def _keep_name(sel: Selector, inst: Inst) -> None:
    # An instruction may be an alias of a constant; its name would label every other use of the
    # constant.
    if inst.spv_id and not sel.cache.is_shared(inst.spv_id):
        sel.cache.name(inst.spv_id, inst.name)


def _note_error(sel: Selector, function: Function, inst: Inst, error: Diagnostic) -> None:
    """Record an error with its place, which the handlers need not know."""
    # Imported late: only errors need the printer and the debug location.
    from spvbackend.llvmir.debug_locations import debug_location
    from spvbackend.llvmir.print.module import print_inst

    # A template has no lines but that of the call that it was first made for.
    error.place(inst.line or function.line)
    error.instruction = error.instruction or print_inst(inst)
    if function.locations:
        error.origin = debug_location(sel.module, function.location(inst))
    sel.module.note(error, function)
