"""LLVM types as SPIR-V types.

Input: types after inference, where a pointer in memory with a known pointee is a TYPED_POINTER. A
plain pointer inside a type points to i8; a struct member's pointee is inference's choice.

Structs may contain pointers to themselves. SPIR-V requires operands before their use, and
OpTypeForwardPointer breaks such a cycle at a pointer to a struct (2.4): while a struct is being
lowered it is `incomplete`, and a pointer to it is declared first and made later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from spvbackend.builtins.opaque_names import OPAQUE_STRUCTS
from spvbackend.diagnostics import Unsupported
from spvbackend.infer.memory_types import MemoryTypes
from spvbackend.isel.module.target_types import lower_target
from spvbackend.llvmir.parse.scan import Cursor, tokens_of
from spvbackend.llvmir.parse.types import parse_type
from spvbackend.llvmir.types import (
    ARRAY,
    FLOAT,
    FUNCTION,
    INT,
    POINTER,
    STRUCT,
    TARGET,
    TYPED_POINTER,
    VECTOR,
    VOID,
    Type,
)
from spvbackend.llvmir.values import Value
from spvbackend.mir.cache import Cache
from spvbackend.spirv import enums as spv
from spvbackend.target.availability import need
from spvbackend.target.environment import Environment
from spvbackend.target.features import BFLOAT16, BFLOAT_ARITHMETIC
from spvbackend.target.limits import MAX_BITS, MAX_STRUCT_MEMBERS, check_count
from spvbackend.target.widths import INTS, LANES

if TYPE_CHECKING:
    from spvbackend.isel.flavour import Flavour

MAX_INCOMPLETE: Final = 32
"""Bound on incomplete structs before one behind a pointer waits for them.

