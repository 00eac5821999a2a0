"""LLVM IR for the cases of instructions.py: one function around one call."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from spvbackend.spirv.operands import OPERANDS
from tests.unit.cases.grammar.instructions import IMPLIED, OPERANDS_OF_CALL, TARGETS, Signature

_SCALARS: Final[dict[str, tuple[str, str]]] = {
    "b": ("i1", "b"),
    "c": ("i8", "c"),
    "d": ("double", "d"),
    "f": ("float", "f"),
    "h": ("half", "Dh"),
    "i": ("i32", "i"),
    "l": ("i64", "l"),
    "q": ("ptr addrspace(1)", "PU3AS1i"),
    "s": ("i16", "s"),
}
"""LLVM's spelling, and that of mangled names."""
_RANGE: Final = "%struct.ndrange_t"
_RANGE_TYPE: Final = f"{_RANGE} = type {{ i32, [3 x i64], [3 x i64], [3 x i64] }}\n"
_FUNCTIONS: Final[dict[str, str]] = {
    "@function": "define i32 @function(i32 %number) {\n  ret i32 %number\n}\n",
    "@kernel": "define spir_kernel void @kernel(ptr addrspace(4) %literal) {\n  ret void\n}\n",
}


class Operand(NamedTuple):
    """What the instruction should have at one place: one of these."""

    parameter: int = -1
    constant: int = -1
    literal: int = -1
    function: str = ""
    specialized: bool = False
    type: str = ""


class Case(NamedTuple):
    """A module with one call, and what the instruction that it becomes should have."""

    text: str
    result: str
    """LLVM's spelling of the type."""
    operands: tuple[Operand, ...]


def llvm_type(token: str) -> str:
    """The type that a token stands for."""
    if token in TARGETS:
        return TARGETS[token]
    if token in ("v", "range"):
        return "void"
    if token == "ii":
        return "{ i32, i32 }"
    if token[0] == "p":
        return "ptr" if token[1] == "0" else f"ptr addrspace({token[1]})"
    scalar = _SCALARS[token[0]][0]
    return f"<{token[1:]} x {scalar}>" if token[1:] else scalar


def mangled_name(name: str, tokens: Sequence[str]) -> str:
    """What clang makes of a function's name; it repeats what clang would abbreviate."""
    return f"_Z{len(name)}{name}" + ("".join([_mangled(token) for token in tokens]) or "v")


def _mangled(token: str) -> str:
    if token[0] in "=#":
        return "i"
    if token[0] in "!^":
        return _mangled(token[1:])
    if token in _FUNCTIONS:
        return "PU3AS4v"
    if token in TARGETS or token == "range":
        name = f"ocl_{token}"
        return f"{len(name)}{name}"
    if token[0] == "p":
        space = "P" if token[1] == "0" else f"PU3AS{token[1]}"
        return space + _mangled(token[3:] or "c")
    scalar = _SCALARS[token[0]][1]
    return f"Dv{token[1:]}_{scalar}" if token[1:] else scalar


class _Writer:
    """The parts of a module as the arguments of its call are met."""

    def __init__(self) -> None:
        self.before = ""
        self.body = ""
        self.types: list[str] = []
        self.values: list[str] = []
        self.parameters: list[str] = []
        self.operands: list[Operand] = []

    def argument(self, token: str) -> None:
        """Add what a token stands for."""
        if token[0] in "=#":
            number = int(token[1:])
            self._add("i32", str(number))
            literal = token[0] == "#"
            self.operands.append(Operand(literal=number) if literal else Operand(constant=number))
        elif token in _FUNCTIONS:
            self.before += _FUNCTIONS[token]
            self._add("ptr addrspace(4)", f"addrspacecast (ptr {token} to ptr addrspace(4))")
            self.operands.append(Operand(function=token))
        elif token[0] == "!":
            self._specialized(token[1:])
        else:
            self._parameter(token)

    def _specialized(self, token: str) -> None:
        name = mangled_name("__spirv_SpecConstant", ["i", token])
        type = llvm_type(token)
        number = len(self.values)
        if name not in self.before:
            self.before += f"declare spir_func {type} @{name}(i32, {type})\n"
        self.body += f"  %s{number} = call spir_func {type} @{name}(i32 {number}, {type} 1)\n"
        self._add(type, f"%s{number}")
        self.operands.append(Operand(specialized=True))

    def _parameter(self, token: str) -> None:
        number = len(self.parameters)
        type = llvm_type(token.removeprefix("^"))
        self._add(type, f"%p{number}")
        self.parameters.append(self.values[-1])
        self.operands.append(Operand(type=type) if token[0] == "^" else Operand(parameter=number))

    def _add(self, type: str, value: str) -> None:
        self.types.append(type)
        self.values.append(f"{type} {value}")


def case_of(name: str, result: str, tokens: Sequence[str]) -> Case:
    """A module that calls a function of this name, with what the tokens stand for."""
    writer = _Writer()
    made = "%r = "
    returned = llvm_type(result)
    if result == "range":
        writer.before += _RANGE_TYPE
        writer.body += f"  %range = alloca {_RANGE}\n"
        writer.types.append(f"ptr sret({_RANGE})")
        writer.values.append(f"ptr sret({_RANGE}) %range")
    for token in tokens:
        writer.argument(token)
    value = f"{returned} %r"
    if returned == "void":
        made, value = "", "void"
    elif result == "sampled":  # may not be returned
        value = "void"
    called = mangled_name(name, tokens)
    text = (
        f"{writer.before}"
        f"declare spir_func {returned} @{called}({', '.join(writer.types)})\n"
        f"define spir_func {value.partition(' %')[0]} @f({', '.join(writer.parameters)}) {{\n"
        f"{writer.body}"
        f"  {made}call spir_func {returned} @{called}({', '.join(writer.values)})\n"
        f"  ret {value}\n}}\n"
    )
    return Case(text, returned, tuple(writer.operands))


def all_tokens(opcode: int, signature: Signature) -> list[str]:
    """The tokens of all operands: the signature's, and those that the grammar tells."""
    rest = list(signature.arguments)
    found: list[str] = []
    for kind in OPERANDS[opcode]:
        if kind in ("IdResultType", "IdResult"):
            continue
        if kind == "IdScope":
            of_subgroups = re.match("GroupNonUniform|ReadClock", signature.name)
            found.append("=3" if of_subgroups else "=2")
        elif kind in IMPLIED:
            found.append(IMPLIED[kind])
        elif rest:
            found.append(rest.pop(0))
    return found + rest


def instruction_case(opcode: int, signature: Signature) -> Case:
    """The module that calls an instruction by its name."""
    tokens = all_tokens(opcode, signature)
    case = case_of(f"__spirv_{signature.name}", signature.result, tokens)
    order = OPERANDS_OF_CALL.get(signature.name)
    if order is None:
        return case
    return case._replace(operands=tuple([case.operands[index] for index in order]))
