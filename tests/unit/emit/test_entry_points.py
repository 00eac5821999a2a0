"""Entry points of binaries: arguments of either flavour, sizes, requirements on a device."""

import json
from pathlib import Path

import pytest

import spvbackend
from spvbackend.emit.entry_points import EntryPoint, module_data
from spvbackend.spirv import enums as spv
from spvbackend.spirv import opcodes as op
from spvbackend.target import versions
from spvbackend.target.launch import Parameter
from spvbackend.target.triples import parse_triple
from spvbackend.translation.launch_report import known_points
from spvbackend.translator import Translator
from tests.unit.cases.binary import binary, inst, packed
from tests.unit.cases.command import pyllc
from tests.unit.cases.fake_tool import write_tool

VULKAN = "spirv64-unknown-vulkan1.3"
OLDER = "spirv64-unknown-vulkan1.2"
HEADER = [0x07230203, 0x00010600, 0, 100, 0]
KERNEL = """
%pair = type {{ i8, <3 x float> }}
define spir_kernel void @k({arguments}) {attributes} {{
  ret void
}}
"""
MIXED = (
    "ptr addrspace(1) %a, ptr addrspace(2) %b, ptr addrspace(3) %c, i16 %d, <3 x i32> %e, "
    "ptr byval(%pair) %f, target('spirv.Sampler') %g, "
    "target('spirv.Image', void, 1, 0, 0, 0, 0, 0, 0) %h, ptr addrspace(1) byref([3 x i8]) %i"
).replace("'", '"')
MANY = ", ".join(f"i64 %a{number}" for number in range(20))


def kernel(arguments: str = "", attributes: str = "") -> str:
    return KERNEL.format(arguments=arguments, attributes=attributes)


def points(text: str, triple: str = VULKAN) -> EntryPoint:
    (point,) = spvbackend.entry_points(spvbackend.translate(text, triple=triple))
    return point


def test_parameters_of_a_kernel_are_its_arguments() -> None:
    point = points(kernel(MIXED), "spirv64")
    assert point.parameters is not None
    assert [(one.name, one.kind, one.size) for one in point.parameters] == [
        ("a", "address", 8),
        ("b", "constant", 8),
        ("c", "local", 1),
        ("d", "value", 2),
        ("e", "value", 16),
        ("f", "value", 32),
        ("g", "sampler", 0),
        ("h", "image", 0),
        ("i", "address", 8),
    ]
    assert {(one.offset, one.spec_id) for one in point.parameters} == {(-1, -1)}


def test_addresses_have_the_width_of_the_module() -> None:
    point = points(kernel("ptr addrspace(1) %a"), "spirv32")
    assert point.parameters == (Parameter("a", "address", -1, 4),)


def test_packed_structs_have_no_padding() -> None:
    packed_pair = (
        kernel("ptr byval(%pair) %f").replace("{ i8", "<{ i8", 1).replace("> }", "> }>", 1)
    )
    point = points(packed_pair, "spirv64")
    assert point.parameters == (Parameter("f", "value", -1, 17),)


@pytest.mark.parametrize("arguments", ["ptr addrspace(1) %x, i8 %y, <2 x float> %z", MANY, ""])
def test_a_shader_says_what_its_translation_knows(arguments: str) -> None:
    shader = Translator(triple=VULKAN).translate_shader(kernel(arguments))
    (launch,) = shader.entry_points
    (point,) = spvbackend.entry_points(shader.spirv)
    assert point.parameters == launch.parameters
    assert (point.size, point.is_indirect) == (launch.size, launch.is_indirect)
    assert point.is_indirect == (arguments == MANY)
    assert point.size_ids == (0, 1, 2)
    assert known_points(shader.spirv, shader.entry_points) == [point]


COUNTER = """
@count = addrspace(1) global [3 x i32] [i32 7, i32 0, i32 0]
@where = addrspace(1) global ptr addrspace(1) @count
define spir_kernel void @k(i32 %x) {
  %p = load volatile ptr addrspace(1), ptr addrspace(1) @where
  store i32 %x, ptr addrspace(1) %p
  ret void
}
"""


def test_a_module_describes_what_its_kernels_share() -> None:
    shader = Translator(triple=VULKAN).translate_shader(COUNTER)
    (point,) = spvbackend.entry_points(shader.spirv)
    assert point.hidden == shader.entry_points[0].hidden != ()
    assert point.parameters == shader.entry_points[0].parameters
    assert point.size == shader.entry_points[0].size
    assert module_data(shader.spirv) == shader.data
    assert shader.data.relocations
    data = spvbackend.reflect(shader.spirv)
    assert data["data"]["size"] == len(shader.data.content)
    assert data["data"]["content"].startswith("07")
    assert [one["kind"] for one in data["entry_points"][0]["launch"]] == ["module data"]


