"""The page about pointee types: its content, its split of the text, its robustness."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from operator import itemgetter
from typing import Any

import pytest

import spvbackend
from spvbackend.explain.page import BYTES_COLOUR, COLOUR_OF, COLOURS, page
from spvbackend.explain.pointee_types import (
    Candidate,
    Cast,
    Choice,
    Edge,
    Link,
    Node,
    PointeeTypes,
    Reason,
    TypedPointer,
    Use,
)
from tests.folders import ROOT

EXPLAIN = ROOT / "spvbackend" / "explain"

MODULE = """\
; about @table and %p
%node = type { ptr, i32 }
@table = addrspace(1) global [4 x i32] zeroinitializer

define internal ptr @pick(ptr %a, ptr %b, i1 %c) {
  %s = select i1 %c, ptr %a, ptr %b
  ret ptr %s
}

; walks
; far
define spir_kernel void @walk(ptr %x, ptr %y, ptr %z, i1 %c) {
  %slot = alloca ptr
  store ptr %x, ptr %slot
  %q = load ptr, ptr %slot
  %p = call ptr @pick(ptr %q, ptr %y, i1 %c) ; not %y
  %v = load i32, ptr %p
  store float 1.0, ptr %q
  store float 2.0, ptr %y
  store i32 %v, ptr addrspace(1) @table
  store i64 1, ptr %z
  %w = load i16, ptr %z
  store i64 2, ptr %z
  ret void
}
"""

# Names that end scripts or strings, of other alphabets and of bytes that are no text.
HOSTILE = """\
@"</script><script>alert(1)</script>" = addrspace(1) global i32 0
@"<!--" = addrspace(1) constant [3 x i8] c"\\FF%p"
@"\\22\\5C' &amp; $data" = addrspace(1) global i32 0
define void @"\u00fcber \U0001f600 \\FF"(ptr %"a b", ptr %"\U0001f600", ptr %"1") {
  store i32 0, ptr %"a b" ; \U0001f600
  store i32 1, ptr %"\\F0\\9F\\98\\80"
  store float 1.0, ptr %"1"
  store i32 2, ptr addrspace(1) @"\\3C/script><script>alert(1)</script>"
  ret void
}
"""


def page_of(text: str) -> tuple[PointeeTypes, dict[str, Any]]:
    types = spvbackend.infer_types(text)
    return types, data_of(page(types, "k.ll"))


def data_of(html: str) -> dict[str, Any]:
    script = re.search(r'<script id="data" type="application/json">(.*?)</script>', html, re.DOTALL)
    assert script is not None
    data: dict[str, Any] = json.loads(script[1])
    return data


def reason_of(data: dict[str, Any], index: int) -> Reason:
    kind, what, type, line = data["reasons"][index]
    return Reason(data["strings"][kind], data["strings"][what], data["types"][type][0], line)


def links_of(data: dict[str, Any], index: int) -> tuple[Link, ...]:
    links = []
    while index >= 0:
        what, line, pointer, index = data["links"][index]
        links.append(Link(data["strings"][what], line, data["strings"][pointer]))
    return tuple(links)


def cast_of(data: dict[str, Any], index: int) -> Cast:
    function, line, pointer, source, target = data["casts"][index]
    strings, types = data["strings"], data["types"]
    return Cast(strings[function], line, strings[pointer], types[source][0], types[target][0])


def pointer_of(data: dict[str, Any], row: list[Any], cells: list[int]) -> TypedPointer:
    strings, types = data["strings"], data["types"]
    function, name, line, space, type, reason, link, others, weights, casts, inner, node = row[:12]
    return TypedPointer(
        strings[function],
        strings[name],
        line,
        space,
        types[type][0],
        reason_of(data, reason),
        links_of(data, link),
        tuple(reason_of(data, other) for other in others),
        tuple(
            (types[type][0], weight)
            for type, weight in zip(weights[::2], weights[1::2], strict=True)
        ),
        tuple(cast_of(data, cast) for cast in casts),
        pointer_of(data, inner, cells) if inner else None,
        cells[node] if node >= 0 else -1,
        choice_of(data, row[12]) if row[12] >= 0 else None,
    )


def choice_of(data: dict[str, Any], index: int) -> Choice:
    strings = data["strings"]
    rule, more, rows = data["choices"][index]
    return Choice(tuple(candidate_of(data, row) for row in rows), more, strings[rule])


def candidate_of(data: dict[str, Any], row: list[Any]) -> Candidate:
    strings, types = data["strings"], data["types"]
    type, casts, weight, spares, rule, uses = row
    rows = [data["uses"][use] for use in uses]
    uses_of = tuple(Use(strings[what], types[t][0], line, times) for what, t, line, times in rows)
    return Candidate(types[type][0], casts, weight, spares, uses_of, strings[rule])


def words(data: dict[str, Any]) -> list[tuple[str, int, str, int]]:
    """The spans: the section's function, the line, the word and the pointer or -1."""
    shown = []
    for name, chunks, *_ in data["sections"]:
        for line, text, spans in chunks:
            units = text.encode("utf-16-le")
            end = 0
            for before, length, pointer in zip(*[iter(spans)] * 3, strict=True):
                start = end + 2 * before
                end = start + 2 * length
                word = units[start:end].decode("utf-16-le")
                at = line + units[:start].decode("utf-16-le").count("\n")
                shown.append((data["strings"][name], at, word, pointer))
    return shown


