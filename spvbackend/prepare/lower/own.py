"""Makes functions of the texts that a frontend's lowerings return for calls.

Input: a module as parsed. Output: the calls are calls of these functions, so that all passes see a
lowering's code as they see the module's. `lower-intrinsics` copies functions of one block to their
calls.

This module stays Python, because a lowering may return any type and raise any exception: compiled
code checks types before an error can name the fault, and drops the cause of an exception.
"""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Final, NoReturn, final

from spvbackend.analysis.cfg import prune_unreachable
from spvbackend.analysis.refusals import check_type
from spvbackend.builtins.demangle import demangle
from spvbackend.diagnostics import CompileError, Diagnostic, Unsupported, raised_at
from spvbackend.llvmir import opcodes as op
from spvbackend.llvmir.module import Module
from spvbackend.llvmir.parse.module import parse_function
from spvbackend.llvmir.values import Function, Inst, MetadataValue
from spvbackend.prepare.lower.declarations import call_builtins
from spvbackend.prepare.lower.operands import call_key, call_request, call_template
from spvbackend.target.environment import Environment

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Builtins
    from spvbackend.prepare.templates.text import Lowering, Request

_NODE: Final = re.compile(r"!\d+")


def run(
    module: Module, environment: Environment, builtins: Builtins, lowerings: tuple[Lowering, ...]
) -> None:
    """Expand the calls of every function.

    Args:
        module: changed in place.
        environment: says how wide an address is.
        builtins: what functions of the module mean.
        lowerings: the frontend's; the first one that names a function is used.
    """
    named = [(function, named_lowering(function, lowerings)) for function in module.functions]
    taken = {function: lowering for function, lowering in named if lowering is not None}
    if not taken:
        return
    expansion = _Expansion(module, environment, builtins)
    # Texts are not expanded again: a lowering may call the very builtin that it replaces.
    for function in list(module.functions):
        if not function.blocks:
            continue
        try:
            # Unreachable code may break any rule.
            prune_unreachable(function)
            for block in function.blocks:
                for inst in block.insts:
                    callee = inst.callee if inst.opcode == op.CALL else None
                    if isinstance(callee, Function) and callee in taken:
                        expansion.expand(inst, callee, taken[callee])
        except Diagnostic as error:
            module.refuse(function, error)


def named_lowering(function: Function, lowerings: tuple[Lowering, ...]) -> Lowering | None:
    """Return the first lowering that names a declared function, mangled or not."""
    # LLVM defines what an intrinsic does.
    if not lowerings or function.blocks or function.name.startswith("llvm."):
        return None
    mangled = demangle(function.name)
    names = [function.name] if mangled is None else [function.name, mangled.name]
    for lowering in lowerings:
        if any(fnmatchcase(name, lowering.name) for name in names):
            return lowering
    return None


@final
class _Expansion:
    """The functions made for the calls of one module; each text is parsed once."""

    __slots__ = ("_builtins", "_environment", "_made", "_module")

    def __init__(self, module: Module, environment: Environment, builtins: Builtins) -> None:
        self._module: Final = module
        self._environment: Final = environment
        self._builtins: Final = builtins
        self._made: Final[dict[tuple[object, ...], Function | None]] = {}

    def expand(self, inst: Inst, callee: Function, lowering: Lowering) -> None:
        """Make a call one of the function that the lowering gives, unless it declines."""
        check_type(inst, callee)
        key = call_key(inst, callee.name)
        if key not in self._made:
            request = call_request(inst, callee.name, self._environment.address_bits)
            body = _body(lowering, request, inst.line)
            self._made[key] = None if body is None else self._function(request, body, inst.line)
        function = self._made[key]
        if function is not None:
            call_template(inst, function)
            self._module.called.add(function)

    def _function(self, request: Request, body: str, line: int) -> Function:
        """Add the function of a text to the module; an error leaves the module as it was."""
        module = self._module
        known = len(module.functions)
        try:
            function = self._parse(request, body, line)
        except Diagnostic:
            for made in module.functions[known:]:
                del module.symbols[made.name]
            del module.functions[known:]
            raise
        # Functions that it declares have no line of the user's either.
        for made in module.functions[known:]:
            made.line = line
        call_builtins(module, self._builtins, function)
        module.expansions.add(function)
        return function

    def _parse(self, request: Request, body: str, line: int) -> Function:
        """Parse and verify the text of a lowering."""
        from spvbackend.llvmir.verify.module import function_faults
        from spvbackend.prepare.templates.text import function_name, function_text

        # LLVM's printer, whose text the parser knows, leaves comments out.
        lines = [line for line in body.split("\n") if not line.lstrip().startswith(";")]
        text = function_text(request, function_name(request), "\n".join(lines))
        if "}" in lines or not any(lines):
            _refuse(request.name, "it is not the body of one function", line)
        try:
            function = parse_function(text, self._module, line, is_ours=False)
        except Unsupported as error:
            raise Unsupported(
                f"the lowering of '@{request.name}': {error.message}", line
            ) from error
        # The parser relies on LLVM, which would have refused other text.
        except (CompileError, ArithmeticError, AssertionError, LookupError, ValueError) as error:
            message = error.message if isinstance(error, CompileError) else "it cannot be parsed"
            _refuse(request.name, message, line, error)
        if message := _foreign(function):
            _refuse(request.name, message, line)
        if faults := function_faults(self._module, function):
            place = f" in '{faults[0].instruction}'" if faults[0].instruction else ""
            _refuse(request.name, f"{faults[0].message}{place}", line)
        return function


def _body(lowering: Lowering, request: Request, line: int) -> str | None:
    """Return a lowering's text for a call, None if the call stays.

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
        raise CompileError(
            f"the lowering '{lowering.name}' raised {type(error).__name__}: {error}"
            f"{raised_at(error, own=False)}",
            line,
        ) from error
    if body is not None and not isinstance(body, str):
        raise CompileError(
            f"the lowering '{lowering.name}' returned {body!r}: expected a text, or None", line
        )
    return body


def _foreign(function: Function) -> str:
    """Return the fault of a text that uses the module's numbers or a name twice, "" for none."""
    names = {arg.name for arg in function.args}
    for block in function.blocks:
        for inst in block.insts:
            texts = [*(inst.attachments or {}).values()]
            texts += [value.text for value in inst.operands if isinstance(value, MetadataValue)]
            for text in texts:
                if _NODE.fullmatch(text):
                    return f"'{text}' is metadata of the module, which a lowering does not know"
            if inst.call is not None and inst.call.attr_groups:
                return (
                    f"'#{inst.call.attr_groups[0]}' is an attribute group of the module, which a "
                    "lowering does not know: write attributes out"
                )
            if inst.name in names:
                return f"'%{inst.name}' is defined twice"
            if inst.name:
                names.add(inst.name)
    return ""


def _refuse(name: str, message: str, line: int, cause: Exception | None = None) -> NoReturn:
    """Raise the error for the text of a lowering.

    Args:
        name: the function that is called.
        message: the fault of the text.
        line: the line of the call.
        cause: the exception behind the fault.
    """
    raise CompileError(f"the lowering of '@{name}' is not LLVM IR: {message}", line) from cause
