"""Upgrades of intrinsics: a table of old names, and the sweep over calls.

Input: a finished module. Output: the module without old intrinsics, whose calls are replaced.
`nvvm.py` and `amdgcn.py` have the rows of their targets, `records.py` makes records of the calls
that were debug info.
"""

from __future__ import annotations

import re
from typing import Final, final

from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.builder import Builder
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.types import pointer_type
from spvbackend.llvmir.rewrite import fill_block, pass_name, replace_uses
from spvbackend.llvmir.types import POINTER, VECTOR, VOID
from spvbackend.llvmir.values import (
    NO_ATTRIBUTES,
    Attributes,
    Block,
    ConstExpr,
    ConstInt,
    Function,
    Inst,
    Value,
    is_zero,
)
from spvbackend.reading.bitcode.body import natural_alignment
from spvbackend.reading.bitcode.upgrade import amdgcn, nvvm, records
from spvbackend.reading.bitcode.upgrade.lines import space_lines
from spvbackend.reading.bitcode.upgrade.names import (
    name_of,
    parameter,
    plain_name,
    suffix,
    with_pointers,
)
from spvbackend.reading.bitcode.upgrade.rules import Namer, Row, Rule, alignment, emit_call, fits
from spvbackend.target.space_maps import allocas_of

_INTRINSIC: Final = "llvm."
_CASTS: Final = frozenset((op.BITCAST, op.ADDRSPACECAST))


def _count_zeros(name: str) -> Rule:
    """Add the argument that says that zero has a result."""

    def rule(builder: Builder, old: Inst) -> Value:
        arguments = [old.operands[0], builder.integer(builder.types.i1, 0)]
        return emit_call(builder, old, f"{name}.{suffix(old.type)}", old.type, arguments)

    return rule


def _object_size(builder: Builder, old: Inst) -> Value:
    """Add whether null has an unknown size, and whether the size may depend on a run."""
    false = builder.integer(builder.types.i1, 0)
    arguments = [*old.operands[:-1], false, false][:4]
    return emit_call(builder, old, _called(old, 1), old.type, arguments)


def _lifetime(builder: Builder, old: Inst) -> Value | None:
    """Drop the size; drop the marker of anything but an alloca."""
    pointer = _without_casts(old.operands[1])
    if not isinstance(pointer, Inst) or pointer.opcode != op.ALLOCA:
        return None
    name = _called(old, 1)
    if pointer.type is not old.operands[1].type:
        # The alloca was cast to another address space.
        name = f"{name.rpartition('.')[0]}.p{allocas_of(builder.module.data_layout)}"
    return emit_call(builder, old, name, old.type, [pointer])


def _without_casts(value: Value) -> Value:
    """Return what a pointer was cast from; in code that is not reached, casts may be a cycle."""
    seen: set[Value] = set()
    while isinstance(value, (Inst, ConstExpr)) and value not in seen:
        is_start = value.opcode == op.GETELEMENTPTR and all(map(is_zero, value.operands[1:]))
        if not is_start and value.opcode not in _CASTS:
            break
        seen.add(value)
        value = value.operands[0]
    return value


def _memory(builder: Builder, old: Inst) -> Value:
    """Make the alignment an attribute of each pointer."""
    *arguments, align, volatile = old.operands[:-1]
    first, second, *rest = old.call_info.arg_attrs or [NO_ATTRIBUTES] * 5
    attributes = [_aligned(first, alignment(align)), second, rest[0], rest[-1]]
    if arguments[1].type.kind == POINTER:
        attributes[1] = _aligned(second, alignment(align))
    made = emit_call(builder, old, _called(old, 0), old.type, [*arguments, volatile], attributes)
    made.call_info.attr_groups = old.call_info.attr_groups
    return made


def _aligned(attrs: Attributes, align: int) -> Attributes:
    """Return attributes with another alignment, in LLVM's order of print."""
    rest = {name: value for name, value in attrs.items() if name != "align"}
    if not align:
        return rest
    before = [name for name in rest if name < "align" or rest[name] == 1]
    return {
        **{name: rest[name] for name in before},
        "align": align,
        **{name: value for name, value in rest.items() if name not in before},
    }