def rounded(pointer: TypedPointer, cells: list[int]) -> TypedPointer:
    """Return the pointer in the form of the page, which cannot show a cell that is not a node."""
    return pointer._replace(
        alternatives=tuple((type, round(weight, 2)) for type, weight in pointer.alternatives),
        inner=pointer.inner and rounded(pointer.inner, cells),
        cell=pointer.cell if pointer.cell in cells else -1,
    )


@pytest.mark.parametrize("name", ["local_reduce.O2", "atomics_64.O0", "private_arrays.O2"])
def test_data_holds_all_that_is_known(name: str) -> None:
    types, data = page_of((ROOT / f"tests/e2e/ll/{name}.ll").read_text())
    cells = list(types.nodes)
    assert [pointer_of(data, row, cells) for row in data["pointers"]] == [
        rounded(pointer, cells) for pointer in types
    ]
    strings = data["strings"]
    nodes = [
        Node(
            strings[label], strings[fn], line, data["types"][type][0],
            tuple(reason_of(data, index) for index in evidence),
        )
        for label, fn, line, type, evidence in data["nodes"]
    ]  # fmt: skip
    assert nodes == list(types.nodes.values())
    edges = zip(*[iter(data["edges"])] * 4, strict=True)
    assert [Edge(cells[a], cells[b], strings[what], line) for a, b, what, line in edges] == list(
        types.edges
    )
    assert {cast_of(data, index) for index in range(len(data["casts"]))} == set(types.casts)


def test_pointers_of_the_text_are_found_where_they_stand() -> None:
    types, data = page_of(MODULE)
    labels = ["%" * bool(p.function) + "@" * (not p.function) + p.name for p in types]
    placed = [
        (function, line, word)
        for function, line, word, pointer in words(data)
        if pointer >= 0 and labels[pointer] == word and types.pointers[pointer].function
        in (function, "")
    ]  # fmt: skip
    assert sorted(placed, key=itemgetter(1)) == [
        ("", 3, "@table"),
        ("pick", 5, "%a"), ("pick", 5, "%b"),
        ("pick", 6, "%s"), ("pick", 6, "%a"), ("pick", 6, "%b"),
        ("pick", 7, "%s"),
        ("walk", 12, "%x"), ("walk", 12, "%y"), ("walk", 12, "%z"),
        ("walk", 13, "%slot"),
        ("walk", 14, "%x"), ("walk", 14, "%slot"),
        ("walk", 15, "%q"), ("walk", 15, "%slot"),
        ("walk", 16, "%p"), ("walk", 16, "%q"), ("walk", 16, "%y"),
        ("walk", 17, "%p"),
        ("walk", 18, "%q"),
        ("walk", 19, "%y"),
        ("walk", 20, "@table"),
        ("walk", 21, "%z"), ("walk", 22, "%z"), ("walk", 23, "%z"),
    ]  # fmt: skip
    comments = [(line, word) for _, line, word, pointer in words(data) if pointer < 0]
    assert sorted(comments) == [(1, "; about @table and %p"), (10, "; walks"), (11, "; far"),
                        (16, "; not %y")]  # fmt: skip
    assert all(not absent for _, _, absent, *_ in data["sections"])


