"""Printer of modules and functions as text that LLVM reads.

It prints a module in any state between passes: unnamed values get numbers, inferred pointees become
comments, and an instruction that LLVM lacks becomes a call of a nonexistent function (inst.py).
LLVM's print of this text is canonical and reads back as the same module.
"""

from __future__ import annotations

from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.debug_places import place_records
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.print.attributes import function_attributes_text, parameter_attributes_text
from spvbackend.llvmir.print.debug_records import record_text
from spvbackend.llvmir.print.inst import inst_text, is_pseudo, print_inst, pseudo_name, switch_lines
from spvbackend.llvmir.print.value import Names, pointee_text, type_name, typed_text, value_text
from spvbackend.llvmir.types import escape_text, quote_name, struct_body_text
from spvbackend.llvmir.values import (
    NO_LOCATION,
    Alias,
    Block,
    DebugRecord,
    Function,
    GlobalVar,
    Inst,
    Value,
)

__all__ = ["print_function", "print_inst", "print_module"]

# LLVM prints preemption before the visibility, DLL storage after it.
_DSO: Final = frozenset(("dso_local", "dso_preemptable"))


def print_module(module: Module, pointees: bool = False) -> str:
    """Return the module as LLVM IR.

    Args:
        module: a module in any state between passes.
        pointees: whether comments state inferred pointees.
    """
    return _Printer(Names(module), pointees).module_text(module)


def print_places(module: Module) -> tuple[str, dict[int, int]]:
    """Return the module as LLVM IR, and the line there of each symbol and instruction.

    Args:
        module: a module whose symbols and instructions have different lines.
    """
    printer = _Printer(Names(module), pointees=False)
    return printer.module_text(module), printer.places


def print_function(function: Function, pointees: bool = False) -> str:
    """Return one function as LLVM IR; symbols are printed by their names.

    Args:
        function: a definition or declaration.
        pointees: whether comments state inferred pointees.
    """
    printer = _Printer(Names(None), pointees)
    printer.function(function)
    return printer.text()