def _masked(place: int) -> Rule:
    """Make the alignment an attribute of the pointer at a place; the alignment follows it."""

    def rule(builder: Builder, old: Inst) -> Value:
        pointer, align = old.operands[place : place + 2]
        arguments = [*old.operands[: place + 1], *old.operands[place + 2 : -1]]
        lane = (arguments[0] if place else old).type.scalar()
        size = alignment(align) or 1 << natural_alignment(builder.module, lane) >> 1
        attributes = [NO_ATTRIBUTES] * len(arguments)
        attributes[place] = _aligned(NO_ATTRIBUTES, size)
        lanes = f"v{pointer.type.count}" if pointer.type.kind == VECTOR else ""
        name = with_pointers(old.callee.name, 1, lanes).removeprefix(_INTRINSIC)
        made = emit_call(builder, old, name, old.type, arguments, attributes)
        made.attachments = old.attachments
        made.flags |= old.flags & (op.TAIL | op.NOTAIL)
        return made

    return rule


def _reduction_name(function: Function) -> str:
    """Return the name of a reduction, which had a suffix for its result as well."""
    match = re.match(_REDUCTION, function.name)
    if match is None:
        return function.name
    vector = parameter(function, 1 if match[1] else 0)
    return name_of(f"llvm.vector.reduce.{match[2] or match[1]}", vector)


_REDUCTION: Final = (
    r"llvm\.experimental\.vector\.reduce\.(?:v2\.(fadd|fmul)|(add|mul|and|or|xor|[su]max|[su]min|"
    r"fmax|fmin))\.[a-z][0-9]"
)


def _partial_name(function: Function) -> str:
    base = "llvm.vector.partial.reduce.add"
    return name_of(base, parameter(function, 0), parameter(function, 1))


def _splice(builder: Builder, old: Inst) -> Value:
    """Splice from the left or from the right, where the sign decided once."""
    low, high, place = old.operands[:3]
    index = place.signed() if isinstance(place, ConstInt) else 0
    name = f"vector.splice.{'left' if index >= 0 else 'right'}.{suffix(old.type)}"
    return emit_call(builder, old, name, old.type,
                     [low, high, builder.integer(builder.types.i32, abs(index))])  # fmt: skip


def _annotation(builder: Builder, old: Inst) -> Value:
    """Add the arguments of the annotation, which are none."""
    null = builder.pool.null(pointer_type(builder.types, 0, old.line))
    return emit_call(builder, old, _called(old, 2), old.type, [*old.operands[:4], null])


def _dropped(builder: Builder, old: Inst) -> None:
    """Leave nothing of a call."""


def _called(old: Inst, count: int) -> str:
    """Return the plain name of a call's intrinsic, with at least some pointers."""
    return with_pointers(old.callee.name, count).removeprefix(_INTRINSIC)


def _renamed(base: str, other: str) -> Namer:
    def name(function: Function) -> str:
        return plain_name(function.name).replace(base, other, 1)

    return name


def _pointed(count: int) -> Namer:
    def name(function: Function) -> str:
        return with_pointers(function.name, count)

    return name


def _launder(function: Function) -> str:
    name = function.name.replace("invariant.group.barrier", "launder.invariant.group", 1)
    return with_pointers(name, 1)


def _powi(function: Function) -> str:
    return name_of("llvm.powi", parameter(function, 0), parameter(function, 1))


_EXPERIMENTAL: Final = ("stepvector", "vector.deinterleave2", "vector.extract", "vector.insert",
                        "vector.interleave2", "vector.reverse")  # fmt: skip
"""Intrinsics that have lost this part of their names."""
_POINTED: Final = ("addressofreturnaddress", "annotation", "eh.typeid.for", "frameaddress",
                   "invariant.end", "invariant.start", "launder.invariant.group", "prefetch",
                   "sponentry", "stackrestore", "stacksave", "strip.invariant.group",
                   "thread.pointer", "va_copy", "va_end", "va_start")  # fmt: skip
