"""The doctor names what is missing, a line and a remedy each, and only then exits with 1."""

import platform
from pathlib import Path

import pytest

import spvbackend
from spvbackend.opencl import BuildError, doctor, runtime
from tests.unit.opencl import stubs
from tests.unit.opencl.stubs import REMEDY

X86 = platform.machine() == "x86_64"
LOADER = "install the Vulkan loader: Debian's libvulkan1, or the driver of your device"
NO_LIBRARY = "libOpenCL.so.1: cannot open shared object file"


@pytest.mark.parametrize(
    ("package", "code", "text", "remedy"),
    [
        (
            "pyopencl",
            f'ImportError("{NO_LIBRARY}")',
            f"pyopencl does not load: {NO_LIBRARY}",
            "python -m pip install --force-reinstall pyopencl",
        ),
        ("vulkan", 'OSError("No SDK")', "vulkan does not load: No SDK", LOADER),
        *(
            (
                package,
                f'ModuleNotFoundError("No module", name="{name}")',
                f"{package} {'is not installed' if name == package else f'needs {name}'}",
                f"python -m pip install {name}",
            )
            for package, other in (("pyopencl", "pytools"), ("vulkan", "cffi"))
            for name in (package, other)
        ),
    ],
)
def test_without_the_package_there_is_nothing_else(
    tmp_path: Path, package: str, code: str, text: str, remedy: str
) -> None:
    """For both doctors."""
    stubs.module(tmp_path, package, f"raise {code}")
    lines = stubs.findings(package.removeprefix("py"), tmp_path)
    assert lines == [f"missing {text}", f"{REMEDY}{remedy}"]


@pytest.mark.skipif(not X86, reason="the runtime is for x86-64")
def test_without_a_platform(tmp_path: Path) -> None:
    stubs.module(tmp_path, "pyopencl", stubs.PYOPENCL + stubs.NO_PLATFORM)
    stubs.package(tmp_path, "intel-opencl-rt")
    install = "python -m pip install intel-opencl-rt intel-cmplr-lib-rt"
    assert stubs.findings("opencl", tmp_path) == [
        "ok      pyopencl 2026.1",
        "note    intel-opencl-rt, a runtime for x86-64 CPUs, is not installed",
        f"{REMEDY}{install}",
        "missing there is no OpenCL platform",
        f"{REMEDY}{install}, or install the OpenCL driver of your device",
    ]


def test_without_spirv(tmp_path: Path) -> None:
    stubs.module(tmp_path, "pyopencl", stubs.PYOPENCL + stubs.NO_SPIRV)
    stubs.package(tmp_path, "intel-opencl-rt")
    lines = [line for line in stubs.findings("opencl", tmp_path) if not line.startswith(REMEDY)]
    assert lines[2:] == [
        "note    NVIDIA CUDA: NVIDIA H200 takes no SPIR-V",
        "note    NVIDIA CUDA: NVIDIA K80 takes no SPIR-V",
        "missing no device takes SPIR-V",
    ]


def test_a_platform_that_fails_hides_no_other(tmp_path: Path) -> None:
    broken = (
        'def fail():\n    raise Error("clGetDeviceIDs failed: OUT_OF_HOST_MEMORY")\n\n\n'
        'PLATFORMS.insert(0, Thing(name="Broken", get_devices=fail))\n'
    )
    stubs.module(tmp_path, "pyopencl", stubs.PYOPENCL + stubs.NO_SPIRV + broken)
    stubs.package(tmp_path, "intel-opencl-rt")
    lines = [line for line in stubs.findings("opencl", tmp_path) if not line.startswith(REMEDY)]
    assert lines[2:4] == [
        "note    Broken does not list its devices: clGetDeviceIDs failed: OUT_OF_HOST_MEMORY",
        "note    NVIDIA CUDA: NVIDIA H200 takes no SPIR-V",
    ]
    code = "from spvbackend.opencl import devices; print(devices())"
    assert stubs.run("-c", code, stubs=tmp_path).stdout == "[]\n"


def test_a_runtime_that_does_not_load(tmp_path: Path) -> None:
    stubs.module(tmp_path, "pyopencl", stubs.PYOPENCL + stubs.NO_PLATFORM)
    library = tmp_path / "libintelocl.so"
    library.write_text("no library")
    stubs.package(tmp_path, "intel-opencl-rt", (library,), "2026.9")
    lines = stubs.findings("opencl", tmp_path)
    assert lines[1].startswith(f"missing intel-opencl-rt 2026.9 does not load: {library}: ")
    assert lines[2] == f"{REMEDY}python -m pip install intel-opencl-rt intel-cmplr-lib-rt"
    assert lines[4] == f"{REMEDY}as above, or install the OpenCL driver of your device"


def test_a_library_that_does_not_load_is_named(tmp_path: Path) -> None:
    library = tmp_path / "lib" / "libimf.so"
    library.parent.mkdir()
    library.write_text("no library")
    stubs.package(tmp_path, "intel-cmplr-lib-rt", (library,))
    stubs.package(tmp_path, "intel-opencl-rt", (tmp_path / "libintelocl.so",))
    (tmp_path / "libintelocl.so").write_text("")
    stubs.module(tmp_path, "pyopencl", stubs.PYOPENCL + stubs.NO_PLATFORM)
    assert f"does not load: {library}: " in stubs.findings("opencl", tmp_path)[1]


@pytest.mark.parametrize(
    ("state", "text", "remedy"),
    [
        (runtime.USERS, "is not in OCL_ICD_VENDORS=/own", "unset OCL_ICD_VENDORS"),
        (runtime.LATE, "had listed the platforms before", "call spvbackend.opencl.platforms()"),
        (runtime.ABSENT, "is not installed", ""),
        (runtime.FOUND, "Intel's runtime for the CPU, of the system", ""),
    ],
)
def test_what_became_of_the_runtime(
    state: str, text: str, remedy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "find_runtime", lambda: None)
    monkeypatch.setenv("OCL_ICD_VENDORS", "/own")
    finding = doctor.check_runtime(runtime.Search((), state))
    assert text in finding.text
    assert remedy in finding.remedy


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (BuildError("X does not build the module: no", "log", b""), "X does not build the module"),
        (spvbackend.Unsupported("no translation", hint="another"), "no translation"),
    ],
)
def test_a_kernel_that_does_not_run(
    error: Exception, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("pyopencl")

    def fail(_: object) -> None:
        raise error

    monkeypatch.setattr(doctor, "run_kernel", fail)
    monkeypatch.setattr(doctor, "default_device", lambda _: None)
    finding = doctor.check_kernel(None)
    assert (finding.state, finding.remedy) == (doctor.MISSING, "update the device's driver")
    assert finding.text.startswith(f"a kernel does not run: {text}")


def test_the_help_says_what_it_is_for() -> None:
    done = stubs.doctor("--help")
    assert done.returncode == 0
    assert "which OpenCL devices take SPIR-V" in done.stdout
