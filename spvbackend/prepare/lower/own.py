"""What a frontend's own lowering gives, and the errors that are the frontend's.

What it hands over may have any type, and an exception becomes the cause of another, so this stays
Python where the rest is compiled: compiled code checks types before we can say what is wrong, and
drops causes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from spvbackend.diagnostics import CompileError, Diagnostic, raised_at

if TYPE_CHECKING:
    from spvbackend.prepare.templates.text import Lowering, Request


def own_body(lowering: Lowering, request: Request, line: int, is_ours: bool) -> str | None:
    """What a lowering gives for a call; the mistakes in a frontend's are the frontend's.

    Args:
        lowering: of the called function.
        request: what it is to write.
        line: of the call.
        is_ours: whether the lowering belongs to the package.

    Returns:
        The text of a body; None where the call is to stay.

    Raises:
        CompileError: the lowering raises something else than an error of ours, or gives no text.
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
            f"the lowering '{lowering.name}' gave {body!r}: it gives the text of a body, or None",
            line,
        )
    return body


def refuse_body(name: str, line: int, error: Diagnostic) -> NoReturn:
    """Raise what is wrong with the text that a lowering gave for the function `name`.

    Raises:
        CompileError: always.
    """
    raise CompileError(
        f"the lowering of '@{name}' is not LLVM IR: {error.message}", line
    ) from error
