"""The page about pointee types works in a browser: a script acts like a reader.

One start of Chromium serves all tests.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

import spvbackend
from spvbackend.explain.page import page
from tests.e2e.browser import BROWSER, read_page

if not BROWSER:
    pytest.skip("chromium is not installed: no page is opened", allow_module_level=True)

WALK = """\
@table = addrspace(1) global [4 x i32] zeroinitializer

define spir_kernel void @walk(ptr %x, ptr %y, ptr addrspace(1) %unknown, i1 %c) {
entry:
  %slot = alloca ptr
  store ptr %x, ptr %slot
  %q = load ptr, ptr %slot
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %p = phi ptr [ %q, %entry ], [ %y, %then ]
  store float 1.0, ptr %p
  store float 2.0, ptr %y
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) @table
  ret void
}
"""
HOSTILE = """\
define void @"</script><b id=\\22bad\\22>\u00fc"(ptr %"<i id='bad'> &amp;", ptr %"\\FF") {
  store i32 0, ptr %"<i id='bad'> &amp;"
  store i32 0, ptr %"\\FF"
  ret void
}
"""
CHAIN_LENGTH = 60


def chain() -> str:
    """Return a function whose pointers must all agree, more of them than a graph shows."""
    steps = [
        f"  %p{index + 1} = select i1 %c, ptr %p{index}, ptr %p{index}\n"
        for index in range(CHAIN_LENGTH)
    ]
    body = "".join(steps) + f"  store i16 1, ptr %p{CHAIN_LENGTH}\n  ret void\n"
    return f"define void @chain(ptr %p0, i1 %c) {{\n{body}}}\n"


def fillers() -> str:
    """Return so many functions that the last ones are closed at first."""
    return "".join(
        f"define void @filler{index}(ptr %p) {{\n  store i8 1, ptr %p\n  ret void\n}}\n"
        for index in range(6)
    )


READER = """\
const tipText = () => {
  const tip = document.getElementById("tip");
  return tip.hidden ? "" : tip.innerText;
};
const panelOpen = () => !document.getElementById("panel").hidden;
const nodes = () => all(".graph .node").map((node) => node.querySelector(".title").textContent);

function readPage() {
  seen.title = document.title;
  seen.legend = texts("#legend button");
  seen.figures = texts("#figures")[0];
  seen.sections = texts("#sections h2");
  seen.kernels = all(".kernel").map((one) => one.parentElement.firstChild.textContent);
  seen.open = all("#sections > details[open]").map((one) => one.querySelector("h2").textContent);
  seen.filled = all("#sections > details").filter((one) => one.querySelector(".line")).length;
  seen.marks = all(".mark[title]").map((mark) =>
    [mark.closest(".line").dataset.line, mark.title, mark.textContent]);
  seen.colours = pointersIn("@walk", "%y").map((element) => getComputedStyle(element).color);
  seen.bad = all("#bad").length;
}

async function useMouse() {
  const [, used] = pointersIn("@walk", "%p");
  over(used);
  seen.hover = tipText();
  seen.same = all(".same").map((element) => element.closest(".line").dataset.line);
  over(document.body);
  await pause(50);
  over(document.getElementById("tip"));
  await pause(400);
  seen.hoverInTip = tipText() !== "";
  over(document.body);
  await pause(400);
  seen.left = tipText();
  over(pointersIn("@walk", "%slot")[0]);
  seen.hoverStored = tipText();
  click(used);
  seen.clickHidesTip = tipText();
  seen.panel = [panelOpen(), texts("#panel-title")[0], document.activeElement.id];
  seen.why = document.getElementById("panel-why").innerText;
  seen.note = texts("#graphs .note")[0];
  seen.nodes = nodes();
  const lefts = all(".graph .node").map((node) => node.getBoundingClientRect().left);
  seen.steps = lefts.map((left) => Math.round((left - lefts[0]) / (lefts[1] - lefts[0])));
  seen.edges = texts(".graph .label");
  seen.evidence = texts(".graph .evidence");
  seen.decides = texts(".graph .decides");
  seen.graphFits = all(".graph .box").every((box) => {
    const {right, bottom} = box.getBoundingClientRect();
    const whole = box.ownerSVGElement.getBoundingClientRect();
    return right <= whole.right && bottom <= whole.bottom;
  });
  click(all(".graph .node").find((node) => node.textContent.includes("%x")));
  seen.gone = texts(".chosen");
  seen.goneLine = all(".chosen").map((element) => element.closest(".line").dataset.line);
  click(all("#panel-why [data-line]")[0]);
  seen.flash = all(".flash").map((line) => line.dataset.line).pop();
  click(document.getElementById("panel-close"));
  seen.closed = !panelOpen();
}