def test_launches_by_regions_are_described() -> None:
    text = """
define spir_kernel void @k(ptr addrspace(1) %p) {
  %i = call i64 @_Z13get_global_idj(i32 0)
  store i64 %i, ptr addrspace(1) %p
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
    shader = Translator(triple=VULKAN, vulkan_regions=True).translate_shader(text)
    (point,) = spvbackend.entry_points(shader.spirv)
    assert (point.has_regions, point.is_indirect) == (True, False)
    assert point.hidden == shader.entry_points[0].hidden


def test_data_of_other_than_digits_is_an_error() -> None:
    module = [
        *HEADER,
        *inst(op.OpExtInstImport, 1, *packed("NonSemantic.SpvbackendLaunch.1")),
        *inst(op.OpString, 2, *packed("0x")),
        *inst(op.OpExtInst, 4, 20, 1, 7, 30, 30, 2),
    ]
    with pytest.raises(spvbackend.CompileError, match="its data has other than digits"):
        module_data(binary(module))


def test_a_required_size_is_no_choice() -> None:
    sizes = "!reqd_work_group_size !0 !intel_reqd_sub_group_size !1"
    text = kernel("", sizes) + "!0 = !{i32 8, i32 2, i32 1}\n!1 = !{i32 16}\n"
    text = text.replace("  ret", "  call void @_Z17sub_group_barrierj(i32 1)\n  ret")
    text += "declare void @_Z17sub_group_barrierj(i32)\n"
    for arguments in ("", MANY):
        point = points(text.replace("()", f"({arguments})"))
        assert (point.local_size, point.size_ids) == ((8, 2, 1), None)
        assert point.subgroup_size == 16


@pytest.mark.parametrize(("query", "size"), [("get_sub_group_size", 32), ("get_work_dim", None)])
def test_a_size_of_sub_groups_is_asked_for_where_it_matters(query: str, size: int | None) -> None:
    name = f"_Z{len(query)}{query}v"
    text = kernel("", "!intel_reqd_sub_group_size !0") + "!0 = !{i32 32}\n"
    text = text.replace("  ret", f"  %x = call i32 @{name}()\n  ret")
    text += f"declare i32 @{name}()\n"
    shader = Translator(triple=VULKAN).translate_shader(text)
    assert shader.entry_points[0].subgroup_size == (size or 0)
    data = spvbackend.reflect(shader.spirv)
    assert data["entry_points"][0]["subgroup_size"] == size
    assert ("subgroupSizeControl" in data["device"]["features"]) == (size is not None)


def test_an_older_shader_says_nothing() -> None:
    shader = Translator(triple=OLDER).translate_shader(kernel("i32 %x"))
    (point,) = spvbackend.entry_points(shader.spirv)
    assert (point.parameters, point.local_size, point.size_ids) == (None, None, None)
    (told,) = known_points(shader.spirv, shader.entry_points)
    assert told.parameters == (Parameter("x", "value", 0, 4),)
    assert (told.local_size, told.size_ids) == (None, (0, 1, 2))


def test_a_description_that_is_cut_off_is_none() -> None:
    module = [
        *HEADER,
        *inst(op.OpExtInstImport, 1, *packed("NonSemantic.ClspvReflection.5")),
        *inst(op.OpEntryPoint, spv.ExecutionModelGLCompute, 10, *packed("k")),
        *inst(op.OpString, 2, *packed("k")),
        *inst(op.OpTypeStruct, 3),
        *inst(op.OpFunction, 4, 10, 0, 5),
        *inst(op.OpExtInst, 4, 20, 1, 1, 10, 2),
        *inst(op.OpExtInst, 4, 21, 1, 7, 20, 30, 30),
        *inst(op.OpExtInst, 4, 22, 1, 26, 20, 30, 30, 30, 31),
        *inst(op.OpExtInst, 4, 23, 1, 12, 30),
    ]
    (point,) = spvbackend.entry_points(binary(module))
    assert point.parameters == (Parameter("", "address", 0, 0),)
    assert point.size_ids is None


def needs(body: str, *, parameters: str = "ptr addrspace(1) %p, ptr addrspace(3) %l") -> object:
    text = f"define spir_kernel void @k({parameters}) {{\n{body}\n  ret void\n}}\n"
    text += "declare i32 @_Z22get_sub_group_local_idv()\n"
    return spvbackend.reflect(spvbackend.translate(text, triple=VULKAN))["device"]


def test_what_a_device_must_have_is_what_the_module_declares() -> None:
    device = needs("  %x = load half, ptr addrspace(1) %p\n  %y = fadd half %x, %x\n"
                  "  store half %y, ptr addrspace(1) %p")  # fmt: skip
    assert device["vulkan"] == "1.3"
    assert device["extensions"] == []
    assert {"shaderFloat16", "storageBuffer16BitAccess", "bufferDeviceAddress"} <= set(
        device["features"]
    )


def test_a_version_of_vulkan_is_one_row(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One that takes no newer SPIR-V too: the binary does not tell it from the one before."""
    monkeypatch.setitem(versions.VULKAN, "1.5", versions.V1_6)
    parse_triple.cache_clear()
    text, newer = kernel("ptr addrspace(1) %p"), "spirv64-unknown-vulkan1.5"
    shader = Translator(triple=newer).translate_shader(text)
    assert shader.api_version == "1.5"
    assert Translator(triple=VULKAN).translate_shader(text).spirv == shader.spirv
    assert spvbackend.reflect(shader.spirv)["device"]["vulkan"] == "1.3"
    told = spvbackend.reflect(shader.spirv, api_version=shader.api_version)
    assert told["device"]["vulkan"] == "1.5"
    report = pyllc("--reflect", f"-mtriple={newer}", stdin=text.encode())
    assert json.loads(report.output)["device"]["vulkan"] == "1.5"
    # The validator is told of it, for what the cache has as well.
    program = f"import sys\nopen('{tmp_path}/told', 'a').write(sys.argv[2])\n"
    monkeypatch.setenv("SPIRV_VAL", str(write_tool(tmp_path / "val", program)))
    argv = [f"-mtriple={newer}", "--validate", f"-cache-dir={tmp_path / 'cache'}"]
    for _ in range(2):
        assert pyllc(*argv, stdin=text.encode()).status == 0
    assert (tmp_path / "told").read_text() == "vulkan1.5" * 2
    monkeypatch.undo()
    parse_triple.cache_clear()


