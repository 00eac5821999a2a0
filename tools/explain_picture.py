#!/usr/bin/env python3
"""Draws docs/images/explain.png: the page of --explain-types-html in a browser.

A pointer has the focus, so that its evidence shows, and the line that it is on is selected, so that
its SPIR-V is marked. Needs `chromium`; fonts are those of the machine.
"""

from __future__ import annotations

import argparse
import struct
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Final

from apparatus import ROOT

from spvbackend import driver
from spvbackend.explain.page import page
from spvbackend.options import Options
from tests.e2e.browser import BROWSER, run_browser

FRAME: Final = 200
"""The page is lower than the window by the browser's own bars, and only that much is painted."""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
SAMPLES: Final = {2: 3, 6: 4}
"""How many a pixel has, by the colour type: without transparency and with it."""
READER: Final = """\
<script>
const picked = document.querySelector('.line[data-line="{line}"]');
focusRow(picked);
scrollTo(0, 0);
picked.querySelector(".ptr").focus({{preventScroll: true}});
</script>
</body>"""


def page_of(path: Path, line: int) -> str:
    """The page of a module in which something has been picked."""
    source = path.read_text(encoding="utf-8")
    types, listing = driver.explain_beside_spirv(source, Options(), sys.stderr, None, lists=True)
    text = page(types, path.name, listing)
    return text.replace("</body>", READER.format(line=line), 1)


def cropped(png: bytes, height: int) -> bytes:
    """The upper rows of a picture.

    PNG (ISO/IEC 15948), 9: the filter of a row refers to the row above alone, so that a picture may
    end after any row.
    """
    chunks: dict[bytes, bytes] = {}
    at = len(SIGNATURE)
    while at < len(png):
        length, kind = struct.unpack_from(">I4s", png, at)
        chunks[kind] = chunks.get(kind, b"") + png[at + 8 : at + 8 + length]
        at += length + 12
    width, _, depth, colours = struct.unpack_from(">IIBB", chunks[b"IHDR"])
    stride = 1 + width * depth * SAMPLES[colours] // 8
    rows = zlib.decompress(chunks[b"IDAT"])[: stride * height]
    header = struct.pack(">II", width, height) + chunks[b"IHDR"][8:]
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )


def draw(html: str, output: Path, width: int, height: int) -> None:
    """Take a picture of a page; SystemExit where no browser is, or it makes none."""
    if not BROWSER:
        raise SystemExit("chromium is not installed: see install_browser in ci/setup.sh")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path, picture = folder / "page.html", folder / "page.png"
        path.write_text(html, encoding="utf-8")
        size = f"--window-size={width},{height + FRAME}"
        run_browser(folder, path, "--hide-scrollbars", size, "--virtual-time-budget=3000",
                    f"--screenshot={picture}")  # fmt: skip
        if not picture.is_file():
            raise SystemExit("chromium made no picture")
        output.write_bytes(cropped(picture.read_bytes(), height))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    example = ROOT / "docs" / "examples" / "relu.ll"
    image = ROOT / "docs" / "images" / "explain.png"
    parser.add_argument("input", nargs="?", type=Path, default=example)
    parser.add_argument("-o", "--output", type=Path, default=image)
    parser.add_argument("--line", type=int, default=7, help="the line that is picked")
    parser.add_argument("--size", type=int, nargs=2, default=(1280, 650), metavar=("W", "H"))
    arguments = parser.parse_args()
    arguments.output.parent.mkdir(parents=True, exist_ok=True)
    draw(page_of(arguments.input, arguments.line), arguments.output, *arguments.size)


if __name__ == "__main__":
    main()
