"""Makes LLVM IR of inline assembly in a language that is known, PTX, and of intrinsics that later
passes have to see as accesses to memory or operations of groups.

Input: a module as it was read. Output: assembly without branches, and such an intrinsic, is
replaced by its instructions, other assembly by a call of a function with them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, final

from spvbackend.diagnostics import Diagnostic
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.rewrite import copy_inst, replace_uses
from spvbackend.llvmir.values import Function, InlineAsm, Inst, Value
from spvbackend.prepare.lower.declarations import call_builtins
from spvbackend.prepare.lower.flavour import flavour_of
from spvbackend.prepare.lower.operands import call_key, call_request, call_template
from spvbackend.prepare.lower.shared_addresses import SharedAddresses
from spvbackend.prepare.templates.devices.nvvm_memory import early_expansion
from spvbackend.prepare.templates.devices.ptx.table import expand_ptx
from spvbackend.prepare.templates.text import Request, function_text
from spvbackend.target.environment import Environment
from spvbackend.target.space_maps import NVPTX, SpaceMap

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Builtins

Expand = Callable[[Request, str, str, bool], str]
EarlyExpand = Callable[[Request], str | None]
LANGUAGES: Final[dict[str, Expand]] = {NVPTX.name: expand_ptx}
"""What reads a target's assembly, by the name of its address spaces."""


def run(module: Module, spaces: SpaceMap, environment: Environment, builtins: Builtins) -> None:
    """Replace the inline assembly and the early intrinsics of every function.

    Args:
        module: changed in place.
        spaces: those of the target that the module was made for.
        environment: says how wide an address is.
        builtins: what functions of the module mean.
    """
    expand = LANGUAGES.get(spaces.name)
    if expand is None:
        return
    if module.has_asm:
        _rewrite(_Assembler(module, environment, builtins, expand))
    # After assembly, whose instructions may be such intrinsics.
    early: dict[Value, EarlyExpand] = {
        function: found
        for function in module.functions
        if not function.blocks and (found := early_expansion(function.name))
    }
    if early:
        _rewrite(_Assembler(module, environment, builtins, expand, early))


def _rewrite(assembler: _Assembler) -> None:
    for function in list(assembler.module.functions):
        try:
            assembler.rewrite(function)
        except Diagnostic as error:
            assembler.module.refuse(function, error)


@final
class _Assembler:
    """The functions made for the assembly of one module; each text is parsed once."""

    __slots__ = ("_builtins", "_changed", "_early", "_environment", "_expand", "_made",
                 "module")  # fmt: skip

    def __init__(
        self,
        module: Module,
        environment: Environment,
        builtins: Builtins,
        expand: Expand,
        early: Mapping[Value, EarlyExpand] | None = None,
    ) -> None:
        self.module: Final = module
        self._environment: Final = environment
        self._builtins: Final = builtins
        self._expand: Final = expand
        # Where this is given, assembly stays as it is.
        self._early: Final = early
        self._made: Final[dict[tuple[object, ...], Function]] = {}
        self._changed: dict[Value, Value] = {}

    def rewrite(self, function: Function) -> None:
        """Replace the assembly of a function.

        Raises:
            Unsupported: an instruction of the assembly has no translation.
        """
        self._changed = {}
        for block in function.blocks:
            out: list[Inst] = []
            for inst in block.insts:
                callee = inst.callee if inst.opcode == op.CALL else None
                if self._early is None and isinstance(callee, InlineAsm):
                    SharedAddresses(self.module, out).trace(inst)
                    self._replace(inst, call_key(inst, callee.template), callee, out)
                elif self._early is not None and callee is not None and callee in self._early:
                    self._replace(inst, call_key(inst, callee.name), callee, out)
                else:
                    out.append(inst)
            block.insts = out
        if self._changed:
            replace_uses(function, self._changed)

    def _replace(self, inst: Inst, key: tuple[object, ...], callee: Value, out: list[Inst]) -> None:
        if isinstance(callee, InlineAsm):
            key = (*key, callee.constraints)
        function = self._made.get(key)
        if function is None:
            body = self._body(inst, callee)
            if body is None:
                out.append(inst)
                return
            function = self._made[key] = self._function(inst, callee, body)
        if len(function.blocks) == 1:
            self._copy(inst, function, out)
        else:
            call_template(inst, function)
            self.module.called.add(function)
            out.append(inst)

    def _body(self, inst: Inst, callee: Value) -> str | None:
        """Return the text that a call stands for; None for a call that stays."""
        width = self._environment.address_bits
        try:
            if isinstance(callee, InlineAsm):
                request = call_request(inst, callee.template, width)
                is_short = flavour_of(self._environment.flavour).has_short_addresses
                return self._expand(request, callee.template, callee.constraints, is_short)
            assert self._early is not None
            return self._early[callee](call_request(inst, callee.name, width))
        except Diagnostic as error:
            error.place(inst.line)
            raise

    def _copy(self, inst: Inst, function: Function, out: list[Inst]) -> None:
        """Put the instructions of a function without branches in place of a call."""
        copies: dict[Value, Value] = dict(zip(function.args, inst.operands[:-1], strict=True))
        for source in function.blocks[0].insts:
            operands = [copies.get(operand, operand) for operand in source.operands]
            if source.opcode == op.RET:
                if operands:
                    self._changed[inst] = operands[0]
                return
            copy = copy_inst(source)
            copy.operands = operands
            copy.line, copy.parent = inst.line, inst.parent
            copies[source] = copy
            out.append(copy)

    def _function(self, inst: Inst, callee: Value, body: str) -> Function:
        """Return the function of a text; one without branches is not part of the module."""
        module, line = self.module, inst.line
        request = call_request(inst, callee.name, self._environment.address_bits)
        name = f"asm.{len(self._made)}"
        while name in module.symbols:
            name += "_"
        known = len(module.functions)
        function = parse_function(function_text(request, name, body), module, line)
        for declared in module.functions[known:]:
            declared.line = line
        call_builtins(module, self._builtins, function)
        if len(function.blocks) == 1:
            module.functions.remove(function)
            del module.symbols[name]
        return function
