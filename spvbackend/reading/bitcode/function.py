"""Reader of function bodies, record by record.

Input: the place of a function's block in the stream, and the module's tables. Output: the function
with its blocks; instructions have rising numbers as lines.
"""

from __future__ import annotations

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.values import DEBUG, Block, Function, Value
from spvbackend.reading.bitcode import codes
from spvbackend.reading.bitcode.bitstream import END, ENTER, Bitstream
from spvbackend.reading.bitcode.body import Body, Tables
from spvbackend.reading.bitcode.instructions import HANDLERS
from spvbackend.reading.bitcode.types import NO_TYPE, name_of


def read_function(
    tables: Tables, function: Function, stream: Bitstream, type_id: int, line: int
) -> int:
    """Read the body of a function; the stream is at its block.

    Args:
        tables: the module's tables.
        function: the function, without blocks.
        stream: the stream.
        type_id: the number of the function's type.
        line: the number of the function's header among lines.

    Returns:
        The number of the last instruction.
    """
    values = tables.values
    start = len(values.list)
    for arg in function.args:
        values.add(arg, tables.types.part(type_id, arg.index + 1) if tables.types.is_typed else -1)
    tables.metadata.enter_function()
    body = Body(tables, function, stream, line)
    stream.enter()
    _read_records(body)
    body.finish()
    values.cut(start)
    return body.line


def _read_records(body: Body) -> None:
    stream = body.stream
    is_typed = body.types.is_typed
    while (code := stream.next()) != END:
        if code == ENTER:
            _read_block(body)
            continue
        handler = HANDLERS.get(code)
        type_id = NO_TYPE
        if is_typed or handler is None:
            from spvbackend.reading.bitcode import typed  # LLVM 15 and newer have no such pointers

            handler = typed.HANDLERS.get(code, handler)
            if handler is None:
                raise Unsupported(
                    f"the bitcode has instructions of kind {code}, which a newer LLVM has written",
                    body.line,
                )
            if not body.tables.is_relative:
                stream.operands = typed.relative(body, code, stream.operands)
            type_id = typed.result_type(body, code, stream.operands) if is_typed else NO_TYPE
        inst = handler(body, stream.operands)
        if inst is not None:
            body.add(inst, type_id)


def _read_block(body: Body) -> None:
    """Read a block within the function."""
    stream, tables = body.stream, body.tables
    block = stream.block
    if block == codes.CONSTANTS_BLOCK:
        tables.values.read(stream, is_global=False)
        body.own = body.count - tables.shared
    elif block == codes.METADATA_BLOCK:
        tables.metadata.read(stream)
    elif block == codes.METADATA_ATTACHMENT_BLOCK:
        _read_attachments(body)
    elif block == codes.VALUE_SYMTAB_BLOCK:
        _read_names(body)
    else:
        # Orders of uses have no meaning here.
        stream.skip()


def _read_names(body: Body) -> None:
    stream = body.stream
    stream.enter()
    while (code := stream.next()) != END:
        record = stream.operands
        if code == ENTER:
            stream.skip()
        elif code in (codes.VST_ENTRY, codes.VST_BBENTRY):
            values: list[Value] | list[Block] = body.values
            if code == codes.VST_BBENTRY:
                values = body.blocks
            if not record or record[0] >= len(values):
                raise stream.corrupt("a name is of a value that is not there")
            values[record[0]].name = name_of(record[1:])


def _read_attachments(body: Body) -> None:
    """Read attachments of the function and of its instructions, which are numbered in order."""
    stream = body.stream
    stream.enter()
    insts = [inst for block in body.blocks for inst in block.insts]
    while (code := stream.next()) != END:
        record = stream.operands
        if code == ENTER:
            stream.skip()
        elif code == codes.METADATA_ATTACHMENT:
            if len(record) % 2 == 0:
                body.function.attachments.update(attachments_of(body.tables, record))
                continue
            if record[0] >= len(insts):
                raise stream.corrupt("metadata is attached to an instruction that is not there")
            attachments = attachments_of(body.tables, record[1:])
            location = attachments.pop(DEBUG, "")
            inst = insts[record[0]]
            if location:
                if not location[1:].isdecimal():
                    raise stream.corrupt("the location of an instruction is not a node")
                body.locations[inst.line] = int(location[1:])
            if attachments:
                inst.attachments = attachments


def attachments_of(tables: Tables, record: list[int]) -> dict[str, str]:
    """Return attachments by name, in the order of their kinds."""
    metadata = tables.metadata
    pairs = sorted(zip(record[::2], record[1::2], strict=True))
    return {
        metadata.kinds.get(kind, f"unknown_{kind}"): metadata.ref(number) for kind, number in pairs
    }
