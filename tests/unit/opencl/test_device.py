"""Which device is meant, and what a driver's answers say about one."""

import ctypes
from dataclasses import replace

import pytest

from spvbackend.opencl import device as devices_module
from spvbackend.opencl import program as program_module
from spvbackend.opencl.device import Device, NoDeviceError, default_device
from spvbackend.target.extensions import ALL_EXTENSIONS
from spvbackend.target.opencl_extensions import BESIDE_OPENCL, spirv_extensions_beside
from tests.unit.opencl import stubs


def named(platform: str, name: str) -> Device:
    return Device(
        device=None, name=name, platform=platform, versions=((1, 0),), extensions=frozenset(),
        spirv_extensions=frozenset(), address_bits=64, has_doubles=True, has_halves=True,
        has_svm=True, has_system_svm=False, subgroup_sizes=(),
    )  # fmt: skip


GPU = named("Intel(R) OpenCL Graphics", "Intel(R) Arc(TM) A770")
CPU = named("Intel(R) OpenCL", "AMD EPYC")


@pytest.fixture(autouse=True)
def two_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPVBACKEND_OPENCL_DEVICE", raising=False)
    monkeypatch.setattr(devices_module, "devices", lambda: [GPU, CPU])


@pytest.mark.parametrize(
    ("wanted", "device"),
    [(None, GPU), ("", GPU), (0, GPU), (1, CPU), ("1", CPU), ("epyc", CPU), ("OpenCL AMD", CPU)],
)
def test_a_device_by_its_place_or_name(wanted: str | int | None, device: Device) -> None:
    assert default_device(wanted) is device


def test_the_environment_names_a_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPVBACKEND_OPENCL_DEVICE", "amd")
    assert default_device() is CPU
    assert default_device("arc") is GPU


@pytest.mark.parametrize("wanted", ["2", "H200", -1])
def test_no_device_like_that(wanted: str | int) -> None:
    with pytest.raises(NoDeviceError) as caught:
        default_device(wanted)
    assert str(caught.value) == (
        f"no device that takes SPIR-V matches '{wanted}'; available: "
        "0: Intel(R) OpenCL Graphics Intel(R) Arc(TM) A770, 1: Intel(R) OpenCL AMD EPYC"
    )


def test_no_device_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyopencl")
    monkeypatch.setattr(devices_module, "devices", list)
    with pytest.raises(NoDeviceError, match=r"python -m spvbackend\.opencl says what is missing"):
        default_device()


def test_extensions_that_come_with_opencl_extensions_are_known() -> None:
    names = {name for row in BESIDE_OPENCL.values() for name in row}
    assert names <= ALL_EXTENSIONS
    assert spirv_extensions_beside(["cl_khr_fp64", "cl_khr_subgroup_rotate"]) == {
        "SPV_KHR_subgroup_rotate"
    }


class OldDriver:
    """A driver's device that lists no SPIR-V extensions; cf. pyopencl's Device."""

    name, il_version, address_bits, type = " Old ", "SPIR-V_1.2 SPIR-V_1.0", 32, 4
    extensions = "cl_khr_expect_assume cl_khr_il_program cl_khr_fp16"
    platform = CPU

    @property
    def svm_capabilities(self) -> int:
        raise AttributeError


def test_a_driver_that_answers_little() -> None:
    pytest.importorskip("pyopencl")
    device = devices_module.describe(OldDriver())
    assert device is not None
    assert (device.name, device.versions) == ("Old", ((1, 0), (1, 2)))
    assert device.spirv_extensions == {"SPV_KHR_expect_assume"}
    assert (device.has_svm, device.has_doubles, device.has_halves) == (False, False, True)
    assert device.subgroup_sizes == ()
    assert not device.is_cpu


@pytest.mark.parametrize(
    ("platform", "is_cpu", "version", "profile"),
    [
        ("Intel(R) OpenCL", True, (1, 4), "intel-cpu"),
        ("Intel(R) OpenCL", True, (1, 5), None),
        ("Intel(R) OpenCL Graphics", False, (1, 4), None),
        ("Portable Computing Language", True, (1, 5), "pocl"),
        ("Portable Computing Language", False, (1, 4), None),
        ("rusticl", True, (1, 6), "rusticl"),
    ],
)
def test_the_profile_is_that_of_a_driver(
    platform: str, is_cpu: bool, version: tuple[int, int], profile: str | None
) -> None:
    cl = pytest.importorskip("pyopencl")
    device = devices_module.describe(OldDriver())
    assert device is not None
    own = OldDriver()
    own.type = cl.device_type.CPU if is_cpu else cl.device_type.GPU
    other = replace(device, device=own, platform=platform, versions=((1, 0), version))
    assert other.profile == profile
    options = program_module._translation_options([other], {})
    assert (options.get("target_profile"), "-all" in options["extensions"]) == (
        profile,
        profile is not None,
    )
    # What the caller says may be used stands in the place of all of it.
    assert "target_profile" not in program_module._translation_options([other], {"extensions": ()})


def test_answers_are_words() -> None:
    raw = b"".join(bytes(ctypes.c_size_t(number)) for number in (4, 8, 16))
    assert devices_module._words(raw) == [4, 8, 16]


def test_importing_the_package_imports_no_client() -> None:
    code = (
        "import sys, spvbackend.opencl, spvbackend.translator\n"
        "print(sorted({'pyopencl', 'spvbackend.opencl.device'} & set(sys.modules)))"
    )
    assert stubs.run("-c", code).stdout == "[]\n"
    code = "import sys, spvbackend.translator\nprint('spvbackend.opencl' in sys.modules)"
    assert stubs.run("-c", code).stdout == "False\n"


def test_a_name_that_is_not_there() -> None:
    import spvbackend.opencl

    with pytest.raises(AttributeError, match=r"'spvbackend\.opencl' has no attribute 'nothing'"):
        getattr(spvbackend.opencl, "nothing")  # noqa: B009
