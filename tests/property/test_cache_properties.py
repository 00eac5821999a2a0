"""The cache under any order of requests: one id for equal words, operands before users."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from spvbackend.mir.cache import Cache
from spvbackend.mir.inst import string_words
from spvbackend.mir.operands import string_text
from spvbackend.spirv import enums as spv

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
    """The id that the cache has for a request."""
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