@pytest.mark.parametrize("text", [MODULE, HOSTILE, MODULE.replace("\n", "\r\n")])
def test_sections_hold_every_line_of_the_text_once(text: str) -> None:
    _, data = page_of(text)
    lines = text.split("\n")
    shown = [
        (first + index, line)
        for _, chunks, *_ in data["sections"]
        for first, chunk, _ in chunks
        for index, line in enumerate(chunk.split("\n"))
    ]
    wanted = [(number, line.strip()) for number, line in enumerate(lines, 1) if line.strip()]
    assert sorted((number, line.strip()) for number, line in shown if line.strip()) == wanted


def test_casts_are_in_the_data_with_their_lines() -> None:
    _, data = page_of(MODULE)
    casts = [cast_of(data, index) for index in range(len(data["casts"]))]
    assert casts == [Cast("walk", 16, "%p", "float", "i32"), Cast("walk", 22, "%z", "i64", "i16")]


HEADERS = [
    ("define void @f(ptr %p) {\n  ret void\n}", ["f"]),
    ("define\n void\n @f(\n ptr %p\n)\n{\n  ret void\n}", ["f"]),
    ("define void @f(ptr %p) { ret void } define void @g(ptr %p) { ret void }", ["f", "g"]),
    ("define { i32, ptr } @f(ptr %p) {\n  ret { i32, ptr } zeroinitializer\n}", ["f"]),
    ("define void @f(ptr byval({ i32, [2 x i8] }) %p) {\n  ret void\n}", ["f"]),
    ("define void @f(ptr %p) prefix { i32, i8 } { i32 1, i8 2 } {\n  ret void\n}", ["f"]),
    ("define void @define(ptr %p) {\ndefine:\n  ret void\n}\n; define void @g()", ["define"]),
    ('define void @"d e"(ptr %p) {\n  ret void\n}\n!define = !{!0}\n!0 = !{!" define "}', ["d e"]),
    ("; define void @g() {\n@s = constant [1 x i8] c\"{\"\ndefine void @f(ptr %p) {\n  ret void }",
     ["f"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "names"), HEADERS)
def test_functions_are_split_however_they_are_laid_out(text: str, names: list[str]) -> None:
    _, data = page_of(text)
    sections = {data["strings"][name]: chunks for name, chunks, *_ in data["sections"]}
    assert [name for name in sections if name] == names
    for name in names:
        ((_, chunk, _),) = sections[name]
        assert chunk.startswith("define") and chunk.endswith("}") and "ret" in chunk
    pointers = [(function, word) for function, _, word, pointer in words(data) if pointer >= 0]
    assert [named for named in pointers if named[1] == "%p"] == [(name, "%p") for name in names]


def test_type_that_has_the_name_of_a_pointer_is_none() -> None:
    _, data = page_of(
        "%t = type { ptr, i32 }\n"
        "define void @f(ptr %t, ptr noundef align 4 captures(none) %u, i1 %c, %t %agg) {\n"
        "entry:\n"
        "  %g = getelementptr %t, ptr %t, i64 0, i32 1\n"
        "  store i32 0, ptr %g\n"
        "  %a = alloca [2 x %t]\n"
        "  store %t %agg, ptr %u\n"
        "  %e = icmp eq ptr %u, %t\n"
        "  br i1 %e, label %loop, label %end\n"
        "loop:\n"
        "  %i = phi ptr [ %t, %entry ], [ %i, %loop ]\n"
        "  call void @h(ptr noundef align 8 %t, ptr byval(%t) %u)\n"
        "  br i1 %c, label %loop, label %end\n"
        "end:\n"
        "  ret void\n"
        "}\n"
        "declare void @h(ptr, ptr byval(%t))\n"
    )
    lines = [line for _, line, word, pointer in words(data) if word == "%t" and pointer >= 0]
    assert lines == [2, 4, 8, 11, 12]


def test_hostile_names_are_data() -> None:
    types = spvbackend.infer_types(HOSTILE)
    html = page(types, 'a</title><script>"&\udcff\U0001f600')
    assert html.isascii()
    parser = Scripts()
    parser.feed(html)
    assert parser.scripts == 6
    assert parser.title == 'a</title><script>"&\\FF\U0001f600: pointee types'
    data = data_of(html)
    names = {(p.function, p.name) for p in types}
    function = "\u00fcber \U0001f600 \udcff"
    assert names == {
        ("", "</script><script>alert(1)</script>"), ("", "<!--"), ("", "\"\\' &amp; $data"),
        (function, "a b"), (function, "\U0001f600"), (function, '"1"'),
    }  # fmt: skip
    placed = [(line, word, types.pointers[p].name) for _, line, word, p in words(data) if p >= 0]
    assert placed[:-3] == [
        (4, '%"a b"', "a b"), (4, '%"\U0001f600"', "\U0001f600"), (4, '%"1"', '"1"'),
        (5, '%"a b"', "a b"),
        (6, '%"\\F0\\9F\\98\\80"', "\U0001f600"),
        (7, '%"1"', '"1"'),
        (8, '@"\\3C/script><script>alert(1)</script>"', "</script><script>alert(1)</script>"),
    ]  # fmt: skip


def test_bytes_that_are_no_text_survive() -> None:
    """The command reads each as a lone surrogate; the page says what LLVM would."""
    source = '; \udcff\ud800\ndefine void @f(ptr %"\udcff") {\n  ret void\n}\n'
    pointer = typed("f", "\udcff", '%"\udc80"')
    data = data_of(page(PointeeTypes(["f"], [pointer], [], {}, [], source), "k.ll"))
    assert data["sections"][0][1][0][1].startswith("; \\FF\ufffd\ndefine")
    assert [word for _, _, word, index in words(data) if index == 0] == ['%"\\FF"']
    assert "\\FF" in data["strings"] and data["types"][0][0] == '%"\\80"'
    assert json.dumps(data, ensure_ascii=False).encode()


def typed(function: str, name: str, pointee: str) -> TypedPointer:
    reason = Reason("used", "load", pointee, 0)
    return TypedPointer(function, name, 0, 0, pointee, reason, (), (), (), (), None, -1)


class Scripts(HTMLParser):
    """Counts the script elements and reads the title, as a browser would."""

    def __init__(self) -> None:
        super().__init__()
        self.scripts = 0
        self.title = ""
        self.open = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open = tag
        self.scripts += tag == "script"

    def handle_endtag(self, tag: str) -> None:
        self.open = ""

    def handle_data(self, data: str) -> None:
        if self.open == "title":
            self.title += data


def test_pointers_that_the_text_lacks_are_listed() -> None:
    pointers = [typed("f", "p", "i32"), typed("f", "made", "i32"), typed("added", "p", "i8")]
    source = "define void @f(ptr %p) {\n  ret void\n}\n"
    data = data_of(page(PointeeTypes(["f", "added"], pointers, [], {}, [], source), "k.ll"))
    sections = [
        (data["strings"][name], len(chunks), absent)
        for name, chunks, absent, *_ in data["sections"]
    ]
    assert sections == [("f", 1, [1]), ("added", 0, [2])]


def test_module_without_pointers_has_a_page() -> None:
    assert data_of(page(PointeeTypes([], [], [], {}, [], ""), ""))["sections"] == []


def colours_of(types: list[str]) -> dict[str, int]:
    pointers = [typed("f", str(index), type) for index, type in enumerate(types)]
    data = data_of(page(PointeeTypes(["f"], pointers, [], {}, [], ""), "k.ll"))
    return {str(type): colour for type, colour in data["types"]}


def test_types_have_colours_of_their_own() -> None:
    named = [f"%struct.s{index}" for index in range(4 * COLOURS)]
    colours = colours_of([*named, "i8", "float"])
    assert len(set(colours.values())) == len(colours)
    assert colours["i8"] == BYTES_COLOUR and colours["float"] == COLOUR_OF["float"]
    assert sorted(colours.values())[: COLOURS + 1] == list(range(COLOURS + 1))
    # What else is in the module does not matter as long as no other type wants the same.
    assert colours_of([named[0]])[named[0]] == colours[named[0]] % COLOURS
    assert colours_of(["i8", named[0]])[named[0]] == colours_of([named[0]])[named[0]]


def scheme(css: str) -> dict[str, tuple[float, ...]]:
    return {
        name: tuple(int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4))
        for name, digits in re.findall(r"--([\w-]+): #([0-9a-f]{6});", css)
    }


