"""Moves the body of a function that is called to a function of its own.

Entry point and linkage stay with the function itself, which only calls the body.
"""

from __future__ import annotations

from spvbackend.llvmir.module import Module
from spvbackend.llvmir.rewrite import call_of, fill_block
from spvbackend.llvmir.values import DEBUG, NO_LOCATIONS, Argument, Block, Function, Inst


def body_of(module: Module, function: Function) -> Function:
    """Return an empty internal function of the same type, for `move_body`."""
    name = f"{function.name}.body"
    while name in module.symbols:
        name += ".body"
    body = Function(function.type, name, function.value_type, function.line)
    body.linkage = "internal"
    # No calling convention of kernels and no linkage: neither an entry point nor an export. Its
    # name in the output is only for readers.
    body.calling_convention = "" if function.is_kernel else function.calling_convention
    body.fn_attrs = function.fn_attrs
    return body


def move_body(module: Module, function: Function, body: Function) -> tuple[Block, Inst]:
    """Move arguments and blocks, so that no use has to be replaced; the function calls the body.

    Args:
        module: gets the body as its last function.
        function: is left with one block and new arguments.
        body: made by `body_of`; only its parameters must still have their types.

    Returns:
        The block, which lacks its terminator, and the call in it.
    """
    body.args, body.blocks, body.names = function.args, function.blocks, function.names
    body.locations, body.debug_records = function.locations, function.debug_records
    function.locations, function.debug_records = NO_LOCATIONS, []
    if function.subprogram:
        # A subprogram has one body, which holds its variables.
        body.attachments = {DEBUG: function.attachments[DEBUG]}
        function.attachments = {
            name: node for name, node in function.attachments.items() if name != DEBUG
        }
    function.args = [Argument(a.type, a.name, a.index, a.attrs) for a in body.args]
    function.names = {}
    block = Block(module.types.label, "entry", function.line)
    # The blocks of the function have their indices already; this one is new.
    block.index = 0
    call = call_of(body, [*function.args], function.line)
    call.call_info.calling_convention = body.calling_convention
    call.call_info.arg_attrs = [arg.attrs for arg in function.args]
    fill_block(block, [call])
    function.blocks = [block]
    module.add_function(body)
    return block, call
