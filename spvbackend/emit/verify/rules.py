"""Rules about literals and constants that the machine verifier takes for granted.

Input: a module read back from words, all of whose instructions have the form of the grammar. The
section of the specification that states a rule is in brackets.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from spvbackend.mir.ext_sets import GLSL_STD, OPENCL_DEBUG, OPENCL_STD
from spvbackend.mir.inst import MachineFunction, MachineInst
from spvbackend.mir.module import MachineModule
from spvbackend.mir.operands import OPERAND_KINDS, mask_bits, operand_kinds, string_text
from spvbackend.mir.type_table import BOOL, FLOAT, INT, POINTER, TypeTable
from spvbackend.mir.verify.rules.groups import DOT_OPERANDS
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD_NAMES
from spvbackend.target.widths import INT4, INTS, LANES

_ANY_INT: Final = spv.CapabilityArbitraryPrecisionIntegersALTERA
_ANY_VECTOR: Final = frozenset((spv.CapabilityLongVectorEXT, spv.CapabilityVectorAnyINTEL))
_FLOATS: Final = frozenset((16, 32, 64))
# 3.32, Memory Semantics: at most one of these.
_ORDERS: Final = (
    spv.MemorySemanticsAcquire
    | spv.MemorySemanticsRelease
    | spv.MemorySemanticsAcquireRelease
    | spv.MemorySemanticsSequentiallyConsistent
)
# Operands of a type that are types: begin and end.
_TYPE_OPERANDS: Final[dict[int, tuple[int, int]]] = {
    op.OpTypeArray: (0, 1),
    op.OpTypeFunction: (0, 0xFFFF),
    op.OpTypeImage: (0, 1),
    op.OpTypePointer: (1, 2),
    op.OpTypeRuntimeArray: (0, 1),
    op.OpTypeSampledImage: (0, 1),
    op.OpTypeStruct: (0, 0xFFFF),
}
_NAME_FUNCTIONS: Final = frozenset(
    (
        op.OpConstantFunctionPointerINTEL,
        op.OpCooperativeMatrixApplyFunctionINTEL,
        op.OpEnqueueKernel,
        op.OpFunctionCall,
        op.OpGetKernelLocalSizeForSubgroupCount,
        op.OpGetKernelMaxNumSubgroups,
        op.OpGetKernelNDrangeMaxSubGroupSize,
        op.OpGetKernelNDrangeSubGroupCount,
        op.OpGetKernelPreferredWorkGroupSizeMultiple,
        op.OpGetKernelWorkGroupSize,
        op.OpTaskSequenceCreateALTERA,
    )
)
# Kinds of ids that name a constant whose value is an enumerant or a mask.
_CONSTANT_KINDS: Final[dict[str, str]] = {
    "IdMemorySemantics": "MemorySemantics",
    "IdScope": "Scope",
}
_LITERAL_KINDS: Final = frozenset((*_CONSTANT_KINDS, "MemoryAccess?"))
_CHECKED: Final = frozenset(
    [opcode for opcode, kinds in OPERAND_KINDS.items() if not _LITERAL_KINDS.isdisjoint(kinds)]
)


@final
class Facts:
    """Facts of the module that the rules need.

    Attributes:
        machine: the module.
        types: its types and constants.
        capabilities: the declared ones, and those that they imply.
        definitions: the instruction that defines each id of the module.
        functions: the ids of functions.
    """

    __slots__ = ("capabilities", "definitions", "functions", "machine", "types")

    def __init__(self, machine: MachineModule, capabilities: set[int]) -> None:
        self.machine: Final = machine
        insts = machine.cache.insts()
        self.types: Final = TypeTable(machine.cache, insts)
        self.capabilities: Final = capabilities
        self.functions: Final = {function.id for function in machine.functions}
        self.definitions: Final = {inst.result: inst for inst in insts if inst.result}
        for function in machine.functions:
            for inst in body_insts(function):
                if inst.result:
                    self.definitions[inst.result] = inst

    def opcode(self, id: int) -> int:
        """Return the opcode that defines an id, -1 for a label or an import."""
        inst = self.definitions.get(id)
        return -1 if inst is None else inst.opcode


def body_insts(function: MachineFunction) -> list[MachineInst]:
    """Return the instructions of a function without its labels and its end."""
    insts = [function.head, *function.parameters, *function.variables]
    for block in function.blocks:
        insts += block.insts
    return insts


def rule_error(facts: Facts, inst: MachineInst) -> str:
    """Return what is wrong with an instruction, "" for nothing."""
    if inst.opcode in RULES:
        return RULES[inst.opcode](facts, inst)
    message = _check_constants(facts, inst) if inst.opcode in _CHECKED else ""
    return message or _check_functions(facts, inst)


_SMALL_INTS: Final = frozenset(
    (spv.CapabilityInt4TypeINTEL, spv.CapabilityInt4CooperativeMatrixINTEL)
)
_ENCODING_BITS: Final[dict[int, int]] = {
    spv.FPEncodingBFloat16KHR: 16,
    spv.FPEncodingFloat4E2M1EXT: 4,
    spv.FPEncodingFloat4E2M1INTEL: 4,
    spv.FPEncodingFloat6E2M3EXT: 6,
    spv.FPEncodingFloat6E3M2EXT: 6,
}
"""The width of a float with an encoding; other encodings have 8 bits."""


def _check_int(facts: Facts, inst: MachineInst) -> str:
    """Check the width of OpTypeInt, and its signedness in kernels (2.16.1, 2.16.3)."""
    width, signedness = inst.operands
    small = width == INT4 and not facts.capabilities.isdisjoint(_SMALL_INTS)
    if width not in INTS and not small and _ANY_INT not in facts.capabilities:
        return f"there are no integers of {width} bits"
    is_kernel = spv.CapabilityKernel in facts.capabilities
    return f"signedness {signedness}" if signedness and is_kernel else ""


def _check_float(facts: Facts, inst: MachineInst) -> str:
    """Check the width of OpTypeFloat, which an encoding may decide (2.16.1)."""
    width, *encoding = inst.operands
    if encoding:
        wanted = _ENCODING_BITS.get(encoding[0], 8)
        return "" if width == wanted else f"the encoding has {wanted} bits, not {width}"
    return "" if width in _FLOATS else f"there are no floats of {width} bits"


def _check_vector(facts: Facts, inst: MachineInst) -> str:
    """Check that OpTypeVector has scalars, of a valid number (2.16.1)."""
    component, count = inst.operands
    kinds = [BOOL, INT, FLOAT]
    if spv.CapabilityMaskedGatherScatterINTEL in facts.capabilities:
        kinds.append(POINTER)
    shape = facts.types.shape(component)
    if shape.kind not in kinds or shape.lanes != 1:
        return f"{facts.types.text(component)} is not a scalar"
    if count in LANES or (count > 0 and not facts.capabilities.isdisjoint(_ANY_VECTOR)):
        return ""
    return f"there are no vectors of {count}"


def _check_parts(facts: Facts, inst: MachineInst) -> str:
    """Check that a type is made of types (Type-Declaration)."""
    begin, end = _TYPE_OPERANDS[inst.opcode]
    for id in inst.operands[begin:end]:
        # By all definitions: a pointer of OpTypeForwardPointer comes later.
        if not op.OPCODE_NAMES.get(facts.opcode(id), "").startswith("OpType"):
            return f"{facts.types.name(id)} is not a type"
    return ""


def _check_image(facts: Facts, inst: MachineInst) -> str:
    """Check the depth, arrayed, multisampled and sampled operands of OpTypeImage."""
    if any(word > most for word, most in zip(inst.operands[2:6], (2, 1, 1, 2), strict=True)):
        return "a property of the image has an unknown value"
    return _check_parts(facts, inst)


def _check_import(facts: Facts, inst: MachineInst) -> str:
    """Check that OpExtInstImport names a known set, or one without semantics."""
    name = string_text(inst.operands)
    if name in (GLSL_STD, OPENCL_STD, OPENCL_DEBUG) or name.startswith("NonSemantic."):
        return ""
    return f"the set '{name}' is not known"


def _check_constant_parts(facts: Facts, inst: MachineInst) -> str:
    """Check OpConstantComposite: no part is a specialisation constant (Constant-Creation)."""
    for id in inst.operands:
        if op.OPCODE_NAMES.get(facts.opcode(id), "").startswith("OpSpecConstant"):
            return f"{facts.types.name(id)} is a specialisation constant"
    return ""


def _check_function_pointer(facts: Facts, inst: MachineInst) -> str:
    """Check OpConstantFunctionPointerINTEL (SPV_INTEL_function_pointers)."""
    pointer = inst.type_id
    is_pointer = facts.types.pointee(pointer) != 0 or facts.types.is_untyped(pointer)
    if is_pointer and inst.operands[0] in facts.functions:
        return ""
    return f"{facts.types.text(inst.type_id)} is not a pointer to a function"


def _check_matrix(facts: Facts, inst: MachineInst) -> str:
    """Check that OpTypeCooperativeMatrixKHR has the scope of a work-group or a sub-group."""
    scope = facts.types.int_value(inst.operands[1])
    if scope in (-1, spv.ScopeWorkgroup, spv.ScopeSubgroup):
        return ""
    return f"{scope} is not a scope of a matrix"


def _check_ext_inst(facts: Facts, inst: MachineInst) -> str:
    """Check that stores and prefetches of OpenCL.std have no result."""
    if facts.types.forms.imports.get(inst.operands[0]) != OPENCL_STD:
        return ""
    is_void = facts.types.opcode(inst.type_id) == op.OpTypeVoid
    if is_void != OPENCL_STD_NAMES[inst.operands[1]].startswith(("vstore", "prefetch")):
        return f"a result of {facts.types.text(inst.type_id)}"
    return _check_functions(facts, inst)


def _check_dot(facts: Facts, inst: MachineInst) -> str:
    """Check the capability that a dot product of integers needs for its operands' type."""
    value = facts.definitions.get(inst.operands[0])
    shape = facts.types.shape(value.type_id if value is not None else 0)
    needed = spv.CapabilityDotProductInputAll
    if shape.lanes == 1:
        needed = spv.CapabilityDotProductInput4x8BitPacked
    elif (shape.bits, shape.lanes) == (8, 4):
        needed = spv.CapabilityDotProductInput4x8Bit
    if needed in facts.capabilities:
        return _check_functions(facts, inst)
    return f"capability {spv.ENUMERANT_NAMES['Capability'][needed]} is not declared"


