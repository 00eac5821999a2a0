"""Where SPVBACKEND_USE_MYPYC is 1 the hot modules are compiled by mypyc, from the same sources.

pyproject.toml says all about the package, and in `tool.spvbackend` which modules these are. Without
the variable nothing is compiled, and nothing of mypyc is needed.
"""

import os
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any, Final

from setuptools import setup

ROOT: Final = Path(__file__).resolve().parent
# Each release of the compiler accepts and generates something else. What numpy says of its types is
# needed to check ours.
BUILD_REQUIREMENTS: Final = ["mypy==2.4.*", "numpy"]
GROUP: Final = "spvbackend"
"""All of them are in one library, so that they call each other directly."""
WHOLE: Final = ["-flto=auto", "-fvisibility=hidden"]
"""GCC then sees all files of the library at once: calls between them are direct, or are inlined."""


def compiled_modules() -> list[str]:
    """The files to compile, as paths from the root of the project."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)["tool"]["spvbackend"]
    pure = {ROOT / name for name in settings["pure"]}
    found: list[Path] = []
    for name in settings["compiled"]:
        path = ROOT / name
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [
        str(path.relative_to(ROOT))
        for path in found
        if path.name != "__init__.py" and pure.isdisjoint([path, *path.parents])
    ]


def extensions() -> list[Any]:
    """What setuptools has to build."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        # Who builds asks first what it needs for that, and comes back once it is installed.
        if "egg_info" in sys.argv:
            return []
        raise
    os.chdir(ROOT)
    found: list[Any] = mypycify(
        compiled_modules(), opt_level="2", debug_level="0", multi_file=True, group_name=GROUP
    )
    # Clang takes them too, but wants a linker for them that need not be there.
    if "gcc" in (os.environ.get("CC") or sysconfig.get_config_var("CC") or ""):
        # The others, one for each module, do no more than load it.
        library = next(each for each in found if each.name == f"{GROUP}__mypyc")
        library.extra_compile_args += WHOLE
        library.extra_link_args += WHOLE
    return found


if __name__ == "__main__":
    if os.environ.get("SPVBACKEND_USE_MYPYC") == "1":
        setup(ext_modules=extensions(), setup_requires=BUILD_REQUIREMENTS)
    else:
        setup()