"""Intrinsics that have got the suffix of a pointer."""
ROWS: Final = (
    *nvvm.ROWS,
    *amdgcn.ROWS,
    Row("ctlz", "II", _count_zeros("ctlz")),
    Row("cttz", "II", _count_zeros("cttz")),
    Row("experimental.vector.extract.last.active", "?*"),
    Row("experimental.vector.partial.reduce.add", "III", namer=_partial_name),
    Row("experimental.vector.reduce", "??*", namer=_reduction_name),
    Row("experimental.vector.reduce.v2", "???", namer=_reduction_name),
    Row("experimental.vector.splice", "???i", _splice),
    Row("flt.rounds", "i", namer=_renamed("flt.rounds", "get.rounding")),
    Row("invariant.group.barrier", "pp", namer=_launder),
    Row("lifetime.end", "vip", _lifetime),
    Row("lifetime.start", "vip", _lifetime),
    Row("masked.gather", "?Pi??", _masked(0)),
    Row("masked.load", "?pi??", _masked(0)),
    Row("masked.scatter", "v?Pi?", _masked(1)),
    Row("masked.store", "v?pi?", _masked(1)),
    Row("memcpy", "vppiii", _memory),
    Row("memmove", "vppiii", _memory),
    Row("memset", "vpiiii", _memory),
    Row("objectsize", "ipi", _object_size),
    Row("objectsize", "ipii", _object_size),
    Row("powi", "FFi", namer=_powi),
    Row("ptr.annotation", "ppppi", _annotation),
    Row("ptr.annotation", "ppppip", namer=_pointed(2)),
    Row("stackprotectorcheck", "v*", _dropped),
    Row("var.annotation", "vpppi", _annotation),
    Row("var.annotation", "vpppip", namer=_pointed(2)),
    Row("vector.splice", "???i", _splice),
    Row("vector.splice.left", "???i"),
    Row("vector.splice.right", "???i"),
    *[Row(f"experimental.{name}", "?*", namer=_renamed("experimental.", ""))
      for name in _EXPERIMENTAL],
    *[Row(name, "?*", namer=_pointed(1)) for name in _POINTED],
)  # fmt: skip
_TABLE: Final[dict[str, list[Row]]] = {}
for _row in ROWS:
    _TABLE.setdefault(_row.name, []).append(_row)


def row_of(function: Function) -> Row | None:
    """Return the row of an intrinsic with the longest name; rows of one name differ in shape."""
    name = function.name.removeprefix(_INTRINSIC)
    while name:
        rows = _TABLE.get(name)
        if rows is not None:
            return next((row for row in rows if fits(row, function.value_type)), None)
        name = name.rpartition(".")[0]
    return None


def upgrade_intrinsics(module: Module, keeps_records: bool) -> None:
    """Replace old intrinsics.

    Args:
        module: the module; its types still know the meaning of its address spaces.
        keeps_records: whether debug info about variables is needed.
    """
    rules: dict[Function, Rule] = {}
    kinds: dict[Function, str] = {}
    for function in module.functions:
        if function.blocks or not function.name.startswith(_INTRINSIC):
            continue
        if kind := records.kind_of(function):
            kinds[function] = kind
        elif rule := _rule_of(module, function):
            rules[function] = rule
    if rules or kinds:
        _sweep(module, rules, kinds, keeps_records)


def _rule_of(module: Module, function: Function) -> Rule | None:
    """Return the rule for an intrinsic's calls; rename the intrinsic if that is enough."""
    row = row_of(function)
    if row is not None and row.rule is not None:
        return row.rule
    name = plain_name(function.name)
    if row is not None and row.namer is not None:
        name = row.namer(function)
    return _rename(module, function, name) if name != function.name else None


