"""Compares what the working tree writes, byte for byte, with what a commit wrote.

    tools/replay.py [--base COMMIT] [FILE or FOLDER ...] [-- pyllc options]
    tools/replay.py --python INTERPRETER [FILE or FOLDER ...] [-- pyllc options]

The commit is checked out into a git worktree beside, and each of the two trees translates all the
inputs in one process. A refactoring has to leave every output, and every message, as it was.

With `--python` the package that another interpreter has installed stands in the place of the
commit: a compiled one, or the same under another version of Python.

Standard output has a row for each input that differs, with the digest of its binary or the message
in its place; the exit status is 1 if there is one.
"""

import argparse
import hashlib
import io
import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DEFAULT_INPUTS: Final = [ROOT / "tests" / "lit", ROOT / "tests" / "e2e" / "ll", ROOT / "ci"]
DEFAULT_OPTIONS: Final = ["-mtriple=spirv64", "--spirv-ext=all"]
WORKER: Final = "--worker"
INSTALLED: Final = "installed"
"""In place of a tree: what the interpreter finds by itself."""


def find_inputs(paths: Sequence[Path]) -> list[str]:
    from apparatus.inputs import find_modules  # which the worker of another package must not have

    return sorted(str(path.resolve()) for path in find_modules(paths))


def work(tree: str) -> int:
    """Translate the inputs named on standard input with the package in a tree, or INSTALLED."""
    # In front of an installed package, and before anything of the package is imported.
    if tree != INSTALLED:
        sys.path.insert(0, tree)
    from spvbackend import __file__ as home
    from spvbackend import cli

    package = f"{Path(home).parent}/"
    request = json.load(sys.stdin)
    results: dict[str, str] = {}
    for path in request["inputs"]:
        output = io.BytesIO()
        stdout = io.TextIOWrapper(output, encoding="utf-8", write_through=True)
        errors = io.StringIO()
        argv = [*request["options"], "-filetype=obj", "-o", "-", path]
        status = cli.main(argv, sys.stdin, stdout, errors)
        digest = hashlib.sha256(output.getvalue()).hexdigest()
        # A message may name a file of the package, which lies elsewhere in the other tree.
        message = errors.getvalue().replace(package, "spvbackend/")
        results[path] = f"status {status}: {message}" if status else digest
    json.dump(results, sys.stdout)
    return 0


def run_worker(
    tree: Path | str, inputs: list[str], options: list[str], python: str = sys.executable
) -> dict[str, str]:
    command = [python, __file__, WORKER, str(tree)]
    request = json.dumps({"inputs": inputs, "options": options})
    done = subprocess.run(command, input=request, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"the translations of {tree} broke off:\n{done.stderr}")
    results: dict[str, str] = json.loads(done.stdout)
    return results


def run_base(base: str, inputs: list[str], options: list[str]) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "base"
        # Detached: a branch can be checked out in one worktree only.
        git("worktree", "add", "--detach", str(tree), base)
        try:
            return run_worker(tree, inputs, options)
        finally:
            git("worktree", "remove", "--force", str(tree))


def git(*words: str) -> None:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"git {' '.join(words)}: {done.stderr.strip()}")


def main(argv: Sequence[str]) -> int:
    if argv[:1] == [WORKER]:
        return work(argv[1])
    argv, options = split_options(list(argv))
    parser = argparse.ArgumentParser(description="compare outputs with those of a commit")
    parser.add_argument("inputs", nargs="*", type=Path, default=DEFAULT_INPUTS)
    parser.add_argument("--base", default="HEAD", help="the commit to compare with (HEAD)")
    parser.add_argument("--python", help="an interpreter that has the package to compare with")
    arguments = parser.parse_args(argv)
    inputs = find_inputs(arguments.inputs)
    if arguments.python:
        before = run_worker(INSTALLED, inputs, options, arguments.python)
    else:
        before = run_base(arguments.base, inputs, options)
    after = run_worker(ROOT, inputs, options)
    changed = [path for path in inputs if before[path] != after[path]]
    for path in changed:
        sys.stdout.write(f"{path}:\n  before {before[path]}\n  after  {after[path]}\n")
    sys.stdout.write(f"{len(inputs)} inputs, {len(changed)} differ\n")
    return int(bool(changed))


def split_options(argv: list[str]) -> tuple[list[str], list[str]]:
    """The words before `--` and the options for pyllc behind it."""
    if "--" not in argv:
        return argv, DEFAULT_OPTIONS
    place = argv.index("--")
    return argv[:place], argv[place + 1 :]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
