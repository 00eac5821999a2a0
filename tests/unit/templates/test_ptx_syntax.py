"""The statements that a text of PTX has."""

import pytest

from spvbackend.diagnostics import Unsupported
from spvbackend.prepare.templates.devices.ptx.memory import parse_async_copy
from spvbackend.prepare.templates.devices.ptx.syntax import (
    Address,
    Number,
    Register,
    Statement,
    Vector,
    parse_ptx,
)
from spvbackend.prepare.templates.devices.ptx.table import writes_global


def only(text: str) -> Statement:
    (statement,) = parse_ptx(text)
    return statement


def test_words_are_split_at_dots() -> None:
    statement = only("ld.global.L1::evict_last.b32 $0, [ $1 + 0 ];")
    assert statement.name == "ld"
    assert statement.modifiers == ("global", "L1::evict_last", "b32")
    assert statement.operands == (Register("$0"), Address(Register("$1"), 0))


@pytest.mark.parametrize(
    "text, guard, is_negated",
    (("@$2 st.b32 [$0], 1;", "$2", False), ("@!p bar.sync 0;", "p", True), ("ret;", "", False)),
)
def test_guards(text: str, guard: str, is_negated: bool) -> None:
    statement = only(text)
    assert (statement.guard, statement.is_negated) == (guard, is_negated)


@pytest.mark.parametrize(
    "text, base, offset",
    (
        ("[$1]", Register("$1"), 0),
        ("[ $1 + 16 ]", Register("$1"), 16),
        ("[%r1+-4]", Register("%r1"), -4),
        ("[0x20]", Number(32), 0),
    ),
)
def test_addresses(text: str, base: Register | Number, offset: int) -> None:
    assert only(f"ld.b32 $0, {text};").operands[1] == Address(base, offset)


def test_vectors_and_pairs() -> None:
    assert only("mov.b64 {%l, _}, $1;").operands[0] == Vector((Register("%l"), Register("_")))
    pair = only("shfl.sync.idx.b32 $0|p, $1, 0, 31, -1;").operands
    assert pair[:2] == (Register("$0"), Register("p"))


@pytest.mark.parametrize(
    "text, number",
    (
        ("0", Number(0)),
        ("42U", Number(42)),
        ("-7", Number(-7)),
        ("0x1F", Number(31)),
        ("017", Number(15)),
        ("0f3F800000", Number(0x3F800000, 32)),
        ("0d3FF0000000000000", Number(0x3FF0000000000000, 64)),
        ("0.5", Number(0)),
    ),
)
def test_numbers(text: str, number: Number) -> None:
    assert only(f"mov.b32 $0, {text};").operands[1] == number


def test_scopes_declarations_and_comments_are_left_out() -> None:
    text = """{ // a scope
      .reg .pred p; .reg .b32 %t<4>;
      /* two
         lines */ mov.b32 t, $1;
      { add.u32 $0, t, 1; }
    }"""
    assert [statement.text for statement in parse_ptx(text)] == [
        "mov.b32 t, $1",
        "add.u32 $0, t, 1",
    ]
    assert parse_ptx("") == []


MALFORMED = (
    "mov.b32 $0, $1",
    "mov.b32 $0 $1;",
    "mov.b32 {$0, $1;",
    "ld.b32 $0, [$1 + $2];",
    "ld.b32 $0, [$1;",
    "Lbl: bra Lbl;",
    "mov.b32 $0, 09;",
    ".reg .b32 t",
    "@",
    "nop.",
    "call (f), x;",
    "mov.b32 $0, 'x';",
)


@pytest.mark.parametrize("text", MALFORMED)
def test_what_is_malformed_is_refused(text: str) -> None:
    with pytest.raises(Unsupported, match="inline assembly is expected to be PTX"):
        parse_ptx(text)


@pytest.mark.parametrize(
    "text",
    (
        "cp.async.ca.shared.global [ $1 + 0 ], [ $0 + 0 ], 0x4;",
        "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x5;",
        "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4; bar.sync 0;",
        "@!$2 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4;",
        "cp.async.commit_group;",
        "mov.b32 $0, $1; // no cp.async.ca",
        "// cp.async.ca",
    ),
)
def test_other_copies_stay_whole(text: str) -> None:
    assert parse_async_copy(text) is None


def test_copies_are_a_load_and_a_store() -> None:
    copy = parse_async_copy("@$3 cp.async.ca.shared.global [$0 + 8], [$1 + 16], 0x8, $2;")
    assert copy is not None
    assert (copy.size, copy.guard) == (8, 3)
    load = parse_ptx(copy.load)[-1]
    assert load.operands == (Vector((Register("$0"), Register("$1"))), Address(Register("$2"), 16))
    store = only(copy.store)
    assert store.guard == "$3"
    assert store.operands == (Address(Register("$0"), 8), Vector((Register("$1"), Register("$2"))))


@pytest.mark.parametrize(
    "text, writes",
    (
        ("st.shared.b32 [$0], $1;", False),
        ("st.shared::cta.b32 [$0], $1;", False),
        ("st.global.b32 [$0], $1;", True),
        ("st.b32 [$0], $1;", True),
        ("ld.global.b32 $0, [$1];", False),
        ("bar.sync 0;", True),
        ("red.shared.add.u32 [$0], 1;", True),
        ("wgmma.fence;", True),
        ("cp.async.commit_group;", False),
    ),
)
def test_writes_to_global_memory(text: str, writes: bool) -> None:
    assert writes_global(text) == writes
