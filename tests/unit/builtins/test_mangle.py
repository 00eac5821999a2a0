"""Mangled names come back from their parts."""

import re

import pytest

from spvbackend.builtins.demangle import demangle
from spvbackend.builtins.mangle import mangle
from spvbackend.builtins.opaque_names import mangled_opaque
from spvbackend.builtins.params import ARRAY, NAMED, POINTER, Param
from spvbackend.builtins.rows import BUILTIN, CORE_OP, EXT_INST, GROUP
from spvbackend.reverse.builtins.names import conversion_name, find, type_name
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.spirv.opencl_std import OPENCL_STD
from tests.folders import E2E

_NAME = re.compile(r"@(_Z\w+)\(")


def test_names_that_clang_made_come_back() -> None:
    names = {
        name for path in (E2E / "ll").glob("*.O0.ll") for name in _NAME.findall(path.read_text())
    }
    known = {name: demangle(name) for name in names}
    plain = {
        name: parts
        for name, parts in known.items()
        if parts is not None and not parts.nested and not parts.template_args
    }
    assert len(plain) > 1000
    assert [
        name for name, parts in plain.items() if mangle(parts.name, [*parts.params]) != name
    ] == []


@pytest.mark.parametrize(
    ("params", "name"),
    [
        ([], "_Z1fv"),
        ([Param("f", 4), Param("f", 4)], "_Z1fDv4_fS_"),
        ([Param(POINTER, pointee=Param("f", 4, space=1)), Param("f", 4)], "_Z1fPU3AS1Dv4_fS_"),
        ([Param(ARRAY, 3, pointee=Param("l"))], "_Z1fA3_l"),
        ([Param(NAMED, 1, "ocl_event")] * 2, "_Z1f9ocl_eventS_"),
        ([Param(NAMED, 1, f"t{index}") for index in range(38)] + [Param(NAMED, 1, "t37")],
         "_Z1f" + "".join(f"{len(f't{index}')}t{index}" for index in range(38)) + "S10_"),
    ],
)  # fmt: skip
def test_a_type_is_spelled_once(params: list[Param], name: str) -> None:
    assert mangle("f", params) == name
    parts = demangle(name)
    assert parts is not None
    assert list(parts.params) == params


def test_opaque_types_have_clangs_names() -> None:
    assert mangled_opaque('target("spirv.Event")') == "ocl_event"
    assert mangled_opaque('target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0)') == "ocl_image2d_ro"
    assert mangled_opaque('target("spirv.DeviceEvent")') == "ocl_clkevent"
    assert mangled_opaque('target("spirv.ReserveId")') == "ocl_reserveid"
    assert mangled_opaque("i32") == ""


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ((BUILTIN, spv.BuiltInGlobalInvocationId), "get_global_id"),
        ((EXT_INST, OPENCL_STD["s_abs"]), "abs"),
        ((EXT_INST, OPENCL_STD["fmax_common"]), "max"),
        ((EXT_INST, OPENCL_STD["fmax"]), "fmax"),
        ((CORE_OP, op.OpIsNan, -1, -1, 1), "isnan"),
        ((GROUP, op.OpGroupUMax, spv.ScopeSubgroup, spv.GroupOperationReduce, 1),
         "sub_group_reduce_max"),
        ((GROUP, op.OpGroupNonUniformShuffle, spv.ScopeSubgroup, -1, 2), "sub_group_shuffle"),
        # The name has the number of components as well.
        ((CORE_OP, op.OpConvertFToBF16INTEL, -1, -1, 1), ""),
        ((GROUP, op.OpGroupIAdd, spv.ScopeDevice, spv.GroupOperationReduce, 1), ""),
    ],
)  # fmt: skip
def test_instructions_have_functions(key: tuple[int, ...], name: str) -> None:
    named = find(*key)
    assert (named.name if named is not None else "") == name


def test_signs_choose_the_instruction() -> None:
    unsigned, signed = find(EXT_INST, OPENCL_STD["u_max"]), find(EXT_INST, OPENCL_STD["s_max"])
    assert unsigned is not None
    assert signed is not None
    assert (unsigned.name, unsigned.is_unsigned) == ("max", True)
    assert (signed.name, signed.is_unsigned) == ("max", False)


def test_types_and_conversions_have_names() -> None:
    assert type_name(Param("j", 4)) == "uint4"
    assert type_name(Param("DF16b")) == ""
    assert conversion_name(Param("h"), True, spv.FPRoundingModeRTZ) == "convert_uchar_sat_rtz"
    assert conversion_name(Param("DF16b"), False, -1) == ""
