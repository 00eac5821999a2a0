"""Makes each LIT test a test of pytest's; LIT runs all selected ones at once."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

FOLDER: Final = Path(__file__).resolve().parent
RESULTS: Final = pytest.StashKey[dict[str, tuple[str, str]]]()
GOOD: Final = frozenset({"PASS", "FLAKYPASS", "XFAIL"})


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> "LitFile | None":
    if file_path.suffix == ".ll" and "Inputs" not in file_path.parts:
        return LitFile.from_parent(parent, path=file_path)
    return None


class LitFile(pytest.File):
    """A .ll file with one test."""

    def collect(self) -> "Iterator[LitItem]":
        yield LitItem.from_parent(self, name="lit")


class LitItem(pytest.Item):
    """LIT's result for one file."""

    def runtest(self) -> None:
        stash = self.session.stash
        if RESULTS not in stash:
            chosen = [item.path for item in self.session.items if isinstance(item, LitItem)]
            stash[RESULTS] = run_lit(chosen)
        name = self.path.relative_to(FOLDER).as_posix()
        code, output = stash[RESULTS].get(name, ("UNRESOLVED", "LIT has no result for this file"))
        if code == "UNSUPPORTED":
            pytest.skip(output)
        if code not in GOOD:
            raise LitFailure(f"{code}: {name}\n{output}")

    def repr_failure(
        self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None
    ) -> str:
        if isinstance(excinfo.value, LitFailure):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.path.relative_to(FOLDER).as_posix()


class LitFailure(Exception):  # noqa: N818
    """A LIT test failed; its text is LIT's report."""


def processes() -> int:
    """Return the number of LIT's workers, a share of the cores under pytest-xdist."""
    return max(1, (os.cpu_count() or 1) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def run_lit(paths: list[Path]) -> dict[str, tuple[str, str]]:
    """Return LIT's code and output for each of the files, by name."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "lit.json"
        command = [sys.executable, "-c", "from lit.main import main; main()"]
        command += ["-q", "--no-progress-bar", f"-j{processes()}", f"--output={report}"]
        environment = dict(os.environ, LIT_EXEC_ROOT=os.environ.get("LIT_EXEC_ROOT", folder))
        done = subprocess.run(
            [*command, *map(str, paths)],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if not report.exists():
            broken = ("UNRESOLVED", f"LIT broke off:\n{done.stdout}{done.stderr}")
            return {path.relative_to(FOLDER).as_posix(): broken for path in paths}
        tests = json.loads(report.read_text(encoding="utf-8"))["tests"]
    return {test["name"].split(" :: ")[1]: (test["code"], test["output"]) for test in tests}
