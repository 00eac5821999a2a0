"""The page in a browser: the source and the SPIR-V beside the text, and the search."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spvbackend import driver
from spvbackend.explain.page import page
from spvbackend.options import Options
from tests.e2e.browser import BROWSER, read_page
from tests.folders import ROOT

if not BROWSER:
    pytest.skip("chromium is not installed: no page is opened", allow_module_level=True)

MODULE = """\
target triple = "spirv64"
@table = addrspace(1) global i32 0

define spir_func float @helper(ptr addrspace(1) %source) {
  %value = load float, ptr addrspace(1) %source
  ret float %value
}

define internal spir_func void @__clang_ocl_kern_imp_scale(ptr addrspace(1) %data, float %f) !dbg !4 {
  %v = load float, ptr addrspace(1) %data, !dbg !7
  %w = fmul float %v, %f, !dbg !7
  %bits = load i32, ptr addrspace(1) %data, !dbg !8
  store float %w, ptr addrspace(1) %data, !dbg !9
  %x = call float @helper(ptr addrspace(1) %data), !dbg !9
  ret void, !dbg !10
}

define spir_kernel void @scale(ptr addrspace(1) %data, float %f) {
  call spir_func void @__clang_ocl_kern_imp_scale(ptr addrspace(1) %data, float %f)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "<i id='bad'>.cl", directory: "/no/such", source: "one\\0Atwo <b id='bad'>\\0A  *data *= f;\\0A")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!7 = !DILocation(line: 3, column: 3, scope: !4)
!8 = !DILocation(line: 2, column: 3, scope: !4, inlinedAt: !9)
!9 = distinct !DILocation(line: 3, column: 9, scope: !4)
!10 = !DILocation(line: 0, scope: !4)
"""  # noqa: E501  # a node of debug info is one line
READER = """\
const rows = (title, selector) => [...section(title).querySelectorAll(selector)];
const lineRow = (line) => document.querySelector(`.line[data-line="${line}"]`);
const linked = () => all(".linked").map((row) => row.matches(".spv")
  ? row.textContent : `line ${row.dataset.line}`);
const box = document.getElementById("search");
const ask = (question) => {
  box.value = question;
  box.dispatchEvent(new Event("input"));
  return texts("#results li");
};

function readSides() {
  seen.sections = texts("#sections h2");
  seen.scale = section("@scale").querySelector(".figures").textContent;
  seen.lines = rows("@scale", ".line").map((row) => row.dataset.line);
  seen.sources = rows("@scale", ".line").filter((row) => row.querySelector(".source").textContent)
    .map((row) => [row.dataset.line, row.querySelector(".source").textContent]);
  seen.same = rows("@scale", ".same-place").map((cell) => cell.closest(".line").dataset.line);
  seen.inlined = all(".inlined").map((cell) => [cell.textContent, cell.closest(".source").title]);
  seen.functions = rows("@scale", ".spv").filter((row) => row.textContent.includes("OpFunction "))
    .map((row) => row.textContent.split(" ")[0]);
  seen.outside = rows("Outside of functions", ".spv").map((row) => row.textContent);
  seen.bad = all("#bad").length;
}

async function useRows() {
  click(lineRow(10).querySelector(".code"));
  seen.clicked = [linked(), document.activeElement.dataset.line];
  key(document.activeElement, "ArrowDown");
  key(document.activeElement, "ArrowDown");
  seen.down = [linked(), document.activeElement.dataset.line];
  key(document.activeElement, "ArrowRight");
  seen.right = document.activeElement.textContent;
  key(document.activeElement, "ArrowDown");
  seen.rightDown = [linked(), document.activeElement.textContent];
  key(document.activeElement, "ArrowLeft");
  seen.left = document.activeElement.dataset.line;
  click(rows("@scale", ".spv").find((row) => row.textContent.startsWith("OpReturn")));
  seen.back = linked();
  seen.stops = rows("@scale", ".line[tabindex='0'], .spv[tabindex='0']").length;
  const toggle = document.getElementById("toggle-listing");
  seen.toggled = [getComputedStyle(document.querySelector(".listing")).display];
  click(toggle);
  seen.toggled.push(getComputedStyle(document.querySelector(".listing")).display);
  click(toggle);
}

