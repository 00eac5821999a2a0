"""The page's data beside the text: the order of functions, the source and the SPIR-V."""

from __future__ import annotations

import sys
from typing import Any

import spvbackend
from spvbackend import driver
from spvbackend.explain.order import reading_order
from spvbackend.explain.page import page
from spvbackend.explain.pointee_types import NO_LISTING, Listing, PointeeTypes
from spvbackend.explain.text import report
from spvbackend.options import Options
from tests.folders import ROOT
from tests.unit.explain.test_page import data_of

TWIN = "__clang_ocl_kern_imp_scale"
MODULE = f"""\
@g = addrspace(1) global i32 0
define spir_func void @other(ptr %a) {{
  store i32 1, ptr %a
  ret void
}}
define internal spir_func void @{TWIN}(ptr addrspace(1) %p, float %f) {{
  %v = load float, ptr addrspace(1) %p
  %w = load i32, ptr addrspace(1) %p
  call void @deep(ptr addrspace(1) %p)
  ret void
}}
define spir_func void @deeper(ptr addrspace(1) %a) {{
  call void @deep(ptr addrspace(1) %a)
  ret void
}}
define spir_func void @deep(ptr addrspace(1) %a) {{
  call void @deeper(ptr addrspace(1) %a)
  ret void
}}
define spir_kernel void @scale(ptr addrspace(1) %p, float %f) {{
  call spir_func void @{TWIN}(ptr addrspace(1) %p, float %f)
  ret void
}}
define spir_kernel void @second(ptr addrspace(1) %b) {{
  store i32 0, ptr addrspace(1) @g
  ret void
}}
define spir_func void @__clang_ocl_kern_imp_other(ptr %a) {{
  ret void
}}
"""


def listed(text: str, options: Options | None = None) -> tuple[PointeeTypes, Listing]:
    return driver.explain_beside_spirv(text, options or Options(), sys.stderr, None, lists=True)


def test_kernels_come_first_then_what_they_call() -> None:
    """A function that is not a kernel has no twin, whatever its name."""
    groups = [tuple(group) for group in reading_order(spvbackend.infer_types(MODULE))]
    assert groups == [
        ("scale", "kernel", TWIN), ("second", "kernel", ""), ("deep", "called", ""),
        ("deeper", "called", ""), ("other", "other", ""),
        ("__clang_ocl_kern_imp_other", "other", ""),
    ]  # fmt: skip


def test_sections_are_in_that_order_and_hold_the_twins() -> None:
    types = spvbackend.infer_types(MODULE)
    assert types.kernels == ["scale", "second"]
    data = data_of(page(types, "k.ll"))
    strings = data["strings"]
    sections = [
        (strings[fn], strings[role], strings[twin], [chunk[0] for chunk in chunks])
        for fn, chunks, _, role, twin in data["sections"]
    ]
    assert sections == [
        ("scale", "kernel", TWIN, [20, 6]), ("second", "kernel", "", [24]),
        ("deep", "called", "", [16]), ("deeper", "called", "", [12]), ("other", "other", "", [2]),
        ("__clang_ocl_kern_imp_other", "other", "", [28]), ("", "other", "", [1]),
    ]  # fmt: skip


def test_the_report_has_the_twin_with_its_kernel() -> None:
    types = spvbackend.infer_types(MODULE)
    titles = [
        line for line in report(types).splitlines() if line.startswith("@") and ": " not in line
    ]
    assert titles == [
        "@other:", "@scale:", f"@scale, in @{TWIN}:", "@deeper:", "@deep:", "@second:",
        "@__clang_ocl_kern_imp_other:",
    ]  # fmt: skip
    of_kernel = report(types, "scale").splitlines()
    assert [line for line in of_kernel if line.startswith("@")] == [
        "@scale:",
        f"@scale, in @{TWIN}:",
    ]
    assert report(types, TWIN).splitlines()[0] == f"@scale, in @{TWIN}:"


