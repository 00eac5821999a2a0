"""A frontend's own lowering, and the errors that are the frontend's.

It may return a value of any type, and an exception becomes the cause of another, so this stays
Python where the rest is compiled: compiled code checks types before we can report the mistake, and
drops causes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from spvbackend.diagnostics import CompileError, Diagnostic, raised_at

if TYPE_CHECKING:
    from spvbackend.prepare.templates.text import Lowering, Request


def own_body(lowering: Lowering, request: Request, line: int, is_ours: bool) -> str | None:
    """Return the body that a lowering gives for a call; mistakes in it are the frontend's.

    Args:
        lowering: of the called function.
        request: the call to expand.
        line: of the call.
        is_ours: whether the lowering belongs to the package.

    Returns:
        The text of a body; None where the call is to stay.

    Raises:
        CompileError: the lowering raises an error that is not ours, or returns something else.
    """
    try:
        body = lowering.expand(request)
    except Diagnostic as diag:
        diag.place(line)
        raise
    except MemoryError:
        raise
    except Exception as error:
        if is_ours:
            raise
        raise CompileError(
            f"the lowering '{lowering.name}' raised {type(error).__name__}: {error}"
            f"{raised_at(error, own=False)}",
            line,
        ) from error
    if body is not None and not isinstance(body, str):
        raise CompileError(
            f"the lowering '{lowering.name}' returned {body!r}: expected a text, or None",
            line,
        )
    return body


def refuse_body(name: str, line: int, error: Diagnostic) -> NoReturn:
    """Raise the error for the text that a lowering returned for the function `name`.

    Raises:
        CompileError: always.
    """
    raise CompileError(
        f"the lowering of '@{name}' is not LLVM IR: {error.message}", line
    ) from error
