"""Triton's backend: compilation, refusals, and when it is active."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import spvbackend
from spvbackend.triton.target import Target, arch_of, parse_arch, target_for
from tests.triton.cases import missing

if REASON := missing():
    pytest.skip(REASON, allow_module_level=True)

import triton
from triton.backends import backends
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

from spvbackend.opencl import default_device
from spvbackend.triton.compiler import OpenCLBackend
from spvbackend.triton.driver import OpenCLDriver
from spvbackend.triton.sources import digest_of, package_digest
from spvbackend.version import VERSION
from tests.triton.kernels import dots, elementwise, reductions, refused

TARGET = GPUTarget("opencl", "spirv64v1.4", 32)
ADD = {"x": "*fp32", "y": "*fp32", "out": "*fp32", "n": "i32", "BLOCK": "constexpr"}


def compile_add(target: GPUTarget = TARGET, **options: object) -> object:
    source = ASTSource(elementwise.add_kernel, ADD, {"BLOCK": 256})
    return triton.compile(source, target=target, options=options)


def compile_dot(target: GPUTarget) -> object:
    signature = {"x": "*fp32", "y": "*fp32", "out": "*fp32", **dict.fromkeys("MNK", "constexpr")}
    source = ASTSource(
        dots.dot_kernel,
        {**signature, "TYPE": "constexpr"},
        {"M": 16, "N": 16, "K": 16, "TYPE": triton.language.float32},
    )
    return triton.compile(source, target=target)


@pytest.mark.parametrize("precision", ["tf32", "tf32x3"])
def test_lesser_precisions_are_those_of_float(precision: str) -> None:
    names = dict.fromkeys(("x", "y", "out"), "*fp32")
    source = ASTSource(
        dots.precise_dot_kernel, {**names, "PRECISION": "constexpr"}, {"PRECISION": precision}
    )
    assert "tf32" not in triton.compile(source, target=TARGET).asm["llir"]


def compile_sum(target: GPUTarget) -> object:
    signature = {"x": "*fp32", "out": "*fp32", "BLOCK": "constexpr"}
    source = ASTSource(reductions.reduce_kernel, signature, {"BLOCK": 512})
    return triton.compile(source, target=target)


def python(program: str, **environment: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        env=dict(os.environ, **environment),
        check=False,
    )
    return run.stdout.strip() or run.stderr.strip().splitlines()[-1]


def test_a_kernel_is_compiled_without_a_device() -> None:
    kernel = compile_add(num_warps=2)
    spirv = kernel.asm["spv"]
    (entry,) = spvbackend.entry_points(spirv)
    assert (entry.name, entry.local_size, entry.subgroup_size) == ("add_kernel", (64, 1, 1), 32)
    spvbackend.validate(spirv)
    assert "OpEntryPoint Kernel" in kernel.asm["spvasm"]
    assert "define amdgpu_kernel" in kernel.asm["llir"]


def test_sums_and_products_may_be_fused_unless_the_launch_says_no() -> None:
    assert "ContractionOff" not in compile_add().asm["spvasm"]
    assert "ContractionOff" not in compile_add(enable_fp_fusion=True).asm["spvasm"]
    strict = compile_add(enable_fp_fusion=False)
    assert "ContractionOff" in strict.asm["spvasm"]
    spvbackend.validate(strict.asm["spv"])


def test_the_target_decides_about_version_and_extensions() -> None:
    kernel = compile_add(GPUTarget("opencl", "spirv64v1.3", 32))
    assert kernel.asm["spv"][4:8] == bytes((0, 3, 1, 0))
    assert parse_arch("spirv64v1.4+SPV_A+SPV_B") == Target("1.4", ("SPV_A", "SPV_B"))
    assert arch_of(Target("1.4", ("SPV_A", "SPV_B"))) == "spirv64v1.4+SPV_A+SPV_B"
    own = Target("1.4", ("SPV_A",), profile="intel-cpu")
    assert arch_of(own) == "spirv64v1.4/intel-cpu+SPV_A"
    assert parse_arch(arch_of(own)) == own
    with pytest.raises(
        ValueError, match=r"an arch of OpenCL is such as 'spirv64v1\.4', not 'gfx90a'"
    ):
        compile_add(GPUTarget("opencl", "gfx90a", 32))


def test_libraries_of_a_launch_are_pairs() -> None:
    backend = OpenCLBackend(TARGET)
    for given in ({"libdevice": "a.bc"}, (("libdevice", "a.bc"),)):
        options = backend.parse_options({"extern_libs": given})
        assert options.extern_libs == (("libdevice", "a.bc"),)
    assert backend.parse_options({"extern_libs": {}}).extern_libs == ()


def test_the_profile_is_that_of_the_device() -> None:
    """A driver's profile applies, as for `spvbackend.opencl.build`."""
    device = default_device()
    if device.profile is None:
        pytest.skip(f"{device.name} has no profile")
    target = target_for(device)
    assert target.profile == device.profile == "intel-cpu"
    # Under the profile a sum of products is arithmetic that may be fused, not a call of `mad`.
    kernel = compile_dot(GPUTarget("opencl", arch_of(target), 32))
    assert "AllowContract" in kernel.asm["spvasm"]
    assert "SPV_INTEL_fp_fast_math_mode" in kernel.asm["spvasm"]
    assert "AllowContract" not in compile_dot(TARGET).asm["spvasm"]
    # It allows only the target's extensions, and applies without any.
    bare = arch_of(target._replace(extensions=()))
    other = compile_dot(GPUTarget("opencl", bare, 32))
    assert "OpExtension" not in other.asm["spvasm"]


