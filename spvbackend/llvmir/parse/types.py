"""Parses types, from the cursor at their first token.

Output: interned types. LLVM prints a named struct by its name alone, so no type here leads back to
itself. Types that SPIR-V cannot have are refused where they are read.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.parse.scan import Cursor, string_value, unquote
from spvbackend.llvmir.types import ARRAY, FLOAT_BITS, STRUCT, Type, TypeContext
from spvbackend.target.limits import MAX_NESTING, too_deep


def parse_type(cursor: Cursor, types: TypeContext) -> Type:
    """Take one type, function types included."""
    result = _parse_first(cursor, types)
    # A type with a list in brackets behind it is the result of a function type.
    while cursor.peek() == "(":
        result = _parse_function_type(cursor, types, result)
    return result


def _parse_first(cursor: Cursor, types: TypeContext) -> Type:
    token = cursor.next()
    if token == "ptr":
        return pointer_type(types, take_address_space(cursor), cursor.line)
    first = token[0]
    # Any width is read; legalisation finds out what to do with it.
    if first == "i" and token[1:].isdigit():
        return types.integer(int(token[1:]))
    if first == "%":
        # It may be defined further down.
        return types.named_struct(unquote(token))
    if token == "<":
        return _parse_angle(cursor, types)
    if token == "[":
        count, elem = _parse_counted(cursor, types)
        cursor.expect("]")
        return types.array(count, elem)
    if token == "{":
        return types.struct(_parse_members(cursor, types))
    if token in FLOAT_BITS:
        return types.floating(token)
    if token == "target":
        return _parse_target(cursor, types)
    return _parse_word(cursor, types, token)


def _parse_word(cursor: Cursor, types: TypeContext, token: str) -> Type:
    if token == "void":
        return types.void
    if token == "label":
        return types.label
    if token == "metadata":
        return types.metadata
    if token == "token":
        return types.token
    # Types of registers of x86, which clang never makes for a device.
    if token in ("x86_amx", "x86_mmx"):
        raise Unsupported(f"type '{token}' has no SPIR-V counterpart", cursor.line)
    raise cursor.error(f"expected a type, found '{token}'")


def take_address_space(cursor: Cursor) -> int:
    """Take `addrspace(n)`; 0 where it is not there."""
    if not cursor.accept("addrspace"):
        return 0
    cursor.expect("(")
    space = cursor.integer()
    cursor.expect(")")
    return space


def pointer_type(types: TypeContext, number: int, line: int) -> Type:
    """The pointer into what the text numbers so.

    Raises:
        Unsupported: it is of another target, and OpenCL has no such memory.
    """
    return types.pointer(number if types.spaces is None else types.spaces.opencl(number, line))


def _parse_counted(cursor: Cursor, types: TypeContext) -> tuple[int, Type]:
    count = cursor.integer()
    cursor.expect("x")
    cursor.enter()
    elem = parse_type(cursor, types)
    cursor.depth -= 1
    return count, elem


def _parse_angle(cursor: Cursor, types: TypeContext) -> Type:
    if cursor.accept("{"):
        members = _parse_members(cursor, types)
        cursor.expect(">")
        return types.struct(members, packed=True)
    # OpTypeVector has a literal for its number of components.
    scalable = cursor.accept("vscale")
    if scalable:
        cursor.expect("x")
    count, elem = _parse_counted(cursor, types)
    cursor.expect(">")
    if scalable:
        raise Unsupported(
            f"scalable vector '<vscale x {count} x {elem}>' has no SPIR-V counterpart", cursor.line
        )
    return types.vector(count, elem)


def _parse_members(cursor: Cursor, types: TypeContext) -> tuple[Type, ...]:
    members: list[Type] = []
    if cursor.accept("}"):
        return ()
    cursor.enter()
    while True:
        members.append(parse_type(cursor, types))
        if cursor.accept("}"):
            cursor.depth -= 1
            return tuple(members)
        cursor.expect(",")


def parse_struct_body(cursor: Cursor, types: TypeContext) -> tuple[tuple[Type, ...], bool]:
    """Members and packedness of the body in a struct's definition."""
    if cursor.accept("<"):
        cursor.expect("{")
        members = _parse_members(cursor, types)
        cursor.expect(">")
        return members, True
    cursor.expect("{")
    return _parse_members(cursor, types), False


def _parse_function_type(cursor: Cursor, types: TypeContext, ret: Type) -> Type:
    cursor.expect("(")
    params: list[Type] = []
    variadic = False
    if cursor.accept(")"):
        return types.function(ret, ())
    while True:
        if cursor.accept("..."):
            variadic = True
        else:
            params.append(parse_type(cursor, types))
        if cursor.accept(")"):
            return types.function(ret, tuple(params), variadic)
        cursor.expect(",")


def _parse_target(cursor: Cursor, types: TypeContext) -> Type:
    cursor.expect("(")
    name = string_value(cursor.next())
    parameters: list[Type] = []
    ints: list[int] = []
    cursor.enter()
    while cursor.accept(","):
        # LangRef, Target Extension Type: type parameters first, then integers.
        if cursor.peek().isdigit():
            ints.append(cursor.integer())
        else:
            parameters.append(parse_type(cursor, types))
    cursor.depth -= 1
    cursor.expect(")")
    return types.target(name, tuple(parameters), tuple(ints))


def check_nesting(structs: dict[Type, int]) -> None:
    """Refuse structs whose members, by their own members, nest too deeply.

    Args:
        structs: those of the module with the lines that define them.

    Raises:
        Unsupported: one does; its line is that of the first that is too deep.
    """
    depths: dict[Type, int] = {}
    for struct, line in structs.items():
        # A stack instead of recursion, since this is what bounds the recursion of others.
        stack = [struct]
        while stack:
            type = stack[-1]
            inner = [*type.elems, type.elem] if type.elem is not None else type.elems
            missing = [elem for elem in inner if elem.kind in _NESTED and elem not in depths]
            if missing:
                stack += dict.fromkeys(missing)
                continue
            stack.pop()
            depths[type] = 1 + max([depths.get(elem, 0) for elem in inner], default=0)
            if depths[type] > MAX_NESTING:
                raise too_deep(structs.get(type, line))


_NESTED: Final = frozenset((ARRAY, STRUCT))
