"""The OpenCL platforms of this process, with PyPI's runtime for the CPU among them.

An ICD loader, the library behind pyopencl, reads the list of runtimes once, at the first call, from
the .icd files of a folder. PyPI's `intel-opencl-rt` has a library without such a file, and
libraries that it needs are in packages of their own. So that no user has to set this up, the first
search here gives the loader a temporary folder with the system's .icd files and one for that
library. Nothing of it stays, in the environment or on disk.
"""

from __future__ import annotations

import ctypes
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    import pyopencl as cl

PACKAGE: Final = "intel-opencl-rt"
LIBRARY: Final = "libintelocl.so"
NEEDED: Final[dict[str, tuple[str, ...]]] = {
    "intel-cmplr-lib-rt": ("libintlc.so.5", "libimf.so", "libirng.so", "libsvml.so"),
    "tbb": ("libtbb.so.12", "libtbbmalloc.so.2"),
}
"""Dependencies of the library, by package: each after its own dependencies."""
FOLDER_VARIABLE: Final = "OCL_ICD_VENDORS"
"""Names the folder in place of the system's, to ocl-icd and to Khronos's loader alike."""

ABSENT: Final = "absent"
FOUND: Final = "found"
"""PyPI's runtime is among the platforms, by us or by an .icd file of the system."""
USERS: Final = "user's"
"""The user's own setting selects other runtimes."""
BROKEN: Final = "broken"
"""PyPI's runtime does not load."""
LATE: Final = "late"
"""PyPI's runtime loads, but the loader was asked for platforms before us."""

_lock: Final = Lock()


class Runtime(NamedTuple):
    """PyPI's runtime as it is installed."""

    library: Path
    version: str


class Search(NamedTuple):
    """The result of a search for platforms."""

    platforms: tuple[cl.Platform, ...]
    runtime: str
    """The state of PyPI's runtime, one of the constants above."""
    problem: str = ""
    """The linker's message if it is broken."""


def _installed(package: str) -> Distribution | None:
    try:
        return distribution(package)
    except PackageNotFoundError:
        return None


def _file_of(package: Distribution, name: str) -> Path | None:
    """Return a file of a package by its last name, where pip has put it."""
    for file in package.files or ():
        if file.name == name:
            path = Path(os.path.normpath(str(file.locate())))
            return path if path.exists() else None
    return None


def find_runtime() -> Runtime | None:
    """Return PyPI's runtime, or None where it is not installed."""
    package = _installed(PACKAGE)
    library = package and _file_of(package, LIBRARY)
    return Runtime(library, package.version) if package and library else None


def load_needed(runtime: Runtime) -> str:
    """Load the runtime's dependencies, so that the linker has them by name and searches no folder.

    The packages may lie apart, and not every release of the library names its own folder. A library
    that is already loaded is taken by its name, wherever it is from.

    Returns:
        The linker's message if the runtime does not load then, else "".
    """
    for package_name, libraries in NEEDED.items():
        package = _installed(package_name)
        for name in libraries:
            path = (package and _file_of(package, name)) or runtime.library.with_name(name)
            if path.exists():
                try:
                    ctypes.CDLL(str(path))
                except OSError as error:
                    return str(error)
    try:
        ctypes.CDLL(str(runtime.library))
    except OSError as error:
        return str(error)
    return ""


def _icd_files(root: str) -> dict[Path, str]:
    """Return the .icd files below a root, each of which names a library."""
    files = sorted(Path(root, "etc/OpenCL/vendors").glob("*.icd"))
    return {path: path.read_text(errors="replace").strip() for path in files}


def other_libraries() -> list[str] | None:
    """Return the libraries of the runtimes that are found without us, or None if ours is one.

    They are the system's and those of a Conda environment, whose loader has a folder of its own.
    PyPI's package leaves files there too, but they name a place that does not exist.
    """
    system = list(_icd_files("/").values())
    if any(LIBRARY in name for name in system):
        return None
    stem = LIBRARY.removesuffix(".so")
    return system + [name for name in _icd_files(sys.prefix).values() if stem not in name]


@contextmanager
def visible_runtime() -> Iterator[None]:
    """Let any ICD loader that starts in here, such as dpctl's, find PyPI's runtime.

    Where it is not installed, is found anyway or the user has a folder of his own, nothing changes.
    """
    runtime = find_runtime()
    others = other_libraries()
    if runtime is None or others is None or os.environ.get(FOLDER_VARIABLE):
        yield
        return
    load_needed(runtime)
    with _lock, tempfile.TemporaryDirectory(prefix="spvbackend-") as folder:
        for number, library in enumerate((*others, str(runtime.library))):
            Path(folder, f"{number}.icd").write_text(library + "\n")
        os.environ[FOLDER_VARIABLE] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER_VARIABLE]


def _all_platforms() -> tuple[cl.Platform, ...]:
    import pyopencl as cl

    try:
        return tuple(cl.get_platforms())
    except cl.Error:
        # PLATFORM_NOT_FOUND_KHR: a loader without runtimes calls that an error.
        return ()


def _is_runtime(platform: cl.Platform) -> bool:
    """Whether a platform is Intel's for the CPU; that for its GPUs has another name."""
    return "Intel(R) OpenCL" in platform.name and "Graphics" not in platform.name


@cache
def search() -> Search:
    """Return the platforms, and the state of PyPI's runtime.

    A loader reads its folder once, so the answer stays the same in a process.

    Raises:
        ImportError: pyopencl is not installed, or does not load.
    """
    with visible_runtime():
        listed = _all_platforms()
    runtime = find_runtime()
    if any(map(_is_runtime, listed)):
        return Search(listed, FOUND)
    if runtime is None:
        return Search(listed, ABSENT)
    if problem := load_needed(runtime):
        return Search(listed, BROKEN, problem)
    return Search(listed, USERS if os.environ.get(FOLDER_VARIABLE) else LATE)


def platforms() -> list[cl.Platform]:
    """Return all OpenCL platforms, with PyPI's runtime for the CPU where that is installed.

    Call it, or any function here that needs a device, before pyopencl's own `get_platforms` or
    `create_some_context`: a process finds its platforms once.

    Returns:
        pyopencl's platforms, in the order of the loader.

    Raises:
        ImportError: pyopencl is not installed, or does not load.
    """
    return list(search().platforms)
