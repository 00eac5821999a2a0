"""One of many modules, translated in a worker of an executor.

Input: a task, which holds all that a translation depends on. Output: bytes, or an error, and the
warnings; both can be sent between processes. The worker must have this package in the same version.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from spvbackend.diagnostics import CompileError, CompileWarning, Diagnostic
from spvbackend.options import Options
from spvbackend.version import VERSION

if TYPE_CHECKING:
    from spvbackend.builtins.rows import Builtin
    from spvbackend.prepare.templates.text import Lowering


class Task(NamedTuple):
    """One module.

    Attributes:
        data: its text or bitcode.
        file: its name, "" for none.
        options: the options of the translation.
        own: the builtins of a frontend.
        version: the caller's version of this package.
    """

    data: str | bytes
    file: str
    options: Options
    own: tuple[tuple[Builtin, ...], tuple[Lowering, ...]]
    version: str = VERSION


class Done(NamedTuple):
    """The result of a task.

    Attributes:
        output: the binary, b"" where there is an error.
        error: an error in the module, or of this worker.
        warnings: with places in the input, but neither the name of a file nor the spelling of
            options, which whoever takes them sees to.
        api_version: the version of Vulkan that a shader is for, "" for OpenCL.
    """

    output: bytes
    error: Diagnostic | None
    warnings: tuple[CompileWarning, ...]
    api_version: str = ""


def translate_task(task: Task) -> Done:
    """Translate a module."""
    warnings: list[CompileWarning] = []
    if task.version != VERSION:
        message = f"this worker has spvbackend {VERSION}, and is asked by {task.version}"
        return Done(b"", CompileError(message), ())
    from spvbackend import driver

    try:
        run = driver.run(
            task.data, task.options, sys.stderr, own=task.own, listener=warnings.append
        )
        return Done(run.binary, None, tuple(warnings), run.api_version)
    except Diagnostic as diag:
        # Frames cannot be sent.
        return Done(b"", diag.with_traceback(None), tuple(warnings))
