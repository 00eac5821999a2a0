"""PTX statements that access memory: loads, stores, atomics and copies (PTX ISA, 9.7.9).

Hints about caches have no effect. An access is aligned to its whole size, as PTX requires.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.devices.ptx.body import TYPES, Body
from spvbackend.prepare.templates.devices.ptx.syntax import (
    Address,
    Number,
    Operand,
    Register,
    Statement,
    parse_ptx,
)
from spvbackend.prepare.templates.text import vector, width_of
from spvbackend.target.address_spaces import CONSTANT, GENERIC, GLOBAL, LOCAL, PRIVATE, qualifier

_SPACES: Final[dict[str, int]] = {
    "const": CONSTANT,
    "global": GLOBAL,
    "local": PRIVATE,
    "shared": LOCAL,
    "shared::cta": LOCAL,
}
_SCOPES: Final[dict[str, str]] = {"cta": "workgroup", "gpu": "device", "sys": ""}
_ORDERS: Final[dict[str, str]] = {
    "acq_rel": "acq_rel",
    "acquire": "acquire",
    "relaxed": "monotonic",
    "release": "release",
    "weak": "",
}
_VECTORS: Final[dict[str, int]] = {"v2": 2, "v4": 4, "v8": 8}
# Cache operators of loads and stores; `nc` is a load from memory that nobody writes.
_HINTS: Final = frozenset(("ca", "cg", "cs", "lu", "cv", "wb", "wt", "nc", "noftz"))


class _Access(NamedTuple):
    """The modifiers of an access.

    Attributes:
        type: of an element, in LLVM's spelling; "" where the statement has none.
        kind: the type in PTX's spelling.
        lanes: elements of a vector, 1 for a scalar.
        space: the address space.
        order: LLVM's ordering, "" for a plain access.
        scope: LLVM's name of the scope.
        is_volatile: whether it is.
        operation: the words that are none of these, such as those of an atomic operation.
    """

    type: str
    kind: str
    lanes: int
    space: int
    order: str
    scope: str
    is_volatile: bool
    operation: tuple[str, ...]

    @property
    def pointer(self) -> str:
        """The type of the address."""
        return f"ptr{qualifier(self.space)}"

    @property
    def atomic(self) -> str:
        """The scope and the ordering, as LLVM writes them behind the operands."""
        return (f' syncscope("{self.scope}")' if self.scope else "") + f" {self.order}"


def _access(statement: Statement) -> _Access:
    """Sort the modifiers of a statement, whose order PTX changed between versions."""
    type, kind, lanes, space, order, scope, is_volatile = "", "", 1, GENERIC, "", "", False
    operation: list[str] = []
    for word in statement.modifiers:
        if word in TYPES:
            type, kind = TYPES[word], word
        elif word in _VECTORS:
            lanes = _VECTORS[word]
        elif word in _SPACES:
            space = _SPACES[word]
        elif word in _ORDERS:
            order = _ORDERS[word]
        elif word in _SCOPES:
            scope = _SCOPES[word]
        elif word == "volatile":
            is_volatile = True
        elif not (word in _HINTS or word.startswith(("L1::", "L2::"))):
            operation.append(word)
    return _Access(type, kind, lanes, space, order, scope, is_volatile, tuple(operation))


def address_of(body: Body, statement: Statement, operand: Operand, space: int) -> str:
    """Return an address in a memory as a pointer."""
    if not isinstance(operand, Address):
        raise statement.refusal()
    if space == LOCAL and not body.short_addresses and body.is_short(operand.base):
        raise Unsupported(
            f"the PTX instruction '{statement.text}' has an address in shared memory of 32 bits, "
            f"and the device's have {body.pointer_width}",
            hint="optimise the module, so that the pointer is seen, or pass a pointer",
        )
    type = f"ptr{qualifier(space)}"
    pointer = body.read(operand.base, type)
    if operand.offset:
        return body.writer.let(f"getelementptr i8, {type} {pointer}, i64 {operand.offset}")
    return pointer


def _accessed(
    body: Body, statement: Statement, place: int
) -> tuple[_Access, str, str, tuple[Operand, ...]]:
    """Return what a load or store accesses.

    Args:
        body: of the statement.
        statement: a load or a store; a third operand is a policy of the cache.
        place: which operand is the address; the other one of the first two has the registers.

    Returns:
        The access, the type of an element, the address, and a register for each element.
    """
    access = _access(statement)
    if not access.type or access.operation or len(statement.operands) not in (2, 3):
        raise statement.refusal()
    parts = body.parts(statement.operands[1 - place])
    if len(parts) != access.lanes:
        raise statement.refusal()
    pointer = address_of(body, statement, statement.operands[place], access.space)
    return access, f"i{width_of(access.type)}", pointer, parts


def write_load(body: Body, statement: Statement) -> None:
    """ld, ldu: an access of a vector is one of all its elements."""
    access, element, pointer, parts = _accessed(body, statement, 1)
    value = _loaded(body, access, element, pointer)
    whole = vector(access.lanes, element)
    for at, part in enumerate(parts):
        one = value if access.lanes == 1 else body.writer.extract(whole, value, at)
        body.write(part, element, one)


def _loaded(body: Body, access: _Access, element: str, pointer: str) -> str:
    type = element if access.lanes == 1 else vector(access.lanes, element)
    align = width_of(type) // 8
    operand = f"{access.pointer} {pointer}"
    if access.order and access.lanes == 1:
        return body.writer.let(f"load atomic {type}, {operand}{access.atomic}, align {align}")
    word = "load volatile" if access.is_volatile or access.order else "load"
    return body.writer.let(f"{word} {type}, {operand}, align {align}")


def write_store(body: Body, statement: Statement) -> None:
    """st."""
    access, element, pointer, parts = _accessed(body, statement, 0)
    values = [body.read(part, element) for part in parts]
    type, value = element, values[0]
    if access.lanes > 1:
        type, value = vector(access.lanes, element), "poison"
        for at, part in enumerate(values):
            value = body.writer.insert(type, value, element, part, at)
    place = f"{type} {value}, {access.pointer} {pointer}"
    align = width_of(type) // 8
    if access.order and access.lanes == 1:
        body.writer.do(f"store atomic {place}{access.atomic}, align {align}")
    else:
        word = "store volatile" if access.is_volatile or access.order else "store"
        body.writer.do(f"{word} {place}, align {align}")


_OPERATIONS: Final[dict[tuple[str, str], str]] = {
    **{("add", kind): "add" for kind in "su"},
    ("add", "f"): "fadd",
    ("add", "b"): "fadd",
    ("min", "s"): "min",
    ("min", "u"): "umin",
    ("min", "f"): "fmin",
    ("max", "s"): "max",
    ("max", "u"): "umax",
    ("max", "f"): "fmax",
    ("and", "b"): "and",
    ("or", "b"): "or",
    ("xor", "b"): "xor",
    ("exch", "b"): "xchg",
    ("inc", "u"): "uinc_wrap",
    ("dec", "u"): "udec_wrap",
}
"""LLVM's operation, by PTX's and the first letter of the type; `bf16` is a float."""


def write_atomic(body: Body, statement: Statement) -> None:
    """atom and red, which has no result; without an order they are relaxed."""
    access = _access(statement)
    operands = statement.operands
    if len(access.operation) != 1 or not access.type or access.lanes > 1 or len(operands) < 2:
        raise statement.refusal()
    access = access._replace(order=access.order or "monotonic")
    target = None if statement.name == "red" else operands[0]
    place, *values = operands if target is None else operands[1:]
    pointer = f"{access.pointer} {address_of(body, statement, place, access.space)}"
    (word,) = access.operation
    if word == "cas" and len(values) >= 2:
        result = _compare_and_swap(body, access, pointer, values)
    else:
        operation = _OPERATIONS.get((word, access.kind[0]))
        if operation is None or not values:
            raise statement.refusal()
        value = body.read(values[0], access.type)
        result = body.writer.let(
            f"atomicrmw {operation} {pointer}, {access.type} {value}{access.atomic}, "
            f"align {width_of(access.type) // 8}"
        )
    if target is not None:
        body.write(target, access.type, result)


def _compare_and_swap(body: Body, access: _Access, pointer: str, values: list[Operand]) -> str:
    old, new = (body.read(value, access.type) for value in values[:2])
    # LangRef, cmpxchg: the order of a failure cannot release.
    failure = {"acq_rel": "acquire", "release": "monotonic"}.get(access.order, access.order)
    pair = body.writer.let(
        f"cmpxchg {pointer}, {access.type} {old}, {access.type} {new}{access.atomic} {failure}, "
        f"align {width_of(access.type) // 8}"
    )
    return body.writer.let(f"extractvalue {{ {access.type}, i1 }} {pair}, 0")


_COPIED: Final = {4: "i32", 8: "<2 x i32>", 16: "<4 x i32>"}
"""Types of the copies of cp.async by their bytes."""


def write_copy(body: Body, statement: Statement) -> None:
    """cp.async: copies from global to shared memory; waiting for them has no effect then.

    Of the bytes behind the source's size zeros are written; compilers give none or all.
    """
    if statement.modifiers[:1] != ("async",):
        raise statement.refusal()
    if statement.modifiers[1:2] in (("commit_group",), ("wait_group",), ("wait_all",)):
        return
    if len(statement.operands) < 3:
        raise statement.refusal()
    target, source, size, *rest = statement.operands
    count = body.imm(size)
    if count not in _COPIED or not {"shared", "shared::cta"} & {*statement.modifiers}:
        raise statement.refusal()
    type, align = _COPIED[count], count
    old = dict(body.registers)
    loaded = Register("cp.async")
    given = body.imm(rest[0]) if rest else count
    if given not in (None, 0, count):
        raise statement.refusal()
    body.write(loaded, type, "zeroinitializer" if count > 4 else "0")
    old[loaded.name] = body.registers[loaded.name]
    if given != 0:
        condition = ""
        if given is None:
            condition = body.writer.let(f"icmp ne i32 {body.read(rest[0], 'i32')}, 0")
        before, end = body.start_guarded(condition) if condition else ("", "")
        pointer = address_of(body, statement, source, GLOBAL)
        value = body.writer.let(f"load {type}, ptr{qualifier(GLOBAL)} {pointer}, align {align}")
        body.write(loaded, type, value)
        if condition:
            body.end_guarded(before, end, old)
    place = address_of(body, statement, target, LOCAL)
    value = body.read(loaded, type)
    body.writer.do(f"store {type} {value}, ptr{qualifier(LOCAL)} {place}, align {align}")
    del body.registers[loaded.name]


class AsyncCopy(NamedTuple):
    """A copy of a fixed number of bytes, as a load and a store in PTX.

    The operands of the copy are its target, its source, the bytes that it reads if that is not all,
    and its predicate; those of the load lack the target, those of the store are the target, what
    was loaded and the predicate.

    Attributes:
        size: the bytes.
        guard: the operand that is the predicate, -1 for none.
    """

    size: int
    guard: int
    load: str
    load_constraints: str
    store: str
    store_constraints: str


@lru_cache(maxsize=256)
def parse_async_copy(text: str) -> AsyncCopy | None:
    """Return the copy that an `asm` is, None for any other; each operand occurs in order."""
    if "cp.async." not in text:
        return None
    statements = parse_ptx(text)
    if len(statements) != 1 or statements[0].name != "cp":
        return None
    (statement,) = statements
    if len(statement.operands) not in (3, 4):
        return None
    target, source, size, *rest = statement.operands
    if not isinstance(target, Address) or not isinstance(source, Address):
        return None
    if not isinstance(size, Number) or size.value not in _COPIED or statement.is_negated:
        return None
    names = [target.base, source.base, *rest]
    if statement.guard:
        names.append(Register(statement.guard))
    if names != [Register(f"${at}") for at in range(len(names))]:
        return None
    guard = len(names) - 1 if statement.guard else -1
    return _as_accesses(size.value, target, source, bool(rest), guard)


def _as_accesses(
    size: int, target: Address, source: Address, has_rest: bool, guard: int
) -> AsyncCopy:
    count = size // 4
    lanes = "" if count == 1 else f".v{count}"
    registers = ", ".join(f"${at}" for at in range(count))
    zeros = " ".join(f"mov.b32 ${at}, 0;" for at in range(count))
    # The load's operands: the source, the bytes, the predicate.
    flags = []
    if has_rest:
        flags.append(f"setp.ne.s32 p, ${count + 1}, 0;")
    if guard >= 0:
        last = f"${count + guard - 1}"
        flags.append(f"mov.pred q, {last};" if not has_rest else f"and.pred p, p, {last};")
    condition = "p" if has_rest else "q" if guard >= 0 else ""
    where = f"@{condition} " if condition else ""
    load = f"{zeros} {' '.join(flags)} {where}ld.global{lanes}.b32 {{{registers}}}, "
    load += f"[${count} + {source.offset}];"
    inputs = ["l", *(["r"] if has_rest else []), *(["b"] if guard >= 0 else [])]
    loaded = ", ".join(f"${at}" for at in range(1, count + 1))
    store = f"st.shared{lanes}.b32 [$0 + {target.offset}], {{{loaded}}};"
    if guard >= 0:
        store = f"@${count + 1} {store}"
    return AsyncCopy(
        size,
        guard,
        load,
        ",".join([*["=r"] * count, *inputs]),
        store,
        ",".join(["r"] * (count + 1) + (["b"] if guard >= 0 else [])),
    )
