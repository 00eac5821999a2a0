"""printf of shaders: what the host makes of formats and records, against C's own printf."""

from __future__ import annotations

import ctypes
import ctypes.util
import struct
from collections.abc import Iterator

import pytest

import spvbackend
from spvbackend.devices.printf import formatted, printed
from spvbackend.emit.entry_points import printf_formats
from spvbackend.shader.interface import PrintfFormat
from spvbackend.translator import Translator

FLAGS = ("", "-", "+", " ", "#", "0", "+0", "-#")
SIZES = ("", "9", ".0", ".3", "12.5", "10.")
INTEGERS = (0, 1, -1, 255, -2147483648, 2147483647)
FLOATS = (0.0, -0.0, 1.0, -2.5, 1.0e10, 3.14159, 1.0e-5, float("inf"), float("-inf"), 0.1)
LIBC = ctypes.CDLL(ctypes.util.find_library("c"))
RUNTIME = """
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
  %r = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @s, i32 %n)
  %q = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @t, i32 %n)
  %again = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @s, i32 %r)
  store i32 %q, ptr addrspace(1) %p
  ret void
}
@s = private addrspace(2) constant [4 x i8] c"%d\\0A\\00"
@t = private addrspace(2) constant [4 x i8] c"%s\\0A\\00"
declare i32 @printf(ptr addrspace(2), ...)
"""


def of_c(text: str, value: object) -> str:
    buffer = ctypes.create_string_buffer(512)
    LIBC.snprintf(buffer, 512, text.encode(), value)
    return buffer.value.decode()


def formats(kinds: str) -> Iterator[str]:
    for kind in kinds:
        for flags in FLAGS:
            for size in SIZES:
                yield f"%{flags}{size}{kind}"


@pytest.mark.parametrize("kind", list("diouxX"))
def test_integers_are_printed_as_c_does(kind: str) -> None:
    for text in formats(kind):
        for value in INTEGERS:
            wanted = of_c(text, ctypes.c_int(value))
            assert formatted(text, [struct.pack("<i", value)], {}) == wanted, (text, value)


def test_a_long_double_is_a_double() -> None:
    assert formatted("%.1Lf|", [struct.pack("<d", 2.5)], {}) == "2.5|"


@pytest.mark.parametrize("kind", list("fFeEgGaA"))
def test_floats_are_printed_as_c_does(kind: str) -> None:
    for text in formats(kind):
        if "#" in text and kind in "aA":
            continue
        for value in FLOATS:
            wanted = of_c(text, ctypes.c_double(value))
            assert formatted(text, [struct.pack("<d", value)], {}) == wanted, (text, value)


def test_lengths_cut_numbers() -> None:
    word = struct.pack("<i", -200)
    assert formatted("%hhd %hhu %hd", [word, word, word], {}) == "56 56 -200"
    assert formatted("%ld", [struct.pack("<q", -(1 << 40))], {}) == str(-(1 << 40))


def test_vectors_have_commas() -> None:
    assert formatted("%v3hhd|", [bytes((1, 255, 3))], {}) == "1,-1,3|"
    assert formatted("%5v2hld", [struct.pack("<2i", 1, -2)], {}) == "    1,   -2"
    assert formatted("%.1v2hlf", [struct.pack("<2f", 0.5, -1.25)], {}) == "0.5,-1.2"
    assert formatted("%v2hf", [struct.pack("<2e", 0.5, 2)], {}) == "0.500000,2.000000"


def test_strings_are_numbers() -> None:
    texts = {4: "abc"}
    word = struct.pack("<I", 4)
    assert formatted("%s|%5s|%-5s|%.2s|%%", [word] * 4, texts) == "abc|  abc|abc  |ab|%"
    assert formatted("%s %c", [bytes(4), b"x\0\0\0"], texts) == "(null) x"
    assert formatted("%p", [struct.pack("<Q", 4096)], texts) == "0x1000"


def test_what_misses_an_argument_prints_nothing() -> None:
    assert formatted("%d|%f|%c", [], {}) == "||"
    assert formatted("%y %f", [bytes(4), bytes(3)], {}) == "%y %f"


def record(*words: int) -> bytes:
    return b"".join(struct.pack("<I", word) for word in words)


def test_records_are_printed_in_their_order() -> None:
    known = [
        PrintfFormat(1, "%d,", (4,)),
        PrintfFormat(2, "%ld;", (8,)),
        PrintfFormat(3, "end", ()),
    ]
    content = record(6, 1, 7, 2, 5, 1, 3) + bytes(40)
    assert list(printed(content, known)) == ["7,", f"{(1 << 32) + 5};", "end"]


def test_what_found_no_room_is_left_out() -> None:
    known = [PrintfFormat(1, "%d,", (4,))]
    content = record(100, 1, 7, 1, 8) + bytes(4)
    assert list(printed(content, known)) == ["7,", "8,"]


def test_formats_come_with_the_shader() -> None:
    text = RUNTIME.replace("@t, i32 %n", "@t, ptr addrspace(2) @s")
    shader = Translator(triple="spirv64-unknown-vulkan1.3").translate_shader(text)
    assert shader.formats == ((1, "%d\n", (4,)), (2, "%d\n", ()), (3, "%s\n", (4,)))
    (entry,) = shader.entry_points
    assert [one.kind for one in entry.hidden] == ["printf-buffer"]
    # The module says it all by itself.
    assert printf_formats(shader.spirv) == list(shader.formats)
    told = spvbackend.reflect(shader.spirv)
    assert told["printf"][2] == {"number": 3, "text": "%s\n", "sizes": [4]}


def test_the_last_record_may_be_cut_off() -> None:
    known = [PrintfFormat(1, "%d,", (4,)), PrintfFormat(2, "%ld;", (8,))]
    # As many words are asked for as the buffer holds, and one that does not fit behind them.
    content = record(5, 1, 7, 2, 5)
    assert list(printed(content, known)) == ["7,"]