async function useKeys() {
  const [definition] = pointersIn("@walk", "%q");
  seen.tabIndex = pointersIn("@walk", "%q").map((element) => element.tabIndex);
  definition.focus();
  seen.focus = tipText();
  key(definition, "Escape");
  seen.escapeHidesTip = tipText();
  key(definition, "Enter");
  seen.enter = [panelOpen(), texts("#panel-title")[0]];
  const node = all(".graph .node").find((one) => one.textContent.startsWith("%y"));
  node.focus();
  key(node, "Enter");
  seen.enterOnNode = all(".chosen").map((element) =>
    [element.textContent, element.closest(".line").dataset.line]);
  key(document.activeElement, "Escape");
  seen.escape = [panelOpen(), document.activeElement.textContent];
}

async function useRest() {
  section("@filler5").open = true;
  await pause(50);
  seen.filledWhenOpened = [...section("@filler5").querySelectorAll(".line")].map((line) =>
    [line.querySelector(".number").dataset.line, line.querySelector(".code").textContent]);
  const [chained] = pointersIn("@chain", "%p0");
  click(chained);
  seen.chain = [nodes().length, nodes()[0], texts("#graphs .note")[0]];
  click(document.getElementById("panel-close"));
  const title = seen.sections.find((name) => name.includes("b id"));
  section(title).open = true;
  await pause(50);
  const hostile = [...section(title).querySelectorAll("[data-pointer]")];
  hostile.forEach(click);
  seen.hostile = [hostile.map((element) => element.textContent), texts("#panel-title")[0]];
  over(hostile[0]);
  seen.badAfter = all("#bad").length;
  key(document.body, "Escape");
  const filter = document.getElementById("filter");
  filter.value = "@WALK";
  filter.dispatchEvent(new Event("input"));
  seen.filtered = all("#sections > details:not([hidden])").map(
    (one) => one.querySelector("h2").textContent);
  filter.value = "";
  filter.dispatchEvent(new Event("input"));
  click(document.getElementById("close-all"));
  seen.closedAll = all("#sections > details[open]").length;
  click(document.getElementById("open-all"));
  await pause(50);
  seen.openedAll = all("#sections > details[open]").length;
  seen.pointers = new Set(all("[data-pointer]").map((element) => element.dataset.pointer)).size;
  click(all("#legend button")[0]);
  seen.dimmed = ["%p", "%slot"].map((name) =>
    getComputedStyle(pointersIn("@walk", name)[0]).opacity);
}