def luminance(colour: tuple[float, ...]) -> float:
    """Relative luminance as WCAG 2 defines it."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in colour]
    return sum(weight * v for weight, v in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("name", ["light", "dark"])
def test_colours_can_be_read(name: str) -> None:
    """Contrast of 4.5 at least, also on a line with a cast and on the pointer's own tint."""
    css = (EXPLAIN / "page.css").read_text()
    light, dark = css.split("@media (prefers-color-scheme: dark)", 1)
    colours = scheme(light if name == "light" else dark)
    assert all(f"c{index}" in colours for index in range(COLOURS + 1))
    tint = re.search(r"\.ptr \{[^}]*color-mix\(in srgb, var\(--c\) (\d+)%, transparent\)", css)
    assert tint is not None
    part = int(tint[1]) / 100
    for text in ["text", "faint", "accent", *(f"c{index}" for index in range(COLOURS + 1))]:
        for ground in ["ground", "raised", "warning-ground", "flash"]:
            mixed = [
                part * a + (1 - part) * b
                for a, b in zip(colours[text], colours[ground], strict=True)
            ]
            shown = tuple(mixed) if text.startswith("c") else colours[ground]
            dim, bright = sorted((luminance(colours[text]), luminance(shown)))
            assert (bright + 0.05) / (dim + 0.05) >= 4.5, (text, ground)


