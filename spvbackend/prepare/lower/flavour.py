"""Questions of lowering to the flavour of output, with the answers for OpenCL and for shaders.

A kernel has an instruction of OpenCL.std or of the core for most intrinsics, and memory in bytes. A
shader expands many more; therefore it folds constants and calls templates that it repeats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, final

from spvbackend.builtins.intrinsics import DIRECT, intrinsic_names
from spvbackend.llvmir.types import FLOAT, INT, VECTOR, Type
from spvbackend.target.environment import VULKAN, Environment
from spvbackend.target.features import BIT_INSTRUCTIONS
from spvbackend.target.widths import INTS

if TYPE_CHECKING:
    from spvbackend.builtins.lookup import Builtins
    from spvbackend.llvmir.module import Module
    from spvbackend.llvmir.values import Function, Inst, Value
    from spvbackend.prepare.lower.repeated import Repeated
    from spvbackend.prepare.lower.shader_functions import ShaderFunction

# pown and ldexp of OpenCL.std take an integer for each lane, of 32 bits.
_INT_EXPONENT: Final = intrinsic_names("ldexp powi")
_SATURATING: Final = frozenset(("llvm.sadd.sat", "llvm.ssub.sat", "llvm.uadd.sat", "llvm.usub.sat"))
"""Intrinsics with an instruction of OpenCL.std for all widths, and none in GLSL.std.450."""


class Flavour:
    """Lowering for kernels.

    Attributes:
        copies_bytes: whether memory can be copied without a type (OpCopyMemorySized).
        has_short_addresses: whether 32 bits hold an address in local memory.
        rotates: whether there is an instruction for a rotation (rotate of OpenCL.std).
    """

    copies_bytes: ClassVar[bool] = True
    has_short_addresses: ClassVar[bool] = False
    rotates: ClassVar[bool] = True

    __slots__ = ()

    def exact(self, function: Function, builtins: Builtins) -> ShaderFunction | None:
        """Return what computes a function as exactly as OpenCL asks, None for an instruction."""
        return None

    def is_direct(
        self, name: str, result: Type, parameters: tuple[Type, ...], environment: Environment
    ) -> bool:
        """Whether an instruction computes an intrinsic for these types.

        Args:
            name: the intrinsic without suffixes.
            result: the type of the call.
            parameters: the types of its arguments.
            environment: tells whether OpBitReverse may be used.
        """
        # OpenCL.std has its functions for integers of 8, 16, 32 and 64 bits and for all floats.
        if name not in DIRECT:
            return False
        type = parameters[0].scalar()
        # OpBitReverse needs BitInstructions of SPV_KHR_bit_instructions, or Shader.
        if name == "llvm.bitreverse" and not environment.prefers(BIT_INSTRUCTIONS):
            return False
        if name in _INT_EXPONENT:
            exponent = parameters[1]
            same_kind = (exponent.kind == VECTOR) == (result.kind == VECTOR)
            if exponent.scalar().bits != 32 or not same_kind:
                return False
        return type.bits in INTS if type.kind == INT else type.kind == FLOAT

    def repeated(self, module: Module) -> Repeated | None:
        """Count the calls of a module, None if each of them gets a copy of its template."""
        return None

    def folded(self, module: Module, inst: Inst) -> Value | None:
        """Return an instruction's constant result, None for an instruction that stays."""
        return None


@final
class Shader(Flavour):
    """Lowering for shaders."""

    copies_bytes: ClassVar[bool] = False
    has_short_addresses: ClassVar[bool] = True
    rotates: ClassVar[bool] = False

    __slots__ = ()

    def exact(self, function: Function, builtins: Builtins) -> ShaderFunction | None:
        """Return a template for a function that Vulkan lacks or computes less exactly."""
        from spvbackend.prepare.lower.shader_functions import shader_function

        return shader_function(function, builtins)

    def is_direct(
        self, name: str, result: Type, parameters: tuple[Type, ...], environment: Environment
    ) -> bool:
        """Whether an instruction computes an intrinsic for these types."""
        return name not in _SATURATING and super().is_direct(name, result, parameters, environment)

    def repeated(self, module: Module) -> Repeated | None:
        """Count the calls of a module: a template that is repeated becomes a function."""
        from spvbackend.prepare.lower.repeated import Repeated

        return Repeated(module)

    def folded(self, module: Module, inst: Inst) -> Value | None:
        """Return the result of arithmetic on constants."""
        from spvbackend.prepare.lower.folding import folded

        return folded(module, inst)


_KERNELS: Final = Flavour()
_FLAVOURS: Final[dict[str, Flavour]] = {VULKAN: Shader()}


def flavour_of(name: str) -> Flavour:
    """Return the lowering of a flavour of output."""
    return _FLAVOURS.get(name, _KERNELS)