def listing_in(data: dict[str, Any]) -> Listing:
    row = data["listing"]
    functions = tuple((data["strings"][name], start, end) for name, start, end in row["functions"])
    return Listing(tuple(row["text"].split("\n")), tuple(row["origins"]), functions, row["refused"])


def test_listing_is_in_the_data() -> None:
    types, listing = listed(MODULE)
    data = data_of(page(types, "k.ll", listing))
    assert listing_in(data) == listing
    assert [name for name, _, _ in listing.functions] == [
        "other", TWIN, "deeper", "deep", "scale", "second", "__clang_ocl_kern_imp_other",
    ]  # fmt: skip
    assert data_of(page(types, "k.ll"))["listing"] == {
        "refused": "", "text": "", "origins": [], "functions": [],
    }  # fmt: skip


def test_places_are_in_the_data() -> None:
    source = (ROOT / "docs" / "examples" / "relu.ll").read_text(encoding="utf-8")
    data = data_of(page(spvbackend.infer_types(source), "relu.ll"))
    strings = data["strings"]
    placed = dict(zip(data["placed"][::2], data["placed"][1::2], strict=True))
    file, line, inlined_at, text = data["places"][placed[13]]
    place = strings[file], line, inlined_at, strings[text]
    assert place == ("relu.cl", 6, -1, "    *negative = bits;")
    assert 14 not in placed


def test_hostile_listings_and_sources_are_data() -> None:
    bad = "</script><script>alert(1)</script>"
    source = (
        "define void @f(ptr %p) !dbg !1 {\n  ret void, !dbg !2\n}\n"
        f'!0 = !DIFile(filename: "{bad}\\FF", directory: "", source: "{bad}\\0A{bad}\\FE")\n'
        "!1 = distinct !DISubprogram(file: !0, line: 1)\n"
        "!2 = !DILocation(line: 2, scope: !1)\n"
    )
    types = PointeeTypes(["f"], [], [], {}, [], source)
    listing = Listing((f'OpName %1 "{bad}\udcff"',), (1,), (), f"{bad}\udcfe")
    html = page(types, "k.ll", listing)
    assert html.isascii() and bad not in html
    data = data_of(html)
    assert data["listing"]["text"] == f'OpName %1 "{bad}\\FF"'
    assert data["listing"]["refused"] == f"{bad}\\FE"
    assert {f"{bad}\\FF", bad, f"{bad}\\FE"} <= set(data["strings"])


def size_of(functions: int) -> int:
    """The length of the page of many functions in which uses of a type each disagree."""
    types = ("i8", "i16", "i32", "i64", "half", "float", "double")
    uses = "".join(
        f"  %q{n} = freeze ptr %p\n  store {type} zeroinitializer, ptr %q{n}\n"
        for n, type in enumerate(types)
    )
    text = "".join(
        f"define void @f{n}(ptr %p) {{\n{uses}  ret void\n}}\n" for n in range(functions)
    )
    types_of, listing = listed(text)
    return len(page(types_of, "k.ll", listing))


def test_size_is_linear() -> None:
    """The page's size is linear in the functions, and in the pointers that share a choice."""
    empty, small, large = size_of(0), size_of(20), size_of(40)
    assert 0 < large - small < 1.2 * (small - empty)


def wide(count: int) -> str:
    """One class of pointers, each of which is used as another type."""
    uses = "".join(
        f"  %q{n} = freeze ptr %p\n  store [{n + 1} x i8] zeroinitializer, ptr %q{n}\n"
        for n in range(count)
    )
    return f"define void @f(ptr %p) {{\n{uses}  ret void\n}}\n"


def test_choice_between_many_types_is_cut() -> None:
    types = spvbackend.infer_types(wide(50))
    choice = types.of("p", "f").choice
    assert choice is not None
    assert (len(choice.candidates), choice.more) == (8, 42)
    assert [(one.casts, len(one.uses)) for one in choice.candidates] == [(49, 12)] * 8
    data = data_of(page(types, "k.ll", NO_LISTING))
    assert len(data["choices"]) == 1