async function readAll() {
  readPage();
  await useMouse();
  await useKeys();
  await useRest();
}
"""


@pytest.fixture(scope="module")
def types() -> Any:
    return spvbackend.infer_types(WALK + chain() + fillers() + HOSTILE)


@pytest.fixture(scope="module")
def seen(types: Any, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return read_page(tmp_path_factory.mktemp("page"), page(types, "walk <k.ll>"), READER)


def test_no_script_fails(seen: dict[str, Any]) -> None:
    assert seen["errors"] == []


def test_page_shows_the_module(seen: dict[str, Any], types: Any) -> None:
    assert seen["title"] == "walk <k.ll>: pointee types"
    assert seen["sections"][:3] == ["@walk", "@chain", "@filler0"]
    assert seen["sections"][-1] == "Outside of functions"
    assert seen["kernels"] == ["@walk"]
    assert (
        seen["figures"]
        == f"{len(types)} pointers \u00b7 9 functions \u00b7 1 cast \u00b7 1 without evidence"
    )
    assert seen["legend"][0] == f"i16{CHAIN_LENGTH + 1}"
    assert "float4" in seen["legend"] and "[4 x i32]1" in seen["legend"]
    assert len(set(seen["colours"])) == 1


def test_functions_are_filled_when_they_are_opened(seen: dict[str, Any], types: Any) -> None:
    assert seen["open"] == ["@walk", "@chain", "@filler0", "@filler1", "Outside of functions"]
    assert seen["filled"] == len(seen["open"])
    first = types.source[: types.source.index("define void @filler5")].count("\n") + 1
    assert seen["filledWhenOpened"] == [
        [str(first), "define void @filler5(ptr %p) {"],
        [str(first + 1), "  store i8 1, ptr %p"],
        [str(first + 2), "  ret void"],
        [str(first + 3), "}"],
    ]
    assert (seen["closedAll"], seen["openedAll"]) == (0, len(seen["sections"]))
    assert seen["pointers"] == len(types)


def test_line_that_needs_a_cast_is_marked(seen: dict[str, Any]) -> None:
    assert seen["marks"] == [["15", "cast of %p from float to i32", "\u21c4"]]


def test_hover_shows_the_evidence(seen: dict[str, Any]) -> None:
    lines = re.split(r"\s*\n\s*", seen["hover"].strip())
    assert lines == [
        "%p points to float \u00b7 line 12",
        "Evidence", "store float \u00b7 line 13used",
        "Also", "load i32 \u00b7 line 15used",
        "Choice", "float needs 1 cast \u00b7 line 15",
        "i32 would need 2 casts \u00b7 lines 13, 14", "float needs fewer casts",
        "Casts", "from float to i32 \u00b7 line 15",
    ]  # fmt: skip
    assert seen["same"] == ["12", "13", "15"]
    assert seen["hoverInTip"] and seen["left"] == ""


def test_hover_shows_links_and_what_is_stored(seen: dict[str, Any]) -> None:
    stored = " ".join(seen["hoverStored"].split())
    assert stored.startswith("%slot points to float* \u00b7 line 5 Evidence alloca ptr")
    assert "Stored pointers to float Evidence store float" in stored
    focus = " ".join(seen["focus"].split())
    assert "Evidence store float \u00b7 line 13used at %p" in focus
    assert "Path \u2192 %p \u00b7 phi \u00b7 line 12" in focus


def test_click_shows_the_graph(seen: dict[str, Any]) -> None:
    assert seen["panel"] == [True, "%p in @walk", "panel"]
    assert seen["clickHidesTip"] == ""
    assert "store float \u00b7 line 13" in seen["why"]
    assert seen["note"].startswith("5 nodes.")
    assert seen["nodes"] == [
        "%p  float", "%q  float", "what is stored in %slot  float", "%x  float", "%y  float",
    ]  # fmt: skip
    assert seen["steps"] == [0, 1, 2, 3, 1]
    assert sorted(seen["edges"]) == [
        "load \u00b7 line 7", "phi \u00b7 line 12", "phi \u00b7 line 12", "store \u00b7 line 6",
    ]  # fmt: skip
    assert seen["evidence"] == [
        "store float \u00b7 line 13 \u00b7 used",
        "load i32 \u00b7 line 15 \u00b7 used",
        "store float \u00b7 line 14 \u00b7 used",
    ]
    assert seen["decides"] == ["store float \u00b7 line 13 \u00b7 used"]
    assert seen["graphFits"]


def test_click_on_a_node_goes_to_its_definition(seen: dict[str, Any]) -> None:
    assert (seen["gone"], seen["goneLine"]) == (["%x"], ["3"])
    assert seen["flash"] == "13"
    assert seen["closed"]


def test_keys_do_what_the_mouse_does(seen: dict[str, Any]) -> None:
    assert seen["tabIndex"] == [0, -1]
    assert seen["focus"] and seen["escapeHidesTip"] == ""
    assert seen["enter"] == [True, "%q in @walk"]
    assert seen["enterOnNode"] == [["%y", "3"]]
    assert seen["escape"] == [False, "%y"]


def test_graph_is_limited_to_the_nearest_nodes(seen: dict[str, Any]) -> None:
    shown, first, note = seen["chain"]
    more = CHAIN_LENGTH + 1 - 40
    assert (shown, first) == (40, "%p0  i16")
    assert note.startswith(f"The nearest 40 of {CHAIN_LENGTH + 1} nodes, so {more} more are not")


def test_hostile_names_are_shown_as_they_are(seen: dict[str, Any]) -> None:
    assert (seen["bad"], seen["badAfter"]) == (0, 0)
    words, panel = seen["hostile"]
    name, byte = "%\"<i id='bad'> &amp;\"", '%"\\FF"'
    assert words == [name, byte, name, byte]
    assert panel == '%\\FF in @</script><b id="bad">\u00fc'


def test_filter_and_legend(seen: dict[str, Any]) -> None:
    assert seen["filtered"] == ["@walk"]
    assert seen["dimmed"] == ["0.3", "0.3"]