def test_addresses_are_computed_again_by_the_profile() -> None:
    """Kernels with barriers get more of them, each at its use."""
    counts = [
        compile_sum(GPUTarget("opencl", arch, 32)).asm["spvasm"].count("AccessChain")
        for arch in ("spirv64v1.4", "spirv64v1.4/intel-cpu")
    ]
    assert counts[0] < counts[1]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        (
            {"subgroup_sizes": (8, 16)},
            r"has no sub-groups of 32 work-items, .* it has those of 8, 16",
        ),
        ({"address_bits": 32}, "has no addresses of 64 bits"),
        ({"versions": ((1, 0),)}, r"takes no SPIR-V of version 1\.3"),
    ],
)
def test_devices_that_cannot_run_kernels(changes: dict[str, object], message: str) -> None:
    from dataclasses import replace

    device = default_device()
    assert parse_arch(arch_of(target_for(device))) == target_for(device)
    with pytest.raises(RuntimeError, match=message):
        target_for(replace(device, **changes))


def test_kernels_are_kept_by_version_and_target() -> None:
    assert VERSION in OpenCLBackend(TARGET).hash()
    assert package_digest() in OpenCLBackend(TARGET).hash()
    assert (
        OpenCLBackend(TARGET).hash() != OpenCLBackend(GPUTarget("opencl", "spirv64v1.2", 32)).hash()
    )
    options = [OpenCLBackend(TARGET).parse_options({"num_warps": warps}) for warps in (2, 2, 4)]
    assert [option.hash() == options[0].hash() for option in options] == [True, True, False]


def test_the_digest_is_of_names_and_contents(tmp_path: Path) -> None:
    file = tmp_path / "below" / "a.py"
    file.parent.mkdir()
    file.write_text("x = 1\n")
    digests = [digest_of(tmp_path), digest_of(tmp_path)]
    file.write_text("x = 2\n")
    digests.append(digest_of(tmp_path))
    file.rename(tmp_path / "b.py")
    digests.append(digest_of(tmp_path))
    assert digests[0] == digests[1] and len(set(digests)) == 3
    assert package_digest() == digest_of(Path(spvbackend.__file__).parent)


