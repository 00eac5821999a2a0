"""Capabilities, extensions and versions: the closure of the needs of a module's words.

The grammar says which capabilities enable an opcode or enumerant (any one suffices), and what a
capability implies; this module chooses a small set that the environment prefers.

Input: all instructions of the body. Choices are gathered first and made at the end, since a
capability that something else needs anyway may settle several of them. The smallest set is hitting
set, which is NP-hard; one pass in the order of the text suffices for real modules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from spvbackend.diagnostics import Unsupported
from spvbackend.mir.inst import MachineInst
from spvbackend.mir.operands import kinds_of, mask_bits
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as ops
from spvbackend.spirv.operands import BIT_ENUMS, ENUM_PARAMETERS, OPERANDS
from spvbackend.spirv.requirements import (
    CAPABILITY_IMPLIES,
    ENUMERANT_CAPABILITIES,
    ENUMERANT_EXTENSIONS,
    ENUMERANT_VERSION,
    NEVER_CORE,
    OPCODE_CAPABILITIES,
    OPCODE_EXTENSIONS,
    OPCODE_VERSION,
)
from spvbackend.target.availability import (
    has_capability,
    is_foreign,
    prefers_capability,
    refusal,
    remedies,
    sources,
)
from spvbackend.target.environment import Environment
from spvbackend.target.features import FLOAT_ATOMIC_OPCODES, FLOAT_ATOMICS

# Widths need capabilities that the grammar cannot tell, as they are literals (OpTypeInt).
_NO_CHOICE: Final[tuple[int, ...]] = ()
_NO_CHOICES: Final[dict[int, tuple[int, ...]]] = {}
_NO_VERSIONS: Final[dict[int, int]] = {}
_ANY_WIDTH: Final = (spv.CapabilityArbitraryPrecisionIntegersALTERA,)
_ANY_LENGTH: Final = (spv.CapabilityLongVectorEXT, spv.CapabilityVectorAnyINTEL)
_INT_WIDTH: Final[dict[int, tuple[int, ...]]] = {
    4: (spv.CapabilityInt4TypeINTEL, *_ANY_WIDTH),
    8: (spv.CapabilityInt8,),
    16: (spv.CapabilityInt16,),
    32: _NO_CHOICE,
    64: (spv.CapabilityInt64,),
}
HALF: Final = (spv.CapabilityFloat16, spv.CapabilityFloat16Buffer)
"""The second is for halves that only pointers lead to (`halves.py`)."""
_FLOAT_WIDTH: Final[dict[int, tuple[int, ...]]] = {16: HALF, 64: (spv.CapabilityFloat64,)}
_VECTOR_LENGTH: Final[dict[int, tuple[int, ...]]] = {
    **dict.fromkeys((2, 3, 4), _NO_CHOICE),
    **dict.fromkeys((8, 16), (spv.CapabilityVector16,)),
}
_WIDTH_TEXTS: Final[dict[int, str]] = {
    ops.OpTypeFloat: "{0}-bit floats",
    ops.OpTypeInt: "{0}-bit integers",
    ops.OpTypeVector: "vectors of {1}",
}
WIDTH_OPCODES: Final = frozenset(_WIDTH_TEXTS)
"""Types that need a capability for their width, see `width_capabilities`."""


def _enum_opcodes() -> dict[int, tuple[str, ...]]:
    """Return the opcodes with an operand that may need something, with their operand kinds."""
    # By kind, as kinds are few and opcodes many: this runs whenever the package is loaded.
    bare = {kind: kind.rstrip("?*") for kind in set[str]().union(*OPERANDS.values())}
    telling = {
        kind
        for kind, name in bare.items()
        if name in ENUMERANT_CAPABILITIES or name in ENUMERANT_VERSION
    }
    return {
        opcode: tuple([kind for kind in kinds if kind not in ("IdResultType", "IdResult")])
        for opcode, kinds in OPERANDS.items()
        if not telling.isdisjoint(kinds)
    }


ENUM_OPCODES: Final = _enum_opcodes()


def _leading_ids(kinds: tuple[str, ...]) -> int:
    """Return how many leading operands of an instruction are always ids."""
    count = 0
    for kind in kinds:
        if not kind.startswith("Id") or kind.endswith(("?", "*")):
            break
        count += 1
    return count


_LEADING_IDS: Final[dict[int, int]] = {
    opcode: _leading_ids(kinds)
    for opcode, kinds in ENUM_OPCODES.items()
    if opcode not in WIDTH_OPCODES
}
"""Opcodes whose needs depend on the operands behind their leading ids, and how many ids lead."""
_TELLING: Final = WIDTH_OPCODES.union(ENUM_OPCODES, FLOAT_ATOMIC_OPCODES)
"""Opcodes whose operands or type tell of needs."""
_OFTEN: Final = 1 << 9
"""Nearly all instructions have an opcode below this number: in compiled code to index a list takes
a quarter of the time of a look-up in a set."""


@final
class Requirements:
    """Gathers what instructions need, then closes over it.

    Attributes:
        choices: sets of capabilities of which one is needed, each with what needs it.
        capabilities: the declared ones, once the requirements are closed.
        extensions: the declared ones, each with what needs it.
        version: the newest version, up to the module's, from which a part of it is core.
        newest: the part that needs `version`.
    """

    __slots__ = ("_environment", "_firsts", "_floats", "_known", "_memo", "_opcodes", "_others",
                 "capabilities", "choices", "extensions", "newest", "version")  # fmt: skip

    def __init__(self, environment: Environment, floats: dict[int, int] | None = None) -> None:
        """Begin with no needs; `floats` has the widths of types that were visited elsewhere."""
        self._environment: Final = environment
        self._memo: set[tuple[int, ...]] = set()
        self._opcodes: set[int] = set()
        # Visited opcodes whose needs are constant, in a list up to _OFTEN and beyond it in a set;
        # of other opcodes the first enumerants that decide all their needs.
        self._known: list[bool] = [False] * _OFTEN
        self._others: set[int] = set()
        self._firsts: set[tuple[int, int]] = set()
        self._floats: Final[dict[int, int]] = {} if floats is None else floats
        self.choices: dict[tuple[int, ...], str] = {}
        self.capabilities: dict[int, None] = {}
        self.extensions: dict[str, str] = {}
        self.version = 0
        self.newest = ""

    def visit(self, insts: list[MachineInst]) -> None:
        """Gather the needs of instructions."""
        # Locals, as the loop reads them for each instruction.
        known, firsts, memo = self._known, self._firsts, self._memo
        for inst in insts:
            opcode = inst.opcode
            if known[opcode] if opcode < _OFTEN else opcode in self._others:
                continue
            leading = _LEADING_IDS.get(opcode, -1)
            if leading < 0:
                self._inst(inst)
                continue
            operands = inst.operands
            if len(operands) > leading and (opcode, operands[leading]) in firsts:
                continue
            if (opcode, *operands[leading:]) not in memo:
                self._inst(inst)

    def _inst(self, inst: MachineInst) -> None:
        """Gather the needs of an instruction that are not known yet."""
        opcode = inst.opcode
        if opcode not in _TELLING:
            if opcode < _OFTEN:
                self._known[opcode] = True
            else:
                self._others.add(opcode)
            self._opcode(opcode)
            return
        if opcode not in self._opcodes:
            self._opcodes.add(opcode)
            self._opcode(opcode)
        if opcode in ENUM_OPCODES:
            self._operands(inst)
        if opcode in WIDTH_OPCODES:
            self._type(inst)
        elif opcode in FLOAT_ATOMIC_OPCODES:
            # One opcode has a capability for each width; the grammar does not say which.
            width = self._floats[inst.type_id]
            self.need((FLOAT_ATOMICS[opcode, width].capability,), ops.OPCODE_NAMES[opcode])

    def _opcode(self, opcode: int) -> None:
        if opcode not in OPCODE_CAPABILITIES and opcode not in OPCODE_VERSION:
            return
        name = ops.OPCODE_NAMES[opcode]
        if opcode not in FLOAT_ATOMIC_OPCODES:
            self.need(OPCODE_CAPABILITIES.get(opcode, ()), name)
        self._version(OPCODE_VERSION.get(opcode, 0), OPCODE_EXTENSIONS.get(opcode, ()), name)

    def _type(self, inst: MachineInst) -> None:
        opcode = inst.opcode
        operands = inst.operands
        if opcode == ops.OpTypeFloat:
            self._floats[inst.result] = operands[0] if len(operands) == 1 else -operands[0]
        choices = width_capabilities(opcode, operands)
        if choices:
            self.need(choices, _WIDTH_TEXTS[opcode].format(*operands))
        if choices == HALF and self._environment.follows_translator:
            # llvm-spirv declares Float16Buffer whenever a module has halves.
            self.need((spv.CapabilityFloat16Buffer,), "memory with halves")

    def _operands(self, inst: MachineInst) -> None:
        """Walk the operands by the grammar; equal literal operands are walked once."""
        leading = _LEADING_IDS.get(inst.opcode, 0)
        words = inst.operands[leading:]
        # The needs depend on literals alone, so all ids are -1 in the key.
        key = (inst.opcode, *[word if word >= 0 else -1 for word in words])
        if key in self._memo:
            return
        self._memo.add(key)
        enumerants, first_decides = _enumerants_of(inst.opcode, leading, key)
        for kind, value in enumerants:
            self._enumerant(kind, value)
        if first_decides:
            self._firsts.add((inst.opcode, words[0]))

    def _enumerant(self, kind: str, value: int) -> None:
        """Gather the needs of an enumerant, or of one bit of a mask."""
        choices = ENUMERANT_CAPABILITIES.get(kind, _NO_CHOICES).get(value, _NO_CHOICE)
        version = ENUMERANT_VERSION.get(kind, _NO_VERSIONS).get(value, 0)
        what = spv.ENUMERANT_NAMES.get(kind, {}).get(value, str(value))
        self.need(choices, what)
        self._version(version, ENUMERANT_EXTENSIONS.get(kind, {}).get(value, ()), what)

    def need(self, choices: tuple[int, ...], what: str) -> None:
        """Note that `what` needs one of these capabilities."""
        if choices and choices not in self.choices:
            self.choices[choices] = what

    def _version(self, version: int, extensions: tuple[str, ...], what: str) -> None:
        """Ask for an extension if `what` is newer than the module's version.

        Selection, which knows the line, has asked for its own choices already.
        """
        environment = self._environment
        if version > environment.floor:
            for name in sorted(extensions, key=environment.rank):
                if environment.allows(name):
                    self.extensions[name] = what
                    return
        if version <= environment.version:
            if version > self.version:
                self.version, self.newest = version, what
        elif extensions or version != NEVER_CORE:
            raise refusal(environment, what, version, extensions)

    def close(self, wanted: Iterable[int]) -> None:
        """Choose capabilities: those that are certain first, then the best of each choice."""
        for capability in wanted:
            self._declare(capability)
        for choices in self.choices:
            if len(choices) == 1:
                self._declare(choices[0])
        # In the order of the text; each decision counts for those that follow.
        for choices, what in self.choices.items():
            if len(choices) > 1 and (
                # Validators know LongVectorEXT alone; functions of vector compute imply the other.
                choices == _ANY_LENGTH or self._implied().isdisjoint(choices)
            ):
                self._declare(self._best(choices, what))
        if self._environment.follows_translator:
            self._declare_implied()
        else:
            self._drop_implied()

    def _declare(self, capability: int) -> None:
        if capability in self.capabilities:
            return
        name = spv.ENUMERANT_NAMES["Capability"].get(capability, str(capability))
        if is_foreign(self._environment, capability):
            raise Unsupported(f"capability {name} is not for {self._environment.kind.users}")
        self._version(
            ENUMERANT_VERSION["Capability"].get(capability, 0),
            ENUMERANT_EXTENSIONS["Capability"].get(capability, ()),
            f"capability {name}",
        )
        self.capabilities[capability] = None

    def _implied(self) -> set[int]:
        """Return declared capabilities and all that they imply."""
        implied: set[int] = set()
        work = list(self.capabilities)
        while work:
            capability = work.pop()
            if capability not in implied:
                implied.add(capability)
                work += CAPABILITY_IMPLIES.get(capability, ())
        return implied

    def _best(self, choices: tuple[int, ...], what: str) -> int:
        """Return the first choice without graphics or extension, otherwise one that is allowed."""
        environment = self._environment
        reachable = [c for c in choices if not is_foreign(environment, c) and self._reachable(c)]
        for capability in reachable:
            if ENUMERANT_VERSION["Capability"].get(capability, 0) <= environment.floor:
                return capability
        for capability in reachable:
            if prefers_capability(environment, capability):
                return capability
        if reachable:
            return reachable[0]
        names = [spv.ENUMERANT_NAMES["Capability"].get(c, str(c)) for c in choices]
        absent = [
            c for c in choices if not (is_foreign(environment, c) or has_capability(environment, c))
        ]
        hint = remedies(environment, *sources(absent))
        raise Unsupported(f"{what} needs capability {' or '.join(names)}", hint=hint)

    def _reachable(self, capability: int) -> bool:
        name = spv.ENUMERANT_NAMES["Capability"].get(capability, "")
        if name in self._environment.avoided_capabilities:
            return False
        return has_capability(self._environment, capability)

    def _declare_implied(self) -> None:
        """Declare implied capabilities too, as llvm-spirv does, except foreign ones."""
        environment = self._environment
        for capability in sorted(self._implied()):
            if not is_foreign(environment, capability) and has_capability(environment, capability):
                self._declare(capability)

    def _drop_implied(self) -> None:
        """Drop capabilities that another one implies: they need not be declared (Capability).

        Those of the environment stay, since consumers look for them by name. ImageBasic stays,
        since the OpenCL environment makes capabilities of other images depend on its declaration.
        ShaderNonUniform stays, as spirv-cross 1.4.357 writes GLSL's extension for its name alone.
        """
        kept = dict(self.capabilities)
        by_name = {
            *self._environment.base_capabilities(),
            spv.CapabilityImageBasic,
            spv.CapabilityShaderNonUniform,
        }
        for capability in self.capabilities.keys() - by_name:
            for other in self.capabilities:
                if other != capability and capability in CAPABILITY_IMPLIES.get(other, ()):
                    kept.pop(capability, None)
        self.capabilities = kept


def _first_decides(kinds: tuple[str, ...], enumerants: list[tuple[str, int]]) -> bool:
    """Whether the needs of operands follow from the first operand alone.

    Args:
        kinds: of the operands.
        enumerants: those among the operands; parameters of the first may be enumerants too.
    """
    first = kinds[0].rstrip("?")
    if any(kind != first for kind, _ in enumerants):
        return False
    return all(kind.startswith("Id") or kind == "LiteralString" for kind in kinds[1:])


_Enumerants = tuple[list[tuple[str, int]], bool]
"""Enumerants by their kinds, and whether the first operand decides what all of them need."""
_WALKED: Final[dict[tuple[int, ...], _Enumerants]] = {}
"""The enumerants of operands seen in any module: modules repeat few combinations."""
_MOST_WALKED: Final = 1 << 10
_LONGEST_WALKED: Final = 8


def _enumerants_of(opcode: int, leading: int, key: tuple[int, ...]) -> _Enumerants:
    """Return the enumerants among operands, and the bits of masks, that need something.

    Args:
        opcode: of the instruction.
        leading: how many ids lead the operands.
        key: the opcode, and the operands behind these ids.
    """
    known = _WALKED.get(key)
    if known is None:
        kinds = ENUM_OPCODES[opcode][leading:]
        walked = _walk(kinds, key[1:])
        needing = [(kind, value) for kind, value in walked if needs_something(kind, value)]
        known = needing, len(key) > 1 and _first_decides(kinds, walked)
        if len(key) <= _LONGEST_WALKED and len(_WALKED) < _MOST_WALKED:
            _WALKED[key] = known
    return known


def needs_something(kind: str, value: int) -> bool:
    """Whether an enumerant, or a bit of a mask, needs a capability or a version."""
    if ENUMERANT_CAPABILITIES.get(kind, _NO_CHOICES).get(value, _NO_CHOICE):
        return True
    return ENUMERANT_VERSION.get(kind, _NO_VERSIONS).get(value, 0) > 0


def _walk(kinds: tuple[str, ...], words: tuple[int, ...]) -> list[tuple[str, int]]:
    """Return all enumerants of words, and the bits of masks, by the kinds of the grammar."""
    enumerants: list[tuple[str, int]] = []
    for kind, word in zip(kinds_of(kinds, words, {}), words, strict=False):
        if kind in ENUM_PARAMETERS or kind in ENUMERANT_CAPABILITIES:
            values = mask_bits(word) if kind in BIT_ENUMS else [word]
            enumerants += [(kind, value) for value in values]
    return enumerants


def width_capabilities(opcode: int, operands: list[int]) -> tuple[int, ...]:
    """Return the capabilities of which a type's width or length needs one, empty for none."""
    if opcode == ops.OpTypeInt:
        return _INT_WIDTH.get(operands[0], _ANY_WIDTH)
    if opcode == ops.OpTypeFloat:
        # An FP encoding has its own capability, from the grammar.
        return _FLOAT_WIDTH.get(operands[0], _NO_CHOICE) if len(operands) == 1 else _NO_CHOICE
    if opcode == ops.OpTypeVector:
        return _VECTOR_LENGTH.get(operands[1], _ANY_LENGTH)
    return _NO_CHOICE
