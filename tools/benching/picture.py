"""The picture of what bench.py measured: times as multiples of llc's, and growth by character.

Input: files that `bench.py --json` wrote. Output: a PNG; Chromium draws a page with one SVG.
"""

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from apparatus import ROOT

from benching.contenders import COMPILED, LLC, PURE, WARM

IMAGE: Final = ROOT / "docs" / "images" / "speed.png"
WIDTH: Final = 1200
TOP: Final = 64
ROW: Final = 34
BOTTOM: Final = 56
LEFT: Final = 330
"""Where the axis of the first panel begins: labels of rows are in front of it."""
RIGHT: Final = 640
GROWTH_LEFT: Final = 740
GROWTH_RIGHT: Final = 1030
LEAST_ROWS: Final = 9
LABEL_STEP: Final = 19
RATIOS: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
COLOURS: Final = {PURE: "#1f5fa8", COMPILED: "#c4560d", LLC: "#555555"}
NAMES: Final = {PURE: "pure Python", COMPILED: "compiled with mypyc", LLC: "llc 22 -O0"}
LABELS: Final = {
    "ci/saxpy.ll": "a kernel of 20 lines",
    "bare:20000": "20,000 instructions, 200 kernels",
    "kernels:100000": "100,000 instructions, 1,600 variables",
    "large:300000": "300,000 instructions, 8 kernels",
    "huge:300000": "300,000 instructions, 1 kernel",
    "linked:100000": "100,000 instructions, linked",
}
WARM_LABEL: Final = "the same in a running process"
SMALL: Final = 100
"""Up to so many instructions it is shown what a running process takes, too."""
STYLE: Final = """\
<style>
body { margin: 0; background: white; }
text { font: 14px "DejaVu Sans", "Liberation Sans", sans-serif; fill: #222; }
.title { font-size: 16px; font-weight: bold; }
.grid { stroke: #ddd; }
.one { stroke: #555; stroke-width: 1.5; }
.line { fill: none; stroke: #1f5fa8; stroke-width: 1.5; }
.small { font-size: 12px; }
</style>
"""


class Bar(NamedTuple):
    """A row of the first panel: CPU time as a multiple of llc's, by contender."""

    label: str
    ratios: Mapping[str, float]


class Curve(NamedTuple):
    """A line of the second panel: instructions, and microseconds for each."""

    label: str
    points: Sequence[Sequence[float]]


def read_bars(rows: Sequence[Mapping[str, Any]]) -> list[Bar]:
    """The rows that llc was measured for."""
    bars = []
    for row in rows:
        ratios = {name: ratio for name, ratio in row["times_llc"].items() if ratio}
        if not ratios:
            continue
        bars.append(Bar(LABELS.get(row["input"], row["input"]), ratios))
        warm = {
            name: row[key]["cpu_s"] / row[LLC]["cpu_s"] for name, key in WARM.items() if key in row
        }
        if warm and row["instructions"] <= SMALL:
            bars.append(Bar(WARM_LABEL, warm))
    return bars


def read_curves(rows: Sequence[Mapping[str, Any]]) -> list[Curve]:
    return [Curve(row["character"].replace("_", " "), row["us_per_instruction"]) for row in rows]


def text(x: float, y: float, words: str, anchor: str = "start", style: str = "") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{style}">'
        f"{escape(words)}</text>"
    )


