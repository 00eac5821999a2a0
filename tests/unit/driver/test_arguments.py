"""The arguments of the library: what each one takes, and what is said of all else."""

import numpy as np
import pytest

import spvbackend
from spvbackend import CompileError, Lowering, Translator
from spvbackend.builtins import rows
from spvbackend.builtins.rows import Builtin
from spvbackend.spirv.opencl_std import OPENCL_STD

ERF = Builtin("my_erf", 1, rows.EXT_INST, OPENCL_STD["erf"])


@pytest.mark.parametrize(
    ("arguments", "field", "value"),
    [
        ({"version": "1.3"}, "version", 0x10300),
        ({"version": [1, 3]}, "version", 0x10300),
        ({"version": None}, "version", 0),
        ({"triple": None}, "triple", ""),
        ({"triple": "unknown-unknown-unknown"}, "triple", ""),
        ({"opt_level": np.int64(2)}, "opt_level", 2),
        ({"opt_level": None}, "opt_level", 0),
        ({"extensions": None}, "extensions", frozenset()),
        ({"extensions": {"+SPV_INTEL_optnone"}}, "extensions", {"SPV_INTEL_optnone"}),
        ({"extensions": ["khr", "-SPV_KHR_expect_assume"]}, "avoid_capabilities", frozenset()),
        ({"avoid_capabilities": "Shader"}, "avoid_capabilities", {"Shader"}),
        ({"avoid_capabilities": None}, "avoid_capabilities", frozenset()),
        ({"allow_unknown_intrinsics": "llvm.a.,llvm.b."}, "allow_unknown_intrinsics",
         ("llvm.a.", "llvm.b.")),
        ({"allow_unknown_intrinsics": None}, "allow_unknown_intrinsics", None),
        ({"verify": np.True_}, "verify", True),
        ({"verify": None}, "verify", False),
        ({"trap": None}, "trap", ""),
        ({"workgroup_size": 64}, "workgroup_size", (64,)),
        ({"workgroup_size": np.int32(64)}, "workgroup_size", (64,)),
        ({"workgroup_size": [8, np.int64(8)]}, "workgroup_size", (8, 8)),
        ({"workgroup_size": "8,8,1"}, "workgroup_size", (8, 8, 1)),
        ({"workgroup_size": None}, "workgroup_size", ()),
        ({"subgroup_size": 16}, "subgroup_size", 16),
        ({"subgroup_size": "16"}, "subgroup_size", 16),
        ({"subgroup_size": None}, "subgroup_size", 0),
        ({"builtins": None}, "filetype", "obj"),
        ({"builtins": (row for row in [ERF])}, "filetype", "obj"),
    ],
)  # fmt: skip
def test_what_arguments_take(arguments: dict[str, object], field: str, value: object) -> None:
    assert getattr(Translator(**arguments).options, field) == value


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"version": "1.7"}, "unknown SPIR-V version '1.7': expected 1.0 to 1.6"),
        ({"version": ""}, "unknown SPIR-V version ''"),
        ({"version": "1.+4"}, r"unknown SPIR-V version '1\.\+4'"),
        ({"version": (2, 0)}, r"unknown SPIR-V version 2\.0"),
        ({"triple": "x86_64-pc-linux-gnu"}, "unknown or unsupported triple"),
        ({"opt_level": 4}, "bad optimisation level '4': expected 0, 1, 2 or 3"),
        ({"extensions": ["SPV_KHR_nonsense"]}, "unknown SPIR-V extension 'SPV_KHR_nonsense'"),
        ({"avoid_capabilities": ["Kernel"]}, "cannot avoid capability 'Kernel', only Shader"),
        (
            {"workgroup_size": (8, 8, 1, 1)},
            r"bad size of a work-group \(8, 8, 1, 1\): expected 1 to 3",
        ),
        ({"workgroup_size": (8, 0)}, "3 numbers from 1 to 4294967295"),
        ({"workgroup_size": "8x8"}, "bad size of a work-group '8x8'"),
        ({"workgroup_size": 1 << 32}, "bad size of a work-group 4294967296"),
        ({"subgroup_size": "-1"}, "bad size of a sub-group '-1': expected from 1 to 4294967295"),
        ({"subgroup_size": 1 << 32}, "bad size of a sub-group 4294967296"),
        ({"builtins": [ERF._replace(name="")]}, "the row of builtin '' is wrong: it has no name"),
        ({"builtins": [ERF._replace(args=-1)]}, "it has -1 to 0 arguments"),
        ({"builtins": [ERF._replace(shape=99)]}, "'my_erf' is wrong: there is no shape 99"),
        ({"builtins": [ERF._replace(opcode=9999)]}, "there is no opcode 9999 for its shape"),
        ({"builtins": [ERF._replace(flags=1024)]}, "there are no flags 1024"),
        ({"builtins": [ERF._replace(predicate=1)]}, "it has no argument 1 for the predicate"),
        ({"builtins": [ERF._replace(pointers=5)]}, "pairs of an argument and a rule, not 5"),
        ({"builtins": [ERF._replace(pointers=(0,))]}, "pairs of an argument and a rule, not 0"),
        ({"builtins": [ERF._replace(pointers=((1, 1),))]}, "it has no argument 1 for a pointer"),
        ({"dynamic_local_memory": -1}, "bad size of local memory '-1': expected a number of bytes"),
        ({"builtins": [ERF._replace(pointers=((0, 99),))]}, "there is no rule 99 for pointers"),
    ],
)
def test_wrong_values(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(CompileError, match=message):
        Translator(**arguments)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"version": 1.4}, r'version must be such as \(1, 4\) or "1\.4", not 1\.4'),
        ({"version": (1,)}, r"version must be such as .*, not \(1,\)"),
        ({"version": (1, "4")}, "version must be such as"),
        ({"version": 0}, "version must be such as"),
        ({"triple": b"spirv64"}, "triple must be a text such as 'spirv64', not b'spirv64'"),
        ({"triple": 64}, "triple must be a text such as 'spirv64', not 64"),
        ({"address_space_map": 5}, "address_space_map must be a text such as 'amdgcn', not 5"),
        ({"dynamic_local_memory": "64"}, "dynamic_local_memory must be a number of bytes, not '"),
        ({"dynamic_local_memory": True}, "memory must be a number of bytes, not True"),
        ({"opt_level": "2"}, "opt_level must be 0, 1, 2 or 3, not '2'"),
        ({"opt_level": 2.0}, r"opt_level must be 0, 1, 2 or 3, not 2\.0"),
        ({"opt_level": True}, "opt_level must be 0, 1, 2 or 3, not True"),
        ({"extensions": 5}, "extensions must be a list of names, not 5"),
        ({"extensions": b"all"}, "extensions must be a list of names, not b'all'"),
        ({"extensions": ["all", 5]}, "extensions must be a list of names, but has 5"),
        ({"avoid_capabilities": [5]}, "avoid_capabilities must be a list of names, but has 5"),
        ({"allow_unknown_intrinsics": True}, "intrinsics must be a list of names, not"),
        ({"trap": 5}, "trap must be a text such as 'return', not 5"),
        ({"workgroup_size": 8.0}, r"sizes of work-groups and sub-groups must be numbers, not 8\.0"),
        ({"subgroup_size": True}, "sizes of work-groups and sub-groups must be numbers, not True"),
        ({"verify": "no"}, "verify must be True or False, not 'no'"),
        ({"trust_bitcode": 2}, "trust_bitcode must be True or False, not 2"),
        ({"untyped_pointers": 2}, "untyped_pointers must be True or False, not 2"),
        ({"strip_debug": "no"}, "strip_debug must be True or False, not 'no'"),
        ({"vulkan_regions": 2}, "vulkan_regions must be True or False, not 2"),
        ({"builtins": ERF}, "builtins must be a list of Builtin and Lowering, not Builtin"),
        ({"builtins": 5}, "builtins must be a list of Builtin and Lowering, not 5"),
        ({"builtins": ["my_erf"]}, "list of Builtin and Lowering, but has 'my_erf'"),
        ({"builtins": [Lowering("f", "text")]}, "a Lowering must have a name and a function, not"),
        ({"builtins": [ERF._replace(name=5)]}, "the name of a builtin's row is a text, not 5"),
        ({"builtins": [ERF._replace(args="1")]}, "row 'my_erf': args is an integer, not '1'"),
    ],
)
def test_wrong_types(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        spvbackend.translate("define void @f() {\n  ret void\n}\n", **arguments)
