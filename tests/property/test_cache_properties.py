"""The cache under any order of requests: one id for equal words, operands before users."""

from array import array
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spvbackend.mir.cache import Cache
from spvbackend.mir.inst import MachineInst, string_words
from spvbackend.mir.operands import string_text
from spvbackend.spirv import enums as spv
from tests.unit.cases.machine.encoding import encode

CLASSES = (spv.StorageClassFunction, spv.StorageClassWorkgroup, spv.StorageClassCrossWorkgroup)
FLOAT_BITS = (16, 32, 64)
INT_BITS = (8, 16, 32, 64)

SCALARS = st.one_of(
    st.just(("bool",)),
    st.tuples(st.just("int"), st.sampled_from(INT_BITS)),
    st.tuples(st.just("float"), st.sampled_from(FLOAT_BITS)),
)
TYPES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.tuples(st.just("vector"), SCALARS, st.sampled_from((2, 3, 4, 8, 16))),
        st.tuples(st.just("array"), inner, st.integers(1, 9)),
        st.tuples(st.just("pointer"), inner, st.sampled_from(CLASSES)),
        st.tuples(st.just("function"), inner, st.lists(inner, max_size=3).map(tuple)),
    ),
    max_leaves=6,
)


def wrapped(request: tuple[str, int, int]) -> tuple[str, int, int]:
    kind, bits, value = request
    return kind, bits, value % 2**bits


VALUES = st.integers(0, 2**64 - 1)
CONSTANTS = st.one_of(
    st.tuples(st.just("true"), st.booleans()),
    st.tuples(st.just("number"), st.sampled_from(INT_BITS), VALUES).map(wrapped),
    st.tuples(st.just("pattern"), st.sampled_from(FLOAT_BITS), VALUES).map(wrapped),
    st.tuples(st.just("null"), TYPES),
    st.tuples(st.just("undef"), TYPES),
)
REQUESTS = st.lists(st.one_of(TYPES, CONSTANTS), max_size=25)

Request = tuple[Any, ...]


def make(cache: Cache, request: Request) -> int:
    """Return the cache's id for a request."""
    kind = request[0]
    if kind == "bool":
        return cache.bool_type()
    if kind == "int":
        return cache.int_type(request[1])
    if kind == "float":
        return cache.float_type(request[1])
    if kind == "vector":
        return cache.vector_type(make(cache, request[1]), request[2])
    if kind == "array":
        return cache.array_type(make(cache, request[1]), request[2])
    if kind == "pointer":
        return cache.pointer_type(request[2], make(cache, request[1]))
    if kind == "function":
        return cache.function_type(
            make(cache, request[1]), [make(cache, parameter) for parameter in request[2]]
        )
    return make_constant(cache, request)


def make_constant(cache: Cache, request: Request) -> int:
    kind = request[0]
    if kind == "true":
        return cache.bool_constant(request[1])
    if kind == "number":
        return cache.int_constant(request[1], request[2])
    if kind == "pattern":
        bits = request[1]
        return cache.numeric(cache.float_type(bits), bits, request[2])
    type_id = make(cache, request[1])
    return cache.null(type_id) if kind == "null" else cache.undef(type_id)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(REQUESTS)
def test_one_id_exactly_for_equal_requests(requests: list[Request]) -> None:
    cache = Cache()
    ids = [make(cache, request) for request in requests]
    assert [make(cache, request) for request in requests] == ids
    known = dict(zip(requests, ids, strict=True))
    assert len(set(known.values())) == len(known)


@given(REQUESTS)
def test_operands_come_before_users(requests: list[Request]) -> None:
    cache = Cache()
    for request in requests:
        make(cache, request)
    defined: set[int] = set()
    for inst in cache.entries:
        used = {word for word in (inst.type_id, *inst.operands) if word < 0}
        assert used <= defined
        assert inst.result not in defined
        defined.add(inst.result)