def segment(x1: float, y1: float, x2: float, y2: float, style: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{style}"/>'


def along(value: float, low: float, high: float, start: float, end: float) -> float:
    """Where a value is on a logarithmic axis."""
    return start + (end - start) * math.log(value / low) / math.log(high / low)


def bars_svg(bars: Sequence[Bar], bottom: float) -> Iterator[str]:
    """The panel of ratios: a dot for each contender, and llc as the line at 1."""
    values = [ratio for bar in bars for ratio in bar.ratios.values()]
    low = max([tick for tick in RATIOS if tick <= min(values)], default=RATIOS[0])
    high = min([tick for tick in RATIOS if tick >= max((1.0, *values))], default=RATIOS[-1])
    yield text(16, 26, "CPU time as a multiple of llc's (less is better)", style="title")
    for tick in RATIOS:
        if low <= tick <= high:
            x = along(tick, low, high, LEFT, RIGHT)
            yield segment(x, TOP - 12, x, bottom, "one" if tick == 1 else "grid")
            yield text(x, bottom + 18, f"{tick:g} x", "middle", "small")
    step = (bottom - TOP) / len(bars)
    for number, bar in enumerate(bars):
        y = TOP + step * (number + 0.5)
        yield text(LEFT - 14, y + 5, bar.label, "end")
        for name, ratio in bar.ratios.items():
            x = along(ratio, low, high, LEFT, RIGHT)
            yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{COLOURS[name]}"/>'
    yield from legend_svg([*dict.fromkeys(n for bar in bars for n in bar.ratios), LLC], bottom)


def legend_svg(names: Sequence[str], bottom: float) -> Iterator[str]:
    x = LEFT - 190.0
    for name in names:
        y = bottom + 40
        if name == LLC:
            yield segment(x, y - 11, x, y + 2, "one")
        else:
            yield f'<circle cx="{x}" cy="{y - 5}" r="6" fill="{COLOURS[name]}"/>'
        yield text(x + 12, y, NAMES[name], style="small")
        x += 30 + 7.5 * len(NAMES[name])


def curves_svg(curves: Sequence[Curve], bottom: float) -> Iterator[str]:
    """The panel of growth: flat lines are linear time."""
    sizes = [size for curve in curves for size, _ in curve.points]
    low, high = min(sizes), max(sizes)
    most = max(us for curve in curves for _, us in curve.points)
    step = 5 * math.ceil(most / 25) or 5
    top_value = step * math.ceil(most / step)

    def height(us: float) -> float:
        return bottom - (bottom - TOP) * us / top_value

    title = "Microseconds per instruction, by kind of module"
    yield text(GROWTH_LEFT - 30, 26, title, style="title")
    for value in range(0, int(top_value) + 1, step):
        yield segment(GROWTH_LEFT, height(value), GROWTH_RIGHT, height(value), "grid")
        yield text(GROWTH_LEFT - 8, height(value) + 4, str(value), "end", "small")
    for tick in (1000, 10000, 100000, 300000):
        if low * 0.9 <= tick <= high * 1.1:
            x = along(min(max(tick, low), high), low, high, GROWTH_LEFT, GROWTH_RIGHT)
            yield text(x, bottom + 18, f"{tick // 1000}k", "middle", "small")
    yield text((GROWTH_LEFT + GROWTH_RIGHT) / 2, bottom + 40, "instructions", "middle", "small")
    for curve in curves:
        places = " ".join(
            f"{along(size, low, high, GROWTH_LEFT, GROWTH_RIGHT):.1f},{height(us):.1f}"
            for size, us in curve.points
        )
        yield f'<polyline points="{places}" class="line"/>'
    yield from labels_svg(curves, [height(curve.points[-1][1]) for curve in curves])


def labels_svg(curves: Sequence[Curve], heights: Sequence[float]) -> Iterator[str]:
    """The names of curves at their ends, apart enough to be read."""
    ends = sorted(zip(heights, curves, strict=True), key=lambda end: -end[0])
    last = math.inf
    for y, curve in ends:
        place = min(y, last - LABEL_STEP)
        last = place
        yield segment(GROWTH_RIGHT + 2, y, GROWTH_RIGHT + 14, place, "grid")
        yield text(GROWTH_RIGHT + 18, place + 4, curve.label, style="small")


def page(bars: Sequence[Bar], curves: Sequence[Curve]) -> tuple[str, int]:
    """The page and its height, without empty panels; SystemExit where there is nothing to draw."""
    if not bars and not curves:
        raise SystemExit("the files have neither rows with llc nor growth")
    bottom = TOP + ROW * max(LEAST_ROWS, len(bars))
    parts = [*bars_svg(bars, bottom)] if bars else []
    parts += curves_svg(curves, bottom) if curves else []
    height = bottom + BOTTOM
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">'
    body = "\n".join(parts)
    return f"<!doctype html>\n<meta charset=utf-8>\n{STYLE}{svg}\n{body}\n</svg>\n", height


def draw_files(names: Sequence[str], output: Path | None) -> None:
    """Draw the figures of files; SystemExit where there are none, or no browser."""
    from explain_picture import draw

    fields = [json.loads(Path(name).read_text(encoding="utf-8")) for name in names]
    bars = read_bars([row for each in fields for row in each.get("rows", ())])
    curves = read_curves([row for each in fields for row in each.get("growth", ())])
    html, height = page(bars, curves)
    draw(html, output or IMAGE, WIDTH, height)
