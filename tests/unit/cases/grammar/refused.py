"""Why the other instructions cannot be called: each has one reason, the first that fits."""

from collections.abc import Callable
from typing import Final, NamedTuple

from spvbackend.spirv import enums as spv
from spvbackend.spirv.opcodes import OPCODE_NAMES
from spvbackend.spirv.operands import HAS_RESULT, HAS_TYPE
from spvbackend.spirv.requirements import OPCODE_CAPABILITIES
from tests.unit.cases.grammar.modules import is_graphics


class Reason(NamedTuple):
    """A class of instructions that no call can mean."""

    text: str
    fits: Callable[[int, str], bool]
    """Of an opcode and its name."""


def _named(*names: str) -> Callable[[int, str], bool]:
    """Whether the name is one of these, which are written without Op."""
    found = frozenset(" ".join(names).split())
    return lambda opcode, name: name[2:] in found


REASONS: Final = (
    Reason(
        "it is another vendor's",
        lambda _, name: name.endswith(("AMDX", "ARM", "NV", "QCOM", "VALVE")),
    ),
    Reason(
        "all that brings it is graphics",
        lambda opcode, _: is_graphics(OPCODE_CAPABILITIES.get(opcode, ())),
    ),
    Reason("its result has no type", lambda opcode, _: opcode in HAS_RESULT - HAS_TYPE),
    Reason("it is a constant", lambda _, name: "Constant" in name or name == "OpUndef"),
    Reason(
        "it states something of the module",
        _named(
            "Nop SourceContinued Source SourceExtension Name MemberName Line NoLine Extension",
            "MemoryModel EntryPoint ExecutionMode ExecutionModeId Capability Decorate",
            "MemberDecorate GroupDecorate GroupMemberDecorate DecorateId MemberDecorateIdEXT",
            "DecorateString MemberDecorateString ModuleProcessed TypeForwardPointer",
            "TypeStructContinuedINTEL ConditionalExtensionINTEL ConditionalEntryPointINTEL",
            "ConditionalCapabilityINTEL",
        ),
    ),
    Reason(
        "it steers control flow",
        _named(
            "Phi LoopMerge SelectionMerge Label Branch BranchConditional Switch Kill Return",
            "ReturnValue Unreachable TerminateInvocation LoopControlINTEL IgnoreIntersectionKHR",
            "TerminateRayKHR AbortKHR",
        ),
    ),
    Reason(
        "LLVM's own calls, functions and variables become it",
        _named(
            "ExtInst ExtInstWithForwardRefsKHR Function FunctionParameter FunctionEnd",
            "FunctionCall FunctionPointerCallINTEL Variable AsmINTEL AsmCallINTEL",
        ),
    ),
    Reason("it continues another instruction", _named("CompositeConstructContinuedINTEL")),
    Reason("it works on pointers without a type", lambda _, name: name.startswith("OpUntyped")),
    Reason(
        "it works on matrices of graphics",
        lambda opcode, _: OPCODE_CAPABILITIES.get(opcode) == (spv.CapabilityMatrix,),
    ),
    Reason(
        "it is of graphics, which the grammar does not say",
        _named(
            "ImageTexelPointer ImageFetch ColorAttachmentReadEXT DepthAttachmentReadEXT",
            "StencilAttachmentReadEXT BufferPointerEXT EmitMeshTasksEXT BitcastExtractEXT",
            "GroupNonUniformPartitionEXT",
        ),
    ),
    Reason(
        "it works on cooperative matrices as graphics has them",
        _named(
            "CooperativeMatrixConvertUseEXT CooperativeMatrixGetCoordinateEXT",
            "CooperativeMatrixReduceEXT CooperativeMatrixPerElementOpEXT",
        ),
    ),
    Reason("no two types of LLVM become types that differ in their layout", _named("CopyLogical")),
)


def reason_for(opcode: int) -> str:
    """Why an instruction cannot be called, "" when no reason is known."""
    name = OPCODE_NAMES[opcode]
    return next((reason.text for reason in REASONS if reason.fits(opcode, name)), "")