Structs that point to each other may form a chain of any length.
"""


@final
class TypeLowering:
    """Lowers types through the cache; the type itself keeps its id.

    LLVM types are interned, so the attribute is a memo without a lookup.
    """

    __slots__ = ("_pointers", "cache", "completing", "environment", "flavour", "incomplete",
                 "memory", "reserved", "types")  # fmt: skip

    def __init__(
        self, cache: Cache, environment: Environment, memory: MemoryTypes, flavour: Flavour
    ) -> None:
        self.cache: Final = cache
        self.environment: Final = environment
        self.flavour: Final = flavour
        self.types: Final = memory.types
        self.incomplete: set[Type] = set()
        self.completing = False  # whether `reserved` is being lowered
        self.reserved: dict[Type, int] = {}  # structs to lower after the incomplete ones
        self.memory: Final = memory
        self._pointers: Final[dict[int, dict[Type, int]]] = {}  # by address space and pointee

    def value_type(self, value: Value) -> int:
        """Return the type id of a value; a pointer's follows from its inferred pointee."""
        type = value.type
        if type.kind == POINTER:
            return self.pointer(type.space, value.pointee or self.types.i8)
        return type.spv_id or self.lower(type)

    def pointer(self, space: int, pointee: Type) -> int:
        """Return the type id of a pointer to `pointee`."""
        known = self._pointers.get(space)
        type_id = 0 if known is None else known.get(pointee, 0)
        if type_id == 0:
            type_id = self.pointer_in(self.environment.storage_class(space), pointee)
            # While a struct is incomplete, the type may be declared only.
            if not self.incomplete and not pointee.opaque:
                self._pointers.setdefault(space, {})[pointee] = type_id
        return type_id

    def pointer_in(self, storage_class: int, pointee: Type) -> int:
        """Return the type id of a pointer into a storage class."""
        if pointee.kind == STRUCT and pointee.opaque:
            if pointee in self.types.opaque_structs:
                return self._opaque(pointee)
            # Nothing is read through a pointer to a struct without a body, so use bytes.
            pointee = self.types.i8
        return self.flavour.pointer_type(self, storage_class, pointee)

    def typed_pointer(self, storage_class: int, pointee: Type) -> int:
        """Return the type id of an OpTypePointer."""
        if self.incomplete and pointee.kind == STRUCT and self._must_wait(pointee):
            return self.cache.forward_pointer(storage_class, self._reserve(pointee))
        return self.cache.pointer_type(storage_class, pointee.spv_id or self.lower(pointee))

    def _opaque(self, struct: Type) -> int:
        """Return the id of a pointer to a struct with one of OpenCL's old type names."""
        tokens = tokens_of(OPAQUE_STRUCTS[struct.name])
        return self.lower(parse_type(Cursor(tokens, 0), self.types))

    def _reserve(self, struct: Type) -> int:
        """Return the id of a struct that is incomplete or not begun."""
        if struct in self.incomplete:
            return struct.spv_id
        id = self.reserved.get(struct)
        if id is None:
            id = self.reserved[struct] = self.cache.new_id()
        return id

    def _must_wait(self, struct: Type) -> bool:
        """Whether a struct cannot or need not be lowered before the incomplete ones."""
        if struct.spv_id == 0 and len(self.incomplete) >= MAX_INCOMPLETE:
            return True
        return self._holds_incomplete(struct, set())

    def _holds_incomplete(self, type: Type, seen: set[Type]) -> bool:
        """Whether a type requires an incomplete struct first; a pointer to a struct does not."""
        if type in self.incomplete:
            return True
        if type.spv_id or type in seen:
            return False
        # Types form a graph with cycles; visit each once.
        seen.add(type)
        if type.kind == STRUCT:
            members = [self.memory.member(type, index) for index in range(len(type.elems))]
            return any(self._holds_incomplete(member, seen) for member in members)
        if type.kind == ARRAY:
            return self._holds_incomplete(type.element, seen)
        if type.kind == TYPED_POINTER and type.element.kind != STRUCT:
            return self._holds_incomplete(type.element, seen)
        return False

    def lower(self, type: Type) -> int:
        """Return a type's id; raise Unsupported for a type that SPIR-V kernels lack."""
        if type.spv_id == 0:
            if type.kind == STRUCT:
                return self._struct(type)
            type.spv_id = self._make(type)
        return type.spv_id

    def _make(self, type: Type) -> int:
        kind = type.kind
        cache = self.cache
        if kind == INT:
            return self._int(type)
        if kind == FLOAT:
            return self._float(type)
        if kind == VOID:
            return cache.void_type()
        if kind == VECTOR:
            if type.count not in LANES and not self.types.any_length:
                raise Unsupported(f"vector type '{type}' has no SPIR-V counterpart")
            return cache.vector_type(self.lower(type.element), type.count)
        if kind == ARRAY:
            # OpTypeArray's length is at least 1; an empty array has no accessible element.
            return cache.array_type(self.lower(type.element), max(type.count, 1))
        if kind == POINTER:
            return self.pointer(type.space, self.types.i8)
        if kind == TYPED_POINTER:
            return self.pointer(type.space, type.element)
        if kind == FUNCTION:
            return cache.function_type(
                self.lower(type.element), [self.lower(param) for param in type.elems]
            )
        if kind == TARGET:
            return lower_target(self, type)
        raise Unsupported(f"type '{type}' has no SPIR-V counterpart")

    def _int(self, type: Type) -> int:
        bits = type.bits
        if bits == 1:
            return self.cache.bool_type()
        if bits in INTS:
            return self.cache.int_type(bits)
        if self.types.any_width:
            # One OpConstant must hold all bits of a value.
            if bits > MAX_BITS:
                raise Unsupported(
                    f"integer type '{type}' is wider than {MAX_BITS:,} bits, which are all that an "
                    "instruction holds"
                )
            return self.cache.int_type(bits)
        raise Unsupported(f"integer type '{type}' has no SPIR-V counterpart")

    def _float(self, type: Type) -> int:
        if type.name == "bfloat":
            need(self.environment, BFLOAT16, "type 'bfloat'")
            if self.types.bfloat_arithmetic:
                self.cache.require(BFLOAT_ARITHMETIC.capability)
            return self.cache.float_type(16, spv.FPEncodingBFloat16KHR)
        if type.bits > 64:
            raise Unsupported(f"type '{type}' has no SPIR-V counterpart")
        return self.cache.float_type(type.bits)

    def _struct(self, type: Type) -> int:
        """Lower a struct; a pointer to a struct that must be complete becomes a forward pointer.

        Not interned: LLVM's named structs with equal members are different types, and SPIR-V allows
        duplicate structs too (2.8).
        """
        if type.opaque:
            return self.cache.int_type(8)
        # A literal struct's text would list all members.
        what = f"type '{type}'" if type.name else "a struct"
        check_count(what, len(type.elems), "members", MAX_STRUCT_MEMBERS)
        cache = self.cache
        # Set the id before the members are lowered, so that a pointer to the struct finds it.
        id = type.spv_id = self.reserved.pop(type, 0) or cache.new_id()
        self.incomplete.add(type)
        members = [self.lower(self.memory.member(type, index)) for index in range(len(type.elems))]
        self.incomplete.remove(type)
        cache.struct_type(members, id)
        if type.name:
            cache.name(id, type.name)
        if type.flag:
            cache.decorate(id, spv.DecorationCPacked)
        if not self.incomplete and not self.completing:
            self._complete()
        return id

    def _complete(self) -> None:
        """Lower the structs that are declared only; each may declare others."""
        self.completing = True
        while self.reserved:
            self.lower(next(iter(self.reserved)))
        self.completing = False
