"""Imports within the package go one way: from a stage to the stages and data below it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.folders import ROOT

PACKAGE = ROOT / "spvbackend"

# What stands right below each part; a part may import these and all that is below them.
BELOW: dict[str, tuple[str, ...]] = {
    "diagnostics": (),
    "graphs": (),
    "spirv": (),
    "options": ("target", "version"),
    "output": ("diagnostics",),
    "streams": (),
    "version": (),
    "target": ("diagnostics", "spirv"),
    "interpreter": (),
    "mir": ("target", "graphs"),
    "emit": ("mir",),
    "debug": ("emit",),
    "validate": ("emit", "diagnostics"),
    "llvmir": ("target", "graphs"),
    "analysis": ("llvmir",),
    "reading": ("analysis", "interpreter", "options"),
    "builtins": ("target",),
    "prepare": ("analysis", "builtins"),
    "infer": ("analysis", "builtins"),
    "prepass": ("infer", "prepare"),
    "shader": ("analysis", "builtins"),
    "explain": ("prepass",),
    "isel": ("infer", "mir", "shader"),
    "reverse": ("isel", "emit"),
    "word_check": ("isel", "emit"),
    "listing": ("isel", "emit", "explain"),
    "needs": ("isel", "emit", "explain"),
    "translation": ("isel", "emit", "reading", "prepass"),
    "pipeline": ("word_check", "translation"),
    "cache": ("options", "output", "builtins", "prepare"),
    "hooks": ("pipeline",),
    "driver": ("interpreter", "hooks", "listing", "needs"),
    "translator": ("cache", "driver", "many", "reproducer"),
    "reproducer": ("options",),
    "many": ("cache", "driver"),
    "spvbackend": ("translator", "debug", "validate"),
    "commands": ("spvbackend", "output", "reproducer", "reverse", "streams"),
    "cli": ("commands",),
    "devices": ("spvbackend",),
    "opencl": ("spvbackend", "devices"),
    "numba": ("opencl", "vulkan", "webgpu"),
    "vulkan": ("spvbackend", "devices"),
    "webgpu": ("spvbackend", "devices"),
    "triton": ("opencl", "vulkan", "webgpu"),
    "__main__": ("cli", "streams"),
    "server": ("commands",),
}


def all_below(part: str, above: tuple[str, ...] = ()) -> set[str]:
    assert part not in above, f"{part} stands below itself"
    found = {part}
    for lower in BELOW[part]:
        found |= all_below(lower, (*above, part))
    return found


def part_of(module: str) -> str:
    """The part that a module belongs to: a folder, or a file of the top folder."""
    names = module.split(".")
    return names[1] if len(names) > 1 else names[0]


def imported_modules(path: Path) -> Iterator[tuple[int, str]]:
    """Every module of the package that a file imports anywhere, with the line."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node.lineno, name.name
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            for name in node.names:
                module = f"{node.module}.{name.name}"
                is_module = (ROOT / module.replace(".", "/")).exists() or (
                    ROOT / (module.replace(".", "/") + ".py")
                ).exists()
                yield node.lineno, module if is_module else str(node.module)


FILES = sorted(PACKAGE.rglob("*.py"))


def upward_imports(path: Path) -> Iterator[str]:
    own = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    part = part_of(own)
    if part not in BELOW:
        yield f"{path}: say in BELOW what stands below {part}"
        return
    allowed = all_below(part)
    for line, module in imported_modules(path):
        if module.partition(".")[0] == "spvbackend" and part_of(module) not in allowed:
            yield f"{path}:{line}: {part} imports {module}"


def test_imports_go_down() -> None:
    upward = [error for path in FILES for error in upward_imports(path)]
    assert not upward, "\n".join(upward)


def test_no_module_is_named_for_nothing() -> None:
    vague = [path for path in FILES if path.stem in ("utils", "util", "helpers", "common", "misc")]
    assert vague == []