def test_the_second_compilation_is_from_triton_s_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    hits = []
    listener = lambda **event: hits.append(event["cache_hit"])  # noqa: E731
    monkeypatch.setattr(triton.knobs.compilation, "listener", listener)
    first = compile_add(num_warps=1, num_stages=7)
    assert compile_add(num_warps=1, num_stages=7).asm["spv"] == first.asm["spv"]
    assert hits == [False, True]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_warps": 3}, "num_warps must be a power of 2, not 3"),
        ({"num_ctas": 2}, "has no clusters: num_ctas is 1, not 2"),
    ],
)
def test_wrong_options(options: dict[str, object], message: str) -> None:
    with pytest.raises((AssertionError, ValueError), match=message):
        compile_add(**options)


def test_a_cache_of_binaries_alone_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRITON_STORE_BINARY_ONLY", "1")
    with pytest.raises(
        ValueError, match="TRITON_STORE_BINARY_ONLY keeps binaries of other backends' names only"
    ):
        compile_add(num_stages=5)


def test_gluon_is_refused() -> None:
    from triton.backends.compiler import Language

    backend = OpenCLBackend(TARGET)
    with pytest.raises(NotImplementedError, match="Gluon is written for the units of one vendor"):
        backend.add_stages({}, backend.parse_options({}), Language.GLUON)


@pytest.mark.parametrize(
    ("kernel", "message"), [(refused.assembly_kernel, "inline assembly has no translation")]
)
def test_errors_name_the_line_of_the_kernel(kernel: object, message: str) -> None:
    source = ASTSource(kernel, {"x": "*i32", "BLOCK": "constexpr"}, {"BLOCK": 64})
    with pytest.raises(spvbackend.Unsupported, match=message) as caught:
        triton.compile(source, target=TARGET)
    file, line, _ = caught.value.origin.rsplit(":", 2)
    assert file.endswith("refused.py")
    text = Path(refused.__file__).read_text(encoding="utf-8")
    assert "# here" in text.splitlines()[int(line) - 1]


def test_the_only_backend_is_active(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRITON_DEFAULT_BACKEND", raising=False)
    assert OpenCLDriver.is_active()
    monkeypatch.setenv("TRITON_DEFAULT_BACKEND", "cuda")
    assert not OpenCLDriver.is_active()
    monkeypatch.setenv("TRITON_DEFAULT_BACKEND", "opencl")
    assert OpenCLDriver.is_active()


def test_another_active_backend_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRITON_DEFAULT_BACKEND", raising=False)

    class Other:
        """A driver that asks whether ours is active before it claims to be."""

        @staticmethod
        def is_active() -> bool:
            return not OpenCLDriver.is_active()

    other = type("Backend", (), {"driver": Other})
    monkeypatch.setitem(backends, "other", other)
    assert not OpenCLDriver.is_active()


def test_importing_triton_imports_little() -> None:
    program = (
        "import sys, triton, json; "
        "print(json.dumps([name for name in ('pyopencl', 'llvmlite', 'networkx', 'torch')"
        " if name in sys.modules]))"
    )
    assert json.loads(python(program)) == []


@pytest.mark.parametrize("chosen", ["", "opencl"])
def test_that_there_is_no_device_is_told(chosen: str) -> None:
    program = "from tests.triton.kernels import elementwise; elementwise.check_add(4)"
    # The variable names the folders in which the loader looks for drivers.
    message = python(program, OCL_ICD_VENDORS="/nonexistent", TRITON_DEFAULT_BACKEND=chosen)
    assert "NoDeviceError: no OpenCL device takes SPIR-V; intel-opencl-rt is not in" in message


def test_without_pyopencl_the_backend_is_not_active(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TRITON_DEFAULT_BACKEND", raising=False)
    monkeypatch.setattr("spvbackend.triton.driver.find_spec", lambda name: None)
    assert not OpenCLDriver.is_active()


def test_a_missing_device_is_told_by_name() -> None:
    program = "from tests.triton.kernels import elementwise; elementwise.check_add(4)"
    message = python(program, SPVBACKEND_OPENCL_DEVICE="no such device")
    assert "no device that takes SPIR-V matches 'no such device'; available: 0: " in message
