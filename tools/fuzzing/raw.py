"""Cases of bytes: text and bitcode with flips, cuts and repetitions."""

import random
from collections.abc import Callable
from typing import Final

from fuzzing.case import Case, plain_options
from fuzzing.corpus import choose_input

# Bytes that readers of text and of words stumble over.
PIECES: Final = (
    b"\0", b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b'"', b"{", b"}", b"(", b")", b"<", b"!", b"%",
    b"@", b"\n", b"\r\n", b"\xef\xbb\xbf", b"9" * 30, b"(" * 200, b";", b"\\", b"\x1a",
    b"c\"\\00\"", b"\xde\xc0\x17\x0b", b"BC\xc0\xde", b"-", b"0x", b"$", b"#", b"\t",
)  # fmt: skip


def flip_bit(rng: random.Random, data: bytearray) -> None:
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def set_byte(rng: random.Random, data: bytearray) -> None:
    data[rng.randrange(len(data))] = rng.choice((0, 1, 0x7F, 0x80, 0xFF, rng.randrange(256)))


def truncate(rng: random.Random, data: bytearray) -> None:
    del data[rng.randrange(len(data)) :]


def delete_bytes(rng: random.Random, data: bytearray) -> None:
    start = rng.randrange(len(data))
    del data[start : start + rng.choice((1, 1, 2, 4, 8, 30, 200))]


def repeat_bytes(rng: random.Random, data: bytearray) -> None:
    start = rng.randrange(len(data))
    piece = data[start : start + rng.choice((1, 4, 16, 100, 1000))]
    data[start:start] = piece * rng.choice((1, 1, 2, 20))


def swap_bytes(rng: random.Random, data: bytearray) -> None:
    first, second = rng.randrange(len(data)), rng.randrange(len(data))
    count = rng.choice((1, 4, 20))
    here, there = slice(first, first + count), slice(second, second + count)
    data[here], data[there] = data[there], data[here]


def insert_piece(rng: random.Random, data: bytearray) -> None:
    start = rng.randrange(len(data))
    data[start:start] = rng.choice(PIECES)


def join_inputs(rng: random.Random, data: bytearray) -> None:
    """The first part of the input and the last of another."""
    other = choose_input(rng).text.encode() or b" "
    data[rng.randrange(len(data)) :] = other[rng.randrange(len(other)) :]


CHANGES: Final[tuple[Callable[[random.Random, bytearray], None], ...]] = (
    flip_bit, set_byte, truncate, delete_bytes, repeat_bytes, swap_bytes, insert_piece,
    join_inputs,
)  # fmt: skip
WEIGHTS: Final = (5, 3, 1, 3, 2, 2, 3, 1)


def make_bytes(rng: random.Random, name: str) -> Case:
    given = choose_input(rng)
    data = bytearray(given.text.encode())
    # Only LLVM reads bitcode, so most cases are text.
    if rng.random() < 0.25:
        data = bytearray(given.bitcode()) or data
    binary = data.startswith(b"BC\xc0\xde")
    for change in rng.choices(CHANGES, WEIGHTS, k=rng.choice((1, 1, 2, 3, 10))):
        if data:
            change(rng, data)
    return Case(name, plain_options(rng), bytes(data), given.exempt, isolate=binary)
