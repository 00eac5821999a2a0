"""State of a reversal: of the module, and of the function whose instructions are written.

A handler of an instruction calls `define` for its result, `emit` for an instruction without one,
and `alias` where LLVM IR needs no instruction, such as a cast between types of pointers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.mir.inst import MachineInst
from spvbackend.reverse.constants import CONSTANTS, Constants
from spvbackend.reverse.metadata import Metadata
from spvbackend.reverse.names import Names, quoted
from spvbackend.reverse.source import Source, SourceFunction
from spvbackend.reverse.types import Types
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op

if TYPE_CHECKING:
    from spvbackend.reverse.builtins.names import Named

MARK: Final = "\x01"
"""A character around the number of a value without a name; none is in LLVM's text."""
WILL_RETURN: Final = "nounwind willreturn memory(none)"
"""Attributes of functions that compute a value from their arguments."""


@final
class Reversal:
    """The state of a module.

    Attributes:
        address_bits: the width of an address.
        constants: the constants.
        metadata: the nodes of the output.
        replaced: the BuiltIn variables that calls replace.
        source: the module.
        symbols: the names that variables and functions have.
        types: the types.
    """

    __slots__ = (
        "_declarations", "_signatures", "address_bits", "constants", "metadata", "replaced",
        "source", "symbols", "types",
    )  # fmt: skip

    def __init__(self, source: Source) -> None:
        self.source: Final = source
        self.types: Final = Types(source)
        self.constants: Final = Constants(source, self.types)
        self.metadata: Final = Metadata()
        self.symbols: Final = Names()
        self.replaced: Final[set[int]] = set()
        self.address_bits: Final = 32 if source.addressing == spv.AddressingModelPhysical32 else 64
        self._declarations: Final[list[str]] = []
        self._signatures: Final[dict[tuple[str, str], str]] = {}

    def declare(self, name: str, result: str, params: list[str], attributes: str) -> str:
        """Return the symbol of a declared function; the text of its declaration is kept.

        Functions of one name with other types get a number behind the name, as LLVM's linker
        gives them.
        """
        signature = f"{result} ({', '.join(params)})"
        key = (name, signature)
        known = self._signatures.get(key)
        if known is None:
            known = self._signatures[key] = f"@{quoted(self.symbols.claim(name))}"
            convention = "" if name.startswith("llvm.") else "spir_func "
            text = f"declare {convention}{result} {known}({', '.join(params)}) {attributes}"
            self._declarations.append(text.rstrip())
        return known

    def declarations(self) -> list[str]:
        """Return the declarations of all called functions without a body."""
        return self._declarations


@final
class FunctionWriter:
    """The state of a function.

    Attributes:
        block: the label of the current block.
        components: the query of each component of a BuiltIn variable.
        entry: lines for the beginning of the first block.
        function: the function.
        lines: the text so far; a phi is empty until the end, when all values have names.
        latches: the loop metadata of the branch that ends a block, by the block's label.
        module: the state of the module.
        phis: each phi with the index of its line.
        sampled: images with samplers that have no value of their own.
        source: the module.
        types: its types.
    """

    __slots__ = (
        "_locals", "_names", "_unnamed", "_values", "block", "components", "entry", "function",
        "latches", "lines", "module", "phis", "sampled", "source", "types",
    )  # fmt: skip

    def __init__(self, module: Reversal, function: SourceFunction) -> None:
        self.module: Final = module
        self.source: Final = module.source
        self.types: Final = module.types
        self.function: Final = function
        self.block = 0
        self.entry: Final[list[str]] = []
        self.lines: Final[list[str]] = []
        self.latches: Final[dict[int, str]] = {}
        self.phis: Final[list[tuple[int, MachineInst]]] = []
        self.sampled: Final[dict[int, MachineInst]] = {}
        self.components: Final[dict[int, Named]] = {}
        self._names: Final = Names()
        self._unnamed = 0
        self._locals: Final[dict[int, str]] = {}
        self._values: Final[dict[int, str]] = {}

    def local(self, id: int) -> str:
        """Return the name of a result, parameter or label, without its sigil."""
        name = self._locals.get(id)
        if name is None:
            wanted = self.source.names.get(id)
            name = quoted(self._names.claim(wanted)) if wanted else self._placeholder()
            self._locals[id] = name
        return name

    def _placeholder(self) -> str:
        """Return a text that stands for a number until the function is complete."""
        self._unnamed += 1
        return f"{MARK}{self._unnamed}{MARK}"

    def value(self, id: int) -> str:
        """Return a value without its type."""
        known = self._values.get(id)
        if known is not None:
            return known
        inst = self.source.of(id)
        if inst.opcode == op.OpConstantSampler:
            from spvbackend.reverse.builtins.images import sampler_call

            # LLVM has no such constants: each function makes its own.
            known = self._values[id] = self.at_entry(sampler_call(self, inst))
            return known
        if inst.opcode in CONSTANTS:
            return self.module.constants.text(id)
        return f"%{self.local(id)}"

    def type_id(self, id: int) -> int:
        """Return the id of the type of a value."""
        return self.source.type_of(id)

    def type(self, id: int) -> str:
        """Return the type of a value."""
        return self.types.text(self.source.type_of(id))

    def typed(self, id: int) -> str:
        """Return a value behind its type."""
        if self.source.of(id).opcode in CONSTANTS and id not in self._values:
            return self.module.constants.typed(id)
        return f"{self.type(id)} {self.value(id)}"

    def typed_all(self, ids: list[int]) -> list[str]:
        """Return each value behind its type."""
        return [self.typed(id) for id in ids]

    def emit(self, text: str) -> None:
        """Append an instruction without a result."""
        self.lines.append(f"  {text}")

    def define(self, inst: MachineInst, text: str) -> None:
        """Append the instruction that computes a result."""
        self.lines.append(f"  %{self.local(inst.result)} = {text}")

    def alias(self, inst: MachineInst, text: str) -> None:
        """Let a value stand for a result."""
        self._values[inst.result] = text

    def temporary(self, text: str) -> str:
        """Append an instruction whose result has no id, and return the result."""
        name = f"%{self._placeholder()}"
        self.lines.append(f"  {name} = {text}")
        return name

    def at_entry(self, text: str) -> str:
        """Put an instruction at the beginning of the function, and return its result."""
        name = f"%{self._placeholder()}"
        self.entry.append(f"  {name} = {text}")
        return name

    def metadata_of(self, id: int) -> str:
        """Return the metadata of decorations without a form of their own in LLVM IR."""
        from spvbackend.reverse.decorations import decoration_metadata

        return decoration_metadata(self.module, id)