@given(REQUESTS)
def test_no_two_entries_say_the_same(requests: list[Request]) -> None:
    cache = Cache()
    for request in requests:
        make(cache, request)
    words = [(inst.opcode, inst.type_id, *inst.operands) for inst in cache.entries]
    assert len(set(words)) == len(words)


@given(REQUESTS)
def test_equal_requests_give_equal_modules(requests: list[Request]) -> None:
    caches = [Cache(), Cache()]
    for cache in caches:
        for request in requests:
            make(cache, request)
    left, right = [
        [(inst.opcode, inst.type_id, inst.result, inst.operands) for inst in cache.entries]
        for cache in caches
    ]
    assert left == right


@given(st.sampled_from(FLOAT_BITS), st.lists(st.integers(0, 2**64 - 1), max_size=20))
def test_floats_are_their_bit_patterns(bits: int, patterns: list[int]) -> None:
    cache = Cache()
    type_id = cache.float_type(bits)
    patterns = [pattern % 2**bits for pattern in patterns]
    ids = {pattern: cache.numeric(type_id, bits, pattern) for pattern in patterns}
    assert len(set(ids.values())) == len(ids)
    words = {inst.result: inst.operands for inst in cache.entries}
    for pattern, id in ids.items():
        assert sum(word << 32 * place for place, word in enumerate(words[id])) == pattern
        assert len(words[id]) == (bits + 31) // 32


@given(st.integers(0, 1))
def test_bool_int_and_float_of_one_value_are_three(value: int) -> None:
    cache = Cache()
    ids = [
        cache.bool_constant(value == 1),
        cache.bool_constant(value == 0),
        *[cache.int_constant(bits, value) for bits in INT_BITS],
        *[cache.numeric(cache.float_type(bits), bits, value) for bits in FLOAT_BITS],
    ]
    assert len(set(ids)) == len(ids)


@given(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"])))
def test_words_of_a_string_give_it_back(text: str) -> None:
    words = string_words(text)
    assert string_text(words) == text
    assert len(words) == len(text.encode()) // 4 + 1
    assert all(0 <= word < 2**32 for word in words)


CODES = {8: "B", 16: "H", 32: "I", 64: "Q"}
FEW = st.one_of(st.integers(0, 5), st.integers(0, 2**64 - 1))
TABLES = st.lists(st.tuples(st.sampled_from(INT_BITS), st.booleans(), st.lists(FEW, max_size=8)))


def rows(insts: list[MachineInst]) -> list[tuple[int, int, int, list[int]]]:
    return [(inst.opcode, inst.type_id, inst.result, inst.operands) for inst in insts]


def words(insts: list[MachineInst], piece: int) -> tuple[int, list[int]]:
    """Return the bound and the words of the instructions, encoded in pieces of some words."""
    words = array("I")
    return encode(insts, words, piece)[0], words.tolist()


@given(TABLES, st.integers(1, 9), st.integers(1, 40))
def test_a_run_of_constants_is_the_constants_one_by_one(
    tables: list[tuple[int, bool, list[int]]], run_from: int, piece: int
) -> None:
    runs, plain = Cache(), Cache()
    single: set[int] = set()
    for bits, is_table, values in tables:
        patterns = array(CODES[bits], [value % 2**bits for value in values])
        type_id = runs.int_type(bits)
        assert plain.int_type(bits) == type_id
        ids = [plain.numeric(type_id, bits, pattern) for pattern in patterns]
        if is_table:
            assert runs.numerics(type_id, bits, patterns, run_from) == ids
        else:
            assert [runs.numeric(type_id, bits, pattern) for pattern in patterns] == ids
            single.update(ids)
    assert rows(runs.insts()) == rows(plain.entries)
    assert words(runs.entries, piece) == words(plain.entries, 1 << 30)
    kept = runs.insts_but_tables()
    assert single <= {inst.result for inst in kept}
    assert sorted(rows(kept)) == [row for row in sorted(rows(plain.entries)) if row in rows(kept)]
    assert all(runs.is_shared(id) for id in single)