@final
class _Printer:
    """Collects lines.

    Attributes:
        places: the line here of each line that symbols and instructions have.
        pseudo: the functions that calls use but the module lacks.
    """

    __slots__ = ("lines", "names", "places", "pointees", "pseudo", "records")

    def __init__(self, names: Names, pointees: bool) -> None:
        self.names: Final = names
        self.pointees: Final = pointees
        self.lines: list[str] = []
        self.places: Final[dict[int, int]] = {}
        self.pseudo: dict[str, None] = {}
        self.records: dict[Inst, list[DebugRecord]] = {}

    def text(self) -> str:
        """Return the lines so far."""
        return "\n".join([*self.lines, ""])

    def module_text(self, module: Module) -> str:
        """Return the text of a whole module."""
        self._head(module)
        if module.globals or module.aliases:
            self.lines.append("")
        for var in module.globals:
            self._add(self._commented(self._global_text(var), var), var.line)
        for alias in module.aliases:
            self._add(self._alias_text(alias), alias.line)
        for function in module.functions:
            self.lines.append("")
            self.function(function)
        # Declare these last, when all are known; `...` accepts any arguments.
        for name in self.pseudo:
            self.lines += ["", f"declare void @{name}(...)"]
        self._foot(module)
        return self.text()

    def _add(self, text: str, line: int) -> None:
        """Append the line of what has a line of its own."""
        self.lines.append(text)
        self.places[line] = len(self.lines)

    def _head(self, module: Module) -> None:
        """Print the text before symbols: LLVM needs the layout first."""
        lines = self.lines
        if module.source_name:
            lines.append(f'source_filename = "{escape_text(module.source_name)}"')
        if module.data_layout:
            layout = f'target datalayout = "{escape_text(module.data_layout)}"'
            self._add(layout, module.lines.get("target datalayout", 0))
        if module.triple:
            lines.append(f'target triple = "{escape_text(module.triple)}"')
        for text in module.asm:
            self._add(f'module asm "{escape_text(text)}"', module.asm_line)
        for struct in module.types.named_structs():
            body = struct_body_text(struct, opaque=True)
            lines.append(f"%{quote_name(struct.name)} = type {body}")
        lines += module.comdats

    def _foot(self, module: Module) -> None:
        """Print groups and metadata, which may be forward references."""
        lines = self.lines
        lines.append("")
        for number, attrs in module.attr_groups.items():
            words = function_attributes_text(attrs, grouped=True)
            lines.append(f"attributes #{number} = {{ {words} }}")
        for name, nodes in module.named_metadata.items():
            self._add(f"!{name} = !{{{', '.join(nodes)}}}", module.lines.get(f"!{name}", 0))
        lines += [f"!{number} = {text}" for number, text in module.nodes.items()]

    def _commented(self, text: str, value: Value) -> str:
        comment = pointee_text(value) if self.pointees else ""
        return f"{text}  ; {comment}" if comment else text

    def _global_text(self, var: GlobalVar) -> str:
        """Return a variable's text; its attachments precede its attribute groups."""
        words = _symbol_words(var, _linkage_text(var, var.initializer is not None))
        words += [var.thread_local, var.unnamed]
        if var.type.space:
            words.append(f"addrspace({var.type.space})")
        if var.external_init:
            words.append("externally_initialized")
        words += ["constant" if var.constant else "global", type_name(var.value_type)]
        if var.initializer is not None:
            words.append(value_text(var.initializer, self.names))
        text = f"{self.names.symbol(var)} = {_joined(words)}"
        if var.section:
            text += f', section "{escape_text(var.section)}"'
        text += "".join([f", {word}" for word in var.attrs])
        if var.align:
            text += f", align {var.align}"
        # A function header has the reverse order.
        text += "".join([f", !dbg {node}" for node in var.debug])
        text += _attachments_text(var.attachments, ",")
        return text + "".join([f" #{number}" for number in var.attr_groups])

    def _alias_text(self, alias: Alias) -> str:
        words = _symbol_words(alias, _linkage_text(alias, True))
        words += [alias.thread_local, alias.unnamed, "ifunc" if alias.ifunc else "alias"]
        text = f"{self.names.symbol(alias)} = {_joined(words)} {type_name(alias.value_type)}"
        if alias.aliasee is not None:
            text += f", {self._aliasee_text(alias.aliasee)}"
        return text + "".join([f", {word}" for word in alias.attrs])

    def _aliasee_text(self, value: Value) -> str:
        """Return an aliasee; only here an expression has no type before it."""
        text = value_text(value, self.names)
        return f"{type_name(value.type)} {text}" if text[0] == "@" else text

    def function(self, function: Function) -> None:
        """Print a definition or declaration."""
        self.names.enter(function)
        if not function.blocks:
            self._add(self._header(function), function.line)
            return
        header = f"{self._header(function)} {{"
        if self.pointees:
            known = [arg for arg in function.args if arg.pointee is not None]
            notes = [f"{self.names.local(arg)}: {pointee_text(arg)}" for arg in known]
            header += f"  ; {', '.join(notes)}" if notes else ""
        self._add(header, function.line)
        self.records = place_records(function) if function.debug_records else {}
        for index, block in enumerate(function.blocks):
            if index > 0:
                self.lines.append("")
            # LLVM gives an unlabelled entry block its implicit number.
            if index > 0 or not _is_number(block):
                self._add(f"{self.names.label(block)}:", block.line)
            self._block(block, function)
        self.lines.append("}")

    def _header(self, function: Function) -> str:
        # Attachments follow `declare`, or precede the brace of a definition.
        attachments = _attachments_text(function.attachments, "")
        linkage = _linkage_text(function, bool(function.blocks))
        words = ["define" if function.blocks else f"declare{attachments}"]
        # The first word distinguishes declarations, so omit `external`.
        words += _symbol_words(function, "" if linkage == "external" else linkage)
        words += [function.calling_convention, parameter_attributes_text(function.ret_attrs)]
        words.append(type_name(function.value_type.element))
        words.append(f"{self.names.symbol(function)}({self._parameters(function)})")
        words.append(function.unnamed)
        if function.type.space or self.names.always_space:
            words.append(f"addrspace({function.type.space})")
        words += self._header_attributes(function)
        words += function.suffix
        words += [f"{word} {typed_text(value, self.names)}" for word, value in function.data]
        if function.blocks:
            words.append(attachments.strip())
        return _joined(words)

    def _parameters(self, function: Function) -> str:
        # A declaration's parameters have no names.
        if function.blocks:
            parts = [
                f"{type_name(arg.type)} {parameter_attributes_text(arg.attrs)}"
                f"{self.names.local(arg)}"
                for arg in function.args
            ]
        else:
            parts = [
                f"{type_name(arg.type)} {parameter_attributes_text(arg.attrs)}"
                for arg in function.args
            ]
        if function.value_type.flag:
            parts.append("...")
        return ", ".join([part.strip() for part in parts])

    def _header_attributes(self, function: Function) -> list[str]:
        """Return attribute groups while they match the function's attributes, else the attributes.

        A pass may change the attributes of one function of a group.
        """
        groups: dict[str, str] = {}
        module = self.names.module
        for number in function.attr_groups:
            groups.update(module.attr_groups.get(number, {}) if module is not None else {})
        if module is None or groups == function.fn_attrs:
            return [f"#{number}" for number in function.attr_groups]
        return [function_attributes_text(function.fn_attrs, grouped=False)]

    def _block(self, block: Block, function: Function) -> None:
        for inst in block.insts:
            if inst in self.records:
                for record in self.records[inst]:
                    self.lines.append(f"    {record_text(record, self.names)}")
            location = function.location(inst)
            tail = "" if location == NO_LOCATION else f", !dbg !{location}"
            self._inst(inst, tail + _attachments_text(inst.attachments or {}, ","))

    def _inst(self, inst: Inst, tail: str) -> None:
        if is_pseudo(inst):
            self.pseudo[pseudo_name(inst)] = None
        if inst.opcode == op.SWITCH:
            head, *cases = switch_lines(inst, self.names)
            self._add(f"  {head}", inst.line)
            self.lines += [*[f"    {case}" for case in cases], f"  ]{tail}"]
            return
        text = f"  {inst_text(inst, self.names)}{tail}"
        self._add(self._commented(text, inst), inst.line)
        if inst.opcode == op.ABORT:  # prints as a call, which does not end a block
            self.lines.append("  unreachable")


def _is_number(block: Block) -> bool:
    return block.name == "" or (block.name.isascii() and block.name.isdigit())


def _linkage_text(symbol: GlobalVar | Alias | Function, is_definition: bool) -> str:
    """Return the linkage; a declaration that a pass made is external, as LLVM requires."""
    linkage = symbol.linkage
    if is_definition:
        return "" if linkage == "external" else linkage
    return linkage if linkage == "extern_weak" else "external"


def _symbol_words(symbol: GlobalVar | Alias | Function, linkage: str) -> list[str]:
    """Return linkage, preemption, visibility and DLL storage, in LLVM's order."""
    storage = symbol.storage.split()
    return [
        linkage,
        *[word for word in storage if word in _DSO],
        symbol.visibility if symbol.visibility != "default" else "",
        *[word for word in storage if word not in _DSO],
    ]


def _joined(words: list[str]) -> str:
    return " ".join([word.strip() for word in words if word])


def _attachments_text(attachments: dict[str, str], comma: str) -> str:
    return "".join([f"{comma} !{name} {node}" for name, node in attachments.items()])