def _sweep(
    module: Module, rules: dict[Function, Rule], kinds: dict[Function, str], keeps_records: bool
) -> None:
    """Replace the calls of old intrinsics, and remove their declarations."""
    olds = {**rules, **kinds}.keys()
    for old in olds:
        # The present intrinsic may have the name of the old one.
        del module.symbols[old.name]
    sweep = _Sweep(module, rules, kinds, keeps_records)
    for function in [*module.functions]:
        if function.blocks:
            sweep.run(function)
    if rules:
        space_lines(module)
    removed = set(olds) - sweep.kept
    module.functions = [function for function in module.functions if function not in removed]
    module.called.difference_update(removed)
    for kept in sweep.kept:
        kept.name = module.unused_name(kept.name)
        module.symbols[kept.name] = kept


def _rename(module: Module, function: Function, name: str) -> Rule | None:
    """Give an intrinsic its present name; return a rule if another declaration has it."""
    known = module.symbols.get(name)
    if known is not None:
        return _redirected(known)
    del module.symbols[function.name]
    function.name = name
    module.symbols[name] = function
    return None


def _redirected(callee: Value) -> Rule:
    def rule(builder: Builder, old: Inst) -> Value:
        old.operands[-1] = callee
        builder.module.called.add(callee)
        return old

    return rule


@final
class _Sweep:
    """The replacement of calls.

    Attributes:
        kept: old intrinsics that are still used.
    """

    __slots__ = ("_changed", "_keeps_records", "_kinds", "_module", "_rules", "kept")

    def __init__(
        self,
        module: Module,
        rules: dict[Function, Rule],
        kinds: dict[Function, str],
        keeps_records: bool,
    ) -> None:
        self._module: Final = module
        self._rules: Final = rules
        self._kinds: Final = kinds
        self._keeps_records: Final = keeps_records
        self._changed: dict[Value, Value] = {}
        self.kept: Final[set[Function]] = set()

    def run(self, function: Function) -> None:
        """Replace the calls of a function."""
        blocks = [block for block in function.blocks if any(map(self._old, block.insts))]
        if not blocks:
            return
        self._changed = {}
        found: list[records.Call] = []
        for block in blocks:
            self._run_block(function, block, found)
        if not self._keeps_records:
            found.clear()
        records.add_records(function, found)
        if self._changed:
            replace_uses(function, self._changed)
        _renumber(function)
        records.set_stores(found, self._changed)

    def _old(self, inst: Inst) -> Function | None:
        """Return the old intrinsic that an instruction calls."""
        if inst.call is None:
            return None
        callee = inst.operands[-1]
        is_old = isinstance(callee, Function) and (callee in self._rules or callee in self._kinds)
        return callee if is_old and isinstance(callee, Function) else None

    def _run_block(self, function: Function, block: Block, found: list[records.Call]) -> None:
        builder = Builder(self._module, block)
        end = block.insts[-1].line
        for inst in block.insts:
            old = self._old(inst)
            if old is None:
                builder.out.append(inst)
            elif inst.opcode != op.CALL or inst.call_info.fn_type is not old.value_type:
                # An invoke ends its block; a call of another type is refused later.
                self.kept.add(old)
                builder.out.append(inst)
            elif old in self._kinds:
                place = function.location(inst)
                found.append(records.Call(inst, self._kinds[old], place, end, []))
            else:
                builder.line = inst.line
                self._replace(builder, inst, self._rules[old])
        fill_block(block, builder.out)

    def _replace(self, builder: Builder, inst: Inst, rule: Rule) -> None:
        value = rule(builder, inst)
        if value is inst:
            builder.out.append(inst)
        elif inst.type.kind != VOID:
            while value in self._changed:
                value = self._changed[value]
            # In code that is not reached, a call may be its own operand.
            if value is None or value is inst:
                value = self._module.constants.undef(inst.type, poison=True)
            self._changed[inst] = value
            pass_name(inst.name, value)


def _renumber(function: Function) -> None:
    """Number unnamed values again, as LLVM prints them."""
    count = 0
    values: list[Value] = [*function.args]
    for block in function.blocks:
        values += [block, *block.insts]
    for value in values:
        if value.type.kind != VOID and (not value.name or value.name.isdigit()):
            value.name = str(count)
            count += 1
