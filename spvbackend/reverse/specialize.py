"""Values for specialization constants in place of their defaults.

Input: a module, and items `ID:TYPE:VALUE` with the literal of `SpecId`, the type as the list of the
constants has it, and a number. Output: the module with these values as the defaults.
"""

from __future__ import annotations

import struct
from typing import Final

from spvbackend.diagnostics import CompileError
from spvbackend.emit.spec_constants import spec_constants
from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.source import Source
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.enums import DecorationSpecId

_FLOATS: Final = {"f16": "<e", "f32": "<f", "f64": "<d"}
_FORM: Final = "ID:TYPE:VALUE, such as 1:i32:2"
_TRUTHS: Final = {"0": False, "1": True, "false": False, "true": True}


def specialize(source: Source, binary: bytes, items: list[str]) -> None:
    """Replace the defaults of specialization constants.

    Args:
        source: the module, which changes.
        binary: its bytes.
        items: the wanted values; of two for one constant the last counts.

    Raises:
        CompileError: an item is malformed, or names no constant of the module.
    """
    types = {one.number: one.type for one in spec_constants(binary)}
    for item in items:
        parts = item.split(":")
        if len(parts) != 3 or not parts[0].isdecimal():
            raise CompileError(f"specialization constant '{item}' is not {_FORM}")
        number, type, text = int(parts[0]), parts[1], parts[2]
        if number not in types:
            raise CompileError(f"the module has no specialization constant {number}")
        if types[number] != type:
            has = f"specialization constant {number} has type {types[number]}, not {type}"
            raise CompileError(has)
        _replace(source, number, _words(item, type, text))


def _words(item: str, type: str, text: str) -> list[int]:
    """Return a value as the words of a literal."""
    size = (int(type[1:]) + 7) // 8
    try:
        if type == "i1":
            data = bytes([_TRUTHS[text]])
        elif type in _FLOATS:
            data = struct.pack(_FLOATS[type], float(text))
        else:
            value = int(text, 0)
            data = value.to_bytes(size, "little", signed=value < 0)
    except (KeyError, OverflowError, ValueError, struct.error) as error:
        raise CompileError(f"specialization constant '{item}': no value of type {type}") from error
    data += bytes(-len(data) % 4)
    return list(struct.unpack(f"<{len(data) // 4}I", data))


def _replace(source: Source, number: int, words: list[int]) -> None:
    """Give the constants of a number their value; several ids may have one number."""
    for id in source.decorations:
        old = source.defined.get(id)
        if old is None or source.words(id, DecorationSpecId) != [number]:
            continue
        if old.opcode in (op.OpSpecConstantFalse, op.OpSpecConstantTrue):
            opcode = op.OpSpecConstantTrue if words[0] else op.OpSpecConstantFalse
            source.defined[id] = MachineInst(opcode, old.type_id, id, [])
        else:
            source.defined[id] = MachineInst(old.opcode, old.type_id, id, words)