def test_page_needs_nothing_else() -> None:
    html = page(spvbackend.infer_types(MODULE), "k.ll")
    assert set(re.findall(r"\w+://[^\s\"'`)]*", html)) == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"\b(?:src|href)\s*=|\burl\(|@import|\bimport\b|fetch\(", html)
    # Names are put in as text, never as markup.
    script = "".join(path.read_text() for path in sorted(EXPLAIN.glob("page*.js")))
    assert not re.search(r"innerHTML|outerHTML|insertAdjacent|document\.write|\beval\b", script)
    assert "</script" not in script and "<!--" not in script


def test_page_is_the_same_in_every_process() -> None:
    path = ROOT / "tests/e2e/ll/local_reduce.O2.ll"
    code = (
        "import sys, spvbackend; from spvbackend.explain.page import page;"
        f"sys.stdout.write(page(spvbackend.infer_types(open({str(path)!r}).read()), 'k.ll'))"
    )
    other = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    assert other.stdout == page(spvbackend.infer_types(path.read_text()), "k.ll")


def test_parts_of_the_page_are_in_the_wheel() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    patterns = settings["tool"]["setuptools"]["package-data"]["spvbackend"]
    shipped = {path for pattern in patterns for path in (ROOT / "spvbackend").glob(pattern)}
    assert {path for path in EXPLAIN.glob("page*") if path.suffix != ".py"} <= shipped