def _check_functions(facts: Facts, inst: MachineInst) -> str:
    """Check that a function is called or enqueued and not used as a value (2.16.1)."""
    for id in inst.operands:
        if id in facts.functions and inst.opcode not in _NAME_FUNCTIONS:
            return f"the function {facts.types.name(id)} is not a value"
    return ""


def _check_branch(facts: Facts, inst: MachineInst) -> str:
    """Check OpBranchConditional: two weights or none, not both 0 (Control-Flow)."""
    weights = inst.operands[3:]
    if len(weights) == 1:
        return "one weight for two labels"
    return "both weights are 0" if weights and not any(weights) else ""


def _check_constants(facts: Facts, inst: MachineInst) -> str:
    """Check scopes, semantics and alignments (3.27, 3.26, 3.32)."""
    words = inst.operands
    kinds = operand_kinds(inst.opcode, words, facts.types.forms.imports)
    for index, (kind, word) in enumerate(zip(kinds, words, strict=True)):
        if kind == "MemoryAccess":
            if word & spv.MemoryAccessAligned and words[index + 1].bit_count() != 1:
                return f"alignment {words[index + 1]} is not a power of two"
        elif kind in _CONSTANT_KINDS:
            value = facts.types.int_value(word)
            if value >= 0 and (message := _constant_error(_CONSTANT_KINDS[kind], value)):
                return message
    return ""


def _constant_error(kind: str, value: int) -> str:
    names = spv.ENUMERANT_NAMES[kind]
    if kind == "Scope":
        return "" if value in names else f"{value} is not a scope"
    if any(bit not in names for bit in mask_bits(value)):
        return f"{value:#x} is not a mask of memory semantics"
    orders = mask_bits(value & _ORDERS)
    return "memory semantics of two orders" if len(orders) > 1 else ""


RULES: Final[dict[int, Callable[[Facts, MachineInst], str]]] = {
    **dict.fromkeys(DOT_OPERANDS, _check_dot),
    **dict.fromkeys(_TYPE_OPERANDS, _check_parts),
    op.OpBranchConditional: _check_branch,
    op.OpConstantComposite: _check_constant_parts,
    op.OpConstantFunctionPointerINTEL: _check_function_pointer,
    op.OpExtInst: _check_ext_inst,
    op.OpExtInstImport: _check_import,
    op.OpTypeCooperativeMatrixKHR: _check_matrix,
    op.OpTypeFloat: _check_float,
    op.OpTypeImage: _check_image,
    op.OpTypeInt: _check_int,
    op.OpTypeVector: _check_vector,
}
