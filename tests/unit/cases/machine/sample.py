"""A machine module to print, to verify and to break, and what is needed to write more of it."""

from spvbackend.mir.cache import Cache
from spvbackend.mir.inst import (
    ASSIGN_TYPE,
    EntryPoint,
    MachineBlock,
    MachineFunction,
    MachineInst,
    string_words,
)
from spvbackend.mir.module import MachineModule
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD
from spvbackend.target.environment import KERNELS, Environment, Kind


class Sample:
    """A module with one function, `f`, to which a test adds blocks and instructions."""

    def __init__(self, kind: Kind = KERNELS, version: int = 0x00010400) -> None:
        environment = Environment(version=version, kind=kind)
        self.machine = MachineModule(environment)
        self.cache: Cache = self.machine.cache
        self.void = self.cache.void_type()
        self.bool = self.cache.bool_type()
        self.i32 = self.cache.int_type(32)
        self.i64 = self.cache.int_type(64)
        self.float = self.cache.float_type(32)
        self.float4 = self.cache.vector_type(self.float, 4)
        self.pointer = self.cache.pointer_type(spv.StorageClassCrossWorkgroup, self.float)
        self.one = self.cache.int_constant(32, 1)
        self.half_one = self.cache.numeric(self.float, 32, 0x3F000000)
        self.function = self.add_function("f", self.void, [self.pointer, self.i32])
        self.data, self.n = [parameter.result for parameter in self.function.parameters]
        self.entry = self.add_block("entry")

    def add_function(self, name: str, ret: int, params: list[int]) -> MachineFunction:
        id = self.cache.new_id()
        fn_type = self.cache.function_type(ret, params)
        function = MachineFunction(name, id, MachineInst(op.OpFunction, ret, id, [0, fn_type]))
        function.parameters = [
            MachineInst(op.OpFunctionParameter, type_id, self.cache.new_id(), [])
            for type_id in params
        ]
        self.machine.functions.append(function)
        self.cache.name(id, name)
        return function

    def add_block(self, name: str) -> MachineBlock:
        block = MachineBlock(self.cache.new_id())
        self.function.blocks.append(block)
        self.cache.name(block.label, name)
        return block

    def add(self, block: MachineBlock, opcode: int, type_id: int, *operands: int) -> int:
        """Append an instruction with a result."""
        result = self.cache.new_id()
        block.insts.append(MachineInst(opcode, type_id, result, list(operands)))
        return result

    def put(self, block: MachineBlock, opcode: int, *operands: int) -> None:
        """Append an instruction without a result."""
        block.insts.append(MachineInst(opcode, 0, 0, list(operands)))

    def end(self) -> None:
        """Return from the block that was added last."""
        self.put(self.function.blocks[-1], op.OpReturn)


def kernel() -> Sample:
    """A kernel with a variable, a loop, a call, a switch and one of most kinds of operand."""
    s = Sample()
    cache = s.cache
    helper = s.add_function("twice", s.float, [s.float])
    helper.blocks.append(MachineBlock(cache.new_id()))
    argument = helper.parameters[0].result
    doubled = s.add(helper.blocks[0], op.OpFAdd, s.float, argument, argument)
    s.put(helper.blocks[0], op.OpReturnValue, doubled)

    cell = cache.pointer_type(spv.StorageClassFunction, s.float)
    variable = MachineInst(
        op.OpVariable, cell, cache.new_id(), [spv.StorageClassFunction, s.half_one]
    )
    s.function.variables.append(variable)
    cache.name(variable.result, "cell")
    cache.decorate(variable.result, spv.DecorationAlignment, 4)
    _add_self_pointing_struct(s)
    _add_loop(s, helper.id, variable.result)

    s.machine.entry_points.append(EntryPoint("f", spv.ExecutionModelKernel, s.function))
    mode = [s.function.id, spv.ExecutionModeLocalSize, 8, 4, 1]
    s.machine.execution_modes.append(MachineInst(op.OpExecutionMode, 0, 0, mode))
    s.machine.source = (spv.SourceLanguageOpenCL_C, 200000)
    s.machine.source_extensions.append("cl_khr_fp16")
    for capability in (spv.CapabilityInt64, spv.CapabilityInt8, spv.CapabilityLinkage):
        cache.require(capability)
    file = MachineInst(op.OpString, 0, cache.new_id(), string_words("a.cl"))
    cache.strings.append(file)
    s.entry.insts.insert(0, MachineInst(op.OpLine, 0, 0, [file.result, 3, 7]))
    return s


def _add_self_pointing_struct(s: Sample) -> None:
    cache = s.cache
    node = cache.new_id()
    link = cache.forward_pointer(spv.StorageClassCrossWorkgroup, node)
    cache.struct_type([s.i32, link], node)
    cache.name(node, "struct.node")
    two = cache.int_constant(64, 2**40)
    nodes = cache.array_type(node, 2)
    element = cache.composite(node, [s.one, cache.null(link)])
    head = cache.pointer_type(spv.StorageClassCrossWorkgroup, nodes)
    initial = cache.composite(nodes, [element, element])
    list_of = cache.unique(op.OpVariable, head, [spv.StorageClassCrossWorkgroup, initial])
    cache.decorate_linkage(list_of, "list", spv.LinkageTypeExport)
    cache.name(list_of, "list")
    cache.intern(op.OpSpecConstantOp, s.i64, (op.OpISub, two, two))


def _add_loop(s: Sample, callee: int, variable: int) -> None:
    cache = s.cache
    loop, tail, case, out = [s.add_block(name) for name in ("loop", "tail", "case", "out")]
    zero = cache.int_constant(32, 0)
    s.put(s.entry, op.OpBranch, loop.label)

    index, following = cache.new_id(), cache.new_id()
    words = [zero, s.entry.label, following, loop.label]
    loop.insts.append(MachineInst(op.OpPhi, s.i32, index, words))
    cache.name(index, "i")
    place = s.add(loop, op.OpInBoundsPtrAccessChain, 0, s.data, index)
    s.put(loop, ASSIGN_TYPE, place, s.pointer)
    value = s.add(loop, op.OpLoad, s.float, place, spv.MemoryAccessAligned, 4)
    called = s.add(loop, op.OpFunctionCall, s.float, callee, value)
    opencl = cache.ext_inst_import("OpenCL.std")
    fused = s.add(loop, op.OpExtInst, s.float, opencl, OPENCL_STD["fma"], value, called, value)
    s.put(loop, op.OpStore, variable, fused, spv.MemoryAccessVolatile)
    loop.insts.append(MachineInst(op.OpIAdd, s.i32, following, [index, s.one]))
    done = s.add(loop, op.OpSLessThan, s.bool, following, s.n)
    s.put(loop, op.OpLoopMerge, tail.label, loop.label, spv.LoopControlDontUnroll)
    s.put(loop, op.OpBranchConditional, done, loop.label, tail.label)

    s.put(tail, op.OpSwitch, s.n, out.label, 7, case.label, 0xFFFFFFFF, case.label)
    wide = s.add(case, op.OpSConvert, s.i64, s.n)
    s.put(case, op.OpSwitch, wide, out.label, 1, 1, out.label)
    s.put(out, op.OpReturn)