async function useSearch() {
  key(document.body, "/");
  seen.slash = document.activeElement.id;
  seen.byName = ask("dat");
  seen.byExactName = ask("%source");
  seen.byType = ask("FLOAT").slice(0, 2);
  seen.byLine = ask("line 12");
  seen.bySource = ask(".cl:2");
  seen.byWord = ask("fmul");
  seen.nothing = ask("no such thing");
  ask("source");
  key(box, "ArrowDown");
  key(box, "ArrowDown");
  key(box, "ArrowUp");
  seen.selected = texts("#results [aria-selected]");
  key(box, "ArrowUp");
  key(box, "Enter");
  const taken = document.activeElement;
  const isClosed = document.getElementById("results").hidden;
  seen.taken = [taken.textContent, taken.closest(".line").dataset.line, isClosed];
  key(document.activeElement, "Enter");
  seen.panel = texts("#panel-title")[0];
  key(document.activeElement, "Escape");
  key(document.body, "/");
  ask("13");
  key(box, "Enter");
  seen.goneToLine = document.activeElement.dataset.line;
  key(document.body, "/");
  ask("data");
  key(box, "Escape");
  seen.escaped = [document.getElementById("results").hidden, document.activeElement === box];
  key(document.body, "/");
  key(box, "/");
  seen.badAfter = all("#bad").length;
}

async function readAll() {
  readSides();
  await useRows();
  await useSearch();
}
"""


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    types, listing = driver.explain_beside_spirv(MODULE, Options(), sys.stderr, None, lists=True)
    assert listing.refused == ""
    return read_page(tmp_path_factory.mktemp("beside"), page(types, "k.ll", listing), READER)


def test_no_script_fails(seen: dict[str, Any]) -> None:
    assert seen["errors"] == []
    assert (seen["bad"], seen["badAfter"]) == (0, 0)


def test_kernel_and_its_body_are_one_section(seen: dict[str, Any]) -> None:
    assert seen["sections"] == ["@scale", "@helper", "Outside of functions"]
    assert "with @__clang_ocl_kern_imp_scale" in seen["scale"]
    assert seen["lines"] == [*map(str, range(18, 22)), *map(str, range(9, 17))]
    assert seen["functions"] == ["%scale", "%__clang_ocl_kern_imp_scale"]


def test_source_is_beside_the_lines_that_came_from_it(seen: dict[str, Any]) -> None:
    file = "<i id='bad'>.cl"
    assert seen["sources"] == [
        ["9", f"{file}:1 one"],
        ["10", f"{file}:3 *data *= f;"],
        ["12", f"{file}:2 two <b id='bad'>"],
        ["13", f"{file}:3 *data *= f;"],
    ]
    assert seen["same"] == ["11", "14"]
    ((text, title),) = seen["inlined"]
    assert text == "two <b id='bad'>"
    assert title == f"{file}:2  two <b id='bad'>\ninlined at {file}:3  *data *= f;"


def test_a_line_and_what_it_became_are_marked_together(seen: dict[str, Any]) -> None:
    load = "%v = OpLoad %float %data Aligned 4"
    assert sorted(seen["clicked"][0]) == sorted(["line 10", load, 'OpName %v "v"'])
    assert seen["clicked"][1] == "10"
    marked, line = seen["down"]
    assert line == "12" and "line 12" in marked
    assert any("OpBitcast" in row for row in marked) and any("%bits = " in row for row in marked)
    assert "OpBitcast" in seen["right"]
    assert "%bits = " in seen["rightDown"][1] and "line 12" in seen["rightDown"][0]
    assert seen["left"] == "12"
    assert seen["back"] == ["line 20", "OpReturn"]


def test_each_side_is_one_stop_of_the_tab_key(seen: dict[str, Any]) -> None:
    assert seen["stops"] == 2


def test_what_lies_outside_of_functions_is_listed_there(seen: dict[str, Any]) -> None:
    assert seen["outside"][0].startswith("OpCapability")
    assert any("OpTypePointer" in row for row in seen["outside"])
    assert not any("OpFunction " in row for row in seen["outside"])
    assert seen["toggled"] == ["block", "none"]


def test_slash_begins_a_search(seen: dict[str, Any]) -> None:
    assert seen["slash"] == "search"
    assert seen["byName"][:2] == [
        "%data float in @__clang_ocl_kern_imp_scale \u00b7 line 9",
        "%data float in @scale \u00b7 line 18",
    ]
    assert seen["byExactName"][0] == "%source float in @helper \u00b7 line 4"
    assert all(" float" in row for row in seen["byType"])
    assert seen["byLine"][0].startswith("line 12 %bits = load i32")
    assert seen["bySource"] == ["line 12 two <b id='bad'>"]
    assert seen["byWord"] == ["line 11 %w = fmul float %v, %f, !dbg !7"]
    assert seen["nothing"] == ["No result."]


def test_keys_lead_to_what_was_found(seen: dict[str, Any]) -> None:
    assert len(seen["selected"]) == 1
    text, line, hidden = seen["taken"]
    assert (text, line, hidden) == ("%source", "4", True)
    assert seen["panel"] == "%source in @helper"
    assert seen["goneToLine"] == "13"
    assert seen["escaped"] == [True, False]


def test_module_without_a_translation_says_why(tmp_path_factory: pytest.TempPathFactory) -> None:
    text = "define void @f(ptr %f) {\n  call void %f()\n  ret void\n}\n"
    types, listing = driver.explain_beside_spirv(text, Options(), sys.stderr, None, lists=True)
    assert re.match("OpFunctionPointerCallINTEL needs", listing.refused)
    reader = """\
