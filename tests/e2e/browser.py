"""Opens a page in Chromium, acts like a reader and records the page's state.

The reader's script runs after the page's own; it writes its records to an element that it adds,
which `--dump-dom` prints.
"""

from __future__ import annotations

import html
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

SECONDS = 60
BROWSER = shutil.which("chromium") or ""

# Before the page's own script, so that no error escapes.
PRELUDE = """\
<script>
const errors = [];
addEventListener("error", (event) => errors.push(`${event.message} line ${event.lineno}`));
addEventListener("unhandledrejection", (event) => errors.push(String(event.reason)));
</script>
"""
HELPERS = """\
const seen = {};
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
const all = (selector) => [...document.querySelectorAll(selector)];
const texts = (selector) => all(selector).map((element) => element.textContent);
const section = (title) => all("#sections > details").find(
  (details) => details.querySelector("h2").textContent === title);
const pointersIn = (title, name) => [...section(title).querySelectorAll("[data-pointer]")].filter(
  (element) => element.textContent === name);
const key = (element, name) => element.dispatchEvent(
  new KeyboardEvent("keydown", {key: name, bubbles: true, cancelable: true}));
const over = (element) => element.dispatchEvent(new MouseEvent("mouseover", {bubbles: true}));
const click = (element) => element.dispatchEvent(new MouseEvent("click", {bubbles: true}));
"""
ENDING = """\
readAll().catch((error) => errors.push(String(error.stack))).finally(() => {
  seen.errors = errors;
  const result = document.createElement("pre");
  result.id = "seen";
  result.textContent = JSON.stringify(seen);
  document.body.append(result);
});
"""


def run_browser(folder: Path, page: Path, *options: str) -> str:
    """The output of Chromium for a page, with its profile in a folder."""
    command = [
        BROWSER, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--no-first-run", f"--user-data-dir={folder / 'profile'}", *options, page.as_uri(),
    ]  # fmt: skip
    done = subprocess.run(command, capture_output=True, timeout=SECONDS, check=False)
    assert done.returncode == 0, done.stderr.decode()[-2000:]
    return done.stdout.decode()


def read_page(folder: Path, page: str, reader: str, width: int = 1400) -> dict[str, Any]:
    """Return the records of a reader.

    Args:
        folder: the folder for the page and the browser's profile.
        page: the page.
        reader: a script whose function `readAll` fills the object `seen`.
        width: of the window, in pixels.
    """
    text = page.replace("<head>", f"<head>{PRELUDE}", 1)
    script = f"<script>\n{HELPERS}{reader}{ENDING}</script>\n"
    path = folder / "page.html"
    path.write_text(text.replace("</body>", f"{script}</body>", 1), encoding="utf-8")
    output = run_browser(folder, path, f"--window-size={width},900", "--virtual-time-budget=10000",
                         "--dump-dom")  # fmt: skip
    seen = re.search(r'<pre id="seen">(.*?)</pre>', output, re.DOTALL)
    assert seen is not None
    result: dict[str, Any] = json.loads(html.unescape(seen[1]))
    return result
