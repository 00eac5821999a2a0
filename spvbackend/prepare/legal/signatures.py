"""Signatures of legal types: the form in which parameters and results are passed."""

from __future__ import annotations

from spvbackend.llvmir.types import Type
from spvbackend.llvmir.values import Attributes, Function
from spvbackend.prepare.legal.types import LegalTypes


def legalize_signature(legal: LegalTypes, function: Function) -> None:
    """Give a function the types that its callers and its body pass."""
    if function.name.startswith("llvm."):
        # Intrinsics keep their signature: each of their calls is rewritten by itself.
        return
    for arg in function.args:
        arg.attrs = _memory_attributes(legal, arg.attrs)
        # The arguments of a definition are replaced when its body is legalised.
        if not function.blocks:
            arg.type = legal.abi(arg.type)
    function.value_type = signature_of(legal, function.value_type)


def signature_of(legal: LegalTypes, fn_type: Type) -> Type:
    """Return a function type with its parameters and result in signature form."""
    ret = legal.abi(fn_type.element)
    params = tuple([legal.abi(param) for param in fn_type.elems])
    if ret is fn_type.element and params == fn_type.elems:
        return fn_type
    return legal.types.function(ret, params, fn_type.flag)


def _memory_attributes(legal: LegalTypes, attrs: Attributes) -> Attributes:
    """Return attributes whose types (byval, sret) are those of memory."""
    if not any(isinstance(value, Type) for value in attrs.values()):
        return attrs
    return {
        name: legal.memory(value) if isinstance(value, Type) else value
        for name, value in attrs.items()
    }
