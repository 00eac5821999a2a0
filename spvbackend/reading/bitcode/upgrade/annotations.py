"""Upgrade of `nvvm.annotations`, which told of kernels until LLVM 20.

Input: nodes of a function, then names and values in turn. Output: the convention and attributes of
functions; what LLVM does not know stays in the list.
"""

from __future__ import annotations

import re
from typing import Final

from spvbackend.llvmir.metadata import node_operands, operand_string, operand_word
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.conventions import check_result
from spvbackend.llvmir.parse.scan import unquote
from spvbackend.llvmir.print.attributes import function_attributes_text
from spvbackend.llvmir.values import Attributes, Function, Value
from spvbackend.reading.bitcode.upgrade.rules import add_group, add_node

KERNEL: Final = 71
"""The number of a kernel's convention (`codes.CONVENTIONS`)."""
LIST: Final = "nvvm.annotations"
_SYMBOL: Final = r"ptr (?:addrspace\(\d+\) )?(@.*)"
_WORDS: Final[dict[str, str]] = {
    "cluster_max_blocks": "nvvm.maxclusterrank",
    "maxclusterrank": "nvvm.maxclusterrank",
    "maxnreg": "nvvm.maxnreg",
    "minctasm": "nvvm.minctasm",
}
"""Attributes with one number."""
_VECTORS: Final[dict[str, str]] = {
    "cluster_dim_": "nvvm.cluster_dim",
    "maxntid": "nvvm.maxntid",
    "reqntid": "nvvm.reqntid",
}
"""Attributes with a number for each of x, y and z, which are annotations of their own."""
_AXES: Final = "xyz"
_GRID_CONSTANT: Final = "nvvm.grid_constant"


def upgrade_annotations(module: Module, convention: str) -> None:
    """Move annotations to the functions they are about.

    Args:
        module: the module.
        convention: the convention of a kernel.
    """
    refs = module.named_metadata.get(LIST)
    if refs is None:
        return
    left: list[str] = []
    for ref in dict.fromkeys(refs):
        operands = node_operands(module, ref)
        symbol = _symbol(module, operands[0]) if operands else None
        if symbol is None:
            continue
        kept = [operands[0]]
        for name, value in zip(operands[1::2], operands[2::2], strict=False):
            word = operand_string(name)
            if word == "kernel" and isinstance(symbol, Function):
                _mark_kernel(symbol, value, convention)
            elif not _upgrade(module, symbol, word, value):
                kept += [name, value]
        if len(kept) > 1:
            text = f"!{{{', '.join(kept)}}}"
            left.append(ref if len(kept) == len(operands) else add_node(module, text))
    module.named_metadata[LIST] = left


def _symbol(module: Module, operand: str) -> Value | None:
    match = re.fullmatch(_SYMBOL, operand)
    return module.symbols.get(unquote(match[1])) if match is not None else None


def _upgrade(module: Module, symbol: Value, name: str, value: str) -> bool:
    """Apply one annotation; return whether LLVM has another place for it."""
    if not isinstance(symbol, Function):
        return False
    if name == "grid_constant":
        return _mark_parameters(module, symbol, value)
    number = operand_word(value)
    if number < 0:
        return False
    if name == "align":
        return _align(symbol, number >> 16, number & 0xFFFF)
    if name in _WORDS:
        _set(module, symbol, _WORDS[name], str(number))
        return True
    axis = _AXES.find(name[-1:])
    vector = _VECTORS.get(name[:-1])
    if vector is None or axis < 0 or not name:
        return False
    parts = [part.strip() for part in symbol.fn_attrs.get(vector, "").split(",") if part]
    parts += ["1"] * (axis + 1 - len(parts))
    parts[axis] = str(number)
    _set(module, symbol, vector, ",".join(parts))
    return True


def _mark_kernel(function: Function, value: str, convention: str) -> None:
    if operand_word(value) > 0:
        function.calling_convention = convention
        check_result(convention, function.ret_type, function.name, function.line)


def _mark_parameters(module: Module, function: Function, value: str) -> bool:
    """Mark parameters, which count from 1, as constant through a launch."""
    for operand in node_operands(module, value):
        index = operand_word(operand) - 1
        if 0 <= index < len(function.args):
            arg = function.args[index]
            arg.attrs = _sorted({**arg.attrs, _GRID_CONSTANT: ""})
    return True


def _align(function: Function, index: int, align: int) -> bool:
    """Set the alignment on the stack of the result, which is 0, or of a parameter."""
    if index > len(function.args) or align == 0 or align & (align - 1):
        return False
    if index == 0:
        function.ret_attrs = _sorted({**function.ret_attrs, "alignstack": align})
    else:
        arg = function.args[index - 1]
        arg.attrs = _sorted({**arg.attrs, "alignstack": align})
    return True


def _sorted(attrs: Attributes) -> Attributes:
    """Return attributes in LLVM's order: strings last."""
    return dict(sorted(attrs.items(), key=_is_string))


def _is_string(item: tuple[str, object]) -> bool:
    return isinstance(item[1], str) and not item[1].startswith("(")


def _set(module: Module, function: Function, name: str, value: str) -> None:
    """Set a string attribute of a function, in a group of its own; strings are in order."""
    attrs = {**function.fn_attrs, name: value}
    words = {word: attrs[word] for word in attrs if not _is_quoted(word, attrs)}
    strings = {word: attrs[word] for word in sorted(attrs) if word not in words}
    function.fn_attrs = {**words, **strings}
    function.attr_groups = add_group(module, function.fn_attrs)


def _is_quoted(name: str, attrs: dict[str, str]) -> bool:
    return function_attributes_text({name: attrs[name]}, grouped=True).startswith('"')
