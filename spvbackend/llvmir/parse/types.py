"""Parser of types, from the cursor at their first token.

Output: interned types. LLVM prints only the name of a named struct, so types here are acyclic.
Types that SPIR-V cannot have are refused while they are read.
"""

from __future__ import annotations

from typing import Final

from spvbackend.diagnostics import Unsupported
from spvbackend.llvmir.parse.scan import Cursor, string_value, unquote
from spvbackend.llvmir.types import ARRAY, FLOAT_BITS, STRUCT, Type, TypeContext
from spvbackend.target.limits import MAX_NESTING, too_deep

MAX_INT_BITS: Final = 1 << 23
"""LLVM's own bound (LangRef, Integer Type)."""
_MOST_DIGITS: Final = len(f"i{MAX_INT_BITS}")


def parse_type(cursor: Cursor, types: TypeContext) -> Type:
    """Take one type, including function types."""
    result = _parse_first(cursor, types)
    # A type before a bracketed list is a function type's result.
    while cursor.peek() == "(":
        result = _parse_function_type(cursor, types, result)
    return result


def _parse_first(cursor: Cursor, types: TypeContext) -> Type:
    token = cursor.next()
    if token == "ptr":
        return pointer_type(types, take_address_space(cursor), cursor.line)
    first = token[0]
    if first == "i" and token[1:].isdigit():
        # Legalisation handles any width of LLVM's. Python refuses texts of thousands of digits.
        if len(token) > _MOST_DIGITS or int(token[1:]) > MAX_INT_BITS:
            raise cursor.error(f"an integer has at most {MAX_INT_BITS} bits")
        return types.integer(int(token[1:]))
    if first == "%":
        # It may be defined later.
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
    # Register types of x86, which clang never uses for a device.
    if token in ("x86_amx", "x86_mmx"):
        raise Unsupported(f"type '{token}' has no SPIR-V counterpart", cursor.line)
    raise cursor.error(f"expected a type, found '{token}'")


def take_address_space(cursor: Cursor) -> int:
    """Take `addrspace(n)`; return 0 if it is missing."""
    if not cursor.accept("addrspace"):
        return 0
    cursor.expect("(")
    space = cursor.integer()
    cursor.expect(")")
    return space


def pointer_type(types: TypeContext, number: int, line: int) -> Type:
    """Return the pointer type for an address space number of the text.

    Raises:
        Unsupported: it is another target's number for a memory that OpenCL lacks.
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
    # OpTypeVector's number of components is a literal.
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
    """Take members and packedness from a struct's definition."""
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
        # Type parameters come before integers (LangRef, Target Extension Type).
        if cursor.peek().isdigit():
            ints.append(cursor.integer())
        else:
            parameters.append(parse_type(cursor, types))
    cursor.depth -= 1
    cursor.expect(")")
    return types.target(name, tuple(parameters), tuple(ints))


def check_nesting(structs: dict[Type, int]) -> None:
    """Refuse structs whose members nest too deeply.

    Args:
        structs: the module's structs with the lines that define them.

    Raises:
        Unsupported: a struct nests too deeply; the line is that of the first such struct.
    """
    depths: dict[Type, int] = {}
    for struct, line in structs.items():
        # A stack instead of recursion: this check bounds the recursion elsewhere.
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