@pytest.mark.parametrize(
    ("version", "api"),
    [
        (versions.V1_0, "1.0"),
        (versions.V1_3, "1.1"),
        (versions.V1_5, "1.2"),
        (versions.V1_6, "1.3"),
        (0x10700, "1.4"),
    ],
)
def test_the_oldest_vulkan_for_a_version(version: int, api: str) -> None:
    assert versions.oldest_vulkan(version) == api


def test_floats_that_are_bfloats_are_a_feature() -> None:
    text = """
define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load bfloat, ptr addrspace(1) %p
  %y = fpext bfloat %x to float
  store float %y, ptr addrspace(1) %p
  ret void
}
"""
    binary = spvbackend.translate(text, triple=VULKAN, extensions=["SPV_KHR_bfloat16"])
    device = spvbackend.reflect(binary)["device"]
    assert "shaderBFloat16Type" in device["features"]
    assert device["extensions"] == ["VK_KHR_shader_bfloat16"]


def test_modes_of_floats_are_properties() -> None:
    module = [
        *HEADER,
        *inst(op.OpCapability, spv.CapabilityShader),
        *inst(op.OpExtension, *packed("SPV_KHR_shader_clock")),
        *inst(op.OpEntryPoint, spv.ExecutionModelGLCompute, 10, *packed("k")),
        *inst(op.OpExecutionMode, 10, spv.ExecutionModeSignedZeroInfNanPreserve, 16),
        *inst(op.OpExecutionMode, 10, spv.ExecutionModeSignedZeroInfNanPreserve, 32),
    ]
    device = spvbackend.reflect(binary(module))["device"]
    name = "shaderSignedZeroInfNanPreserveFloat"
    assert device["properties"] == [f"{name}16", f"{name}32"]
    assert device["extensions"] == ["VK_KHR_shader_clock"]


@pytest.mark.parametrize(("space", "feature"), [("1", "Buffer"), ("3", "Shared")])
def test_atomics_are_of_the_memory_that_they_are_on(space: str, feature: str) -> None:
    place = "%p" if space == "1" else "%l"
    body = f"  %x = atomicrmw add ptr addrspace({space}) {place}, i64 1 monotonic"
    features = [name for name in needs(body)["features"] if "Atomic" in name]
    assert features == [f"shader{feature}Int64Atomics"]


def test_operations_of_sub_groups_are_listed() -> None:
    device = needs("  %x = call i32 @_Z22get_sub_group_local_idv()\n"
                  "  store i32 %x, ptr addrspace(1) %p")  # fmt: skip
    assert device["subgroup_operations"] == ["BASIC"]


def test_a_kernel_of_opencl_asks_for_no_device() -> None:
    data = spvbackend.reflect(spvbackend.translate(kernel("i32 %x"), triple="spirv64"))
    assert "device" not in data
    assert data["api"] == "opencl"
    assert data["entry_points"] == [
        {
            "name": "k",
            "local_size": None,
            "subgroup_size": None,
            "arguments": [{"index": 0, "name": "x", "kind": "value", "size": 4}],
        }
    ]
