"""A sample with a value of each type, and instructions on them by name."""

from collections.abc import Iterable
from typing import NamedTuple

from spvbackend.mir.inst import ASSIGN_TYPE, MachineInst
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from tests.unit.cases.machine.errors import errors_of
from tests.unit.cases.machine.sample import Sample

OPCODES = {name: opcode for opcode, name in op.OPCODE_NAMES.items()}
OPCODES["ASSIGN_TYPE"] = ASSIGN_TYPE


class TypedSample(Sample):
    """Has a value of each type of a list, by the name of the type."""

    def __init__(self) -> None:
        super().__init__()
        cache = self.cache
        self.function.blocks.clear()
        self.machine.functions.clear()
        cache.names.clear()
        i32, i64, float32 = self.i32, self.i64, self.float
        pair = cache.struct_type([i32, float32], cache.new_id())
        self.types = {
            "void": self.void,
            "bool": self.bool,
            "bool4": cache.vector_type(self.bool, 4),
            "i8": cache.int_type(8),
            "i32": i32,
            "i64": i64,
            "int2": cache.vector_type(i32, 2),
            "int4": cache.vector_type(i32, 4),
            "long4": cache.vector_type(i64, 4),
            "half": cache.float_type(16),
            "float": float32,
            "double": cache.float_type(64),
            "float2": cache.vector_type(float32, 2),
            "float4": self.float4,
            "pair": pair,
            "ints": cache.struct_type([i32, i32], cache.new_id()),
            "array": cache.array_type(float32, 3),
        }
        classes = {"": spv.StorageClassCrossWorkgroup, "generic": spv.StorageClassGeneric,
                   "const": spv.StorageClassUniformConstant,
                   "local": spv.StorageClassWorkgroup}  # fmt: skip
        for prefix, storage_class in classes.items():
            for name in ("i32", "float", "pair", "array", "float4"):
                pointer = cache.pointer_type(storage_class, self.types[name])
                self.types[f"{prefix}*{name}"] = pointer
        self.types["generic*half"] = cache.pointer_type(spv.StorageClassGeneric, self.types["half"])
        image = cache.intern(op.OpTypeImage, 0, (self.void, spv.Dim2D, 0, 0, 0, 0, 0, 0))
        self.types |= {
            "event": cache.intern(op.OpTypeEvent, 0, ()),
            "pipe": cache.intern(op.OpTypePipe, 0, (0,)),
            "out_pipe": cache.intern(op.OpTypePipe, 0, (1,)),
            "reserve": cache.intern(op.OpTypeReserveId, 0, ()),
            "image": image,
            "bfloat": cache.float_type(16, spv.FPEncodingBFloat16KHR),
            "i16": cache.int_type(16),
            "sampler": cache.intern(op.OpTypeSampler, 0, ()),
            "sampled": cache.intern(op.OpTypeSampledImage, 0, (image,)),
        }
        names = [name for name in self.types if name != "void"]
        twice = self.add_function("twice", float32, [float32])
        self.function = self.add_function("f", self.void, [self.types[name] for name in names])
        self.entry = self.add_block("entry")
        ids = [parameter.result for parameter in self.function.parameters]
        self.values = dict(zip(names, ids, strict=True))
        self.values["twice"] = twice.id
        self.values["std"] = cache.ext_inst_import("OpenCL.std")

    def add_parameters(self, names: Iterable[str]) -> None:
        """Give the function a parameter of each of these types as well."""
        for name in names:
            type_id = self.types[name]
            parameter = MachineInst(op.OpFunctionParameter, type_id, self.cache.new_id(), [])
            self.function.parameters.append(parameter)
            self.values[name] = parameter.result
        types = [parameter.type_id for parameter in self.function.parameters]
        words = [0, self.cache.function_type(self.void, types)]
        self.function.head = MachineInst(op.OpFunction, self.void, self.function.id, words)

    def word(self, text: str) -> int:
        """`7` is a literal, `#7` a constant, `#-` a null of i32, `:i32` a type, others a value."""
        if text.isdecimal():
            return int(text)
        if text == "#-":
            return self.cache.null(self.i32)
        if text[0] == "#":
            return self.cache.int_constant(32, int(text[1:]))
        return self.types[text[1:]] if text[0] == ":" else self.values[text]

    def add_case(self, name: str, result: str, operands: str) -> None:
        opcode = OPCODES[name]
        words = [self.word(text) for text in operands.split()]
        if result:
            self.add(self.entry, opcode, self.types[result], *words)
        else:
            self.put(self.entry, opcode, *words)


class Case(NamedTuple):
    """An instruction, and what is said of it: nothing when it is right."""

    opcode: str
    result: str
    operands: str
    message: str = ""


def errors_in(sample: TypedSample, case: Case) -> list[tuple[str, str]]:
    """The errors of a sample with the case's opcode, result and operands added."""
    sample.add_case(*case[:3])
    sample.end()
    return errors_of(sample.machine)


def case_name(case: Case) -> str:
    return " ".join(case[:3])


def check_wrong(sample: TypedSample, case: Case) -> None:
    """One error, at the case's instruction, with its message."""
    errors = errors_in(sample, case)
    assert [opcode for opcode, _ in errors] == [case.opcode], errors
    assert case.message in errors[0][1], errors