async function readAll() {
  const toggle = document.getElementById("toggle-listing");
  seen.toggle = [toggle.hidden, toggle.disabled, toggle.title];
}
"""
    seen = read_page(tmp_path_factory.mktemp("refused"), page(types, "k.ll", listing), reader)
    assert seen["errors"] == []
    assert seen["toggle"] == [False, True, f"There is no SPIR-V: {listing.refused}"]


def test_phone_shows_whole_lines_of_the_source(tmp_path_factory: pytest.TempPathFactory) -> None:
    long = MODULE.replace("*data *= f;", "*data *= f; // " + "a word in a long line, " * 10)
    types, listing = driver.explain_beside_spirv(long, Options(), sys.stderr, None, lists=True)
    reader = """\
async function readAll() {
  const cells = all(".source").filter((cell) => cell.textContent);
  seen.cut = cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length;
  seen.longest = Math.max(...cells.map((cell) => cell.textContent.length));
  seen.isWider = document.documentElement.scrollWidth > innerWidth;
  seen.isAbove = cells.every((cell) => {
    const code = cell.closest(".line").querySelector(".code");
    return cell.getBoundingClientRect().bottom <= code.getBoundingClientRect().top;
  });
}
"""
    folder = tmp_path_factory.mktemp("phone")
    seen = read_page(folder, page(types, "k.ll", listing), reader, width=390)
    assert seen["errors"] == []
    assert seen["longest"] > 200
    assert (seen["cut"], seen["isWider"], seen["isAbove"]) == (0, False, True)


def test_picture_of_the_documents_can_be_drawn_anew(tmp_path: Path) -> None:
    path = tmp_path / "explain.png"
    tool = ROOT / "tools" / "explain_picture.py"
    subprocess.run([sys.executable, tool, "-o", path], check=True, timeout=120)
    drawn = (ROOT / "docs" / "images" / "explain.png").read_bytes()
    # Fonts differ between machines; the size of the picture, from its signature, does not.
    assert path.read_bytes()[:24] == drawn[:24]
    assert drawn.startswith(b"\x89PNG") and len(drawn) < 200_000
