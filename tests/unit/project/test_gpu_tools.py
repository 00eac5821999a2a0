"""The tools that run shaders on a GPU: kernels, their PTX, and what is said of times."""

import re
from collections.abc import Iterator
from pathlib import Path

import gpu_parity
import numpy as np
import pytest
from gpu import cuda
from gpu.cases import CASES, complaint, references
from gpu.measure import RouteError, check, groups_of, open_ptx, sample
from gpu.ptx import make_ptx, spell_for_nvptx
from gpu_parity import KERNELS, PTX, VULKAN, Measured, summary
from shaders import device_cases

from spvbackend.vulkan import NoDeviceError
from spvbackend.vulkan.device import devices

HEAD = re.compile(r"kernel void (\w+)\(([^)]*)\)")


@pytest.fixture
def vulkan() -> None:
    """Skip without a device."""
    try:
        if not devices():
            pytest.skip("no Vulkan device")
    except NoDeviceError as error:
        pytest.skip(str(error))


@pytest.fixture(params=CASES)
def name(request: pytest.FixtureRequest) -> Iterator[str]:
    """The name of each kernel."""
    yield request.param


def test_cases_call_their_kernels(name: str) -> None:
    case = CASES[name](True)
    heads = HEAD.findall((KERNELS / f"{name}.cl").read_text())
    assert [kernel for kernel, _ in heads] == [name]
    assert len(heads[0][1].split(",")) == len(case.arguments)
    assert {one for one in case.arguments if isinstance(one, str)} == set(case.inputs)
    parts = zip(groups_of(case), (*case.local, 1, 1), strict=False)
    assert [groups * local for groups, local in parts] == [*case.size, 1, 1][:3]


def test_every_kernel_has_a_case_and_its_ir() -> None:
    assert {path.stem for path in KERNELS.glob("*.cl")} == set(CASES)
    assert {path.stem for path in KERNELS.glob("*.ll")} == set(CASES)


def test_ptx_has_the_kernel_and_its_size(name: str) -> None:
    ptx = make_ptx((KERNELS / f"{name}.ll").read_text())
    assert f".visible .entry {name}(" in ptx
    assert ".extern" not in ptx
    required = re.search(r"reqd_work_group_size", (KERNELS / f"{name}.cl").read_text())
    local = ", ".join(map(str, (*CASES[name](True).local, 1, 1)[:3]))
    assert (f".reqntid {local}\n" in ptx) == bool(required)


def test_ptx_uses_the_functions_of_the_hardware() -> None:
    ptx = make_ptx((KERNELS / "black_scholes.ll").read_text())
    assert {"ex2.approx.ftz", "lg2.approx.ftz", "sqrt.approx.ftz", "div.approx.ftz"} <= set(
        re.findall(r"\w+\.approx\.ftz", ptx)
    )


def test_builtins_that_ptx_lacks_are_named() -> None:
    text = (
        "declare spir_func float @_Z4sinhf(float)\n"
        "define spir_kernel void @k(ptr addrspace(1) %p) #0 {\n"
        "  %x = load float, ptr addrspace(1) %p\n  %y = call spir_func float @_Z4sinhf(float %x)\n"
        "  store float %y, ptr addrspace(1) %p\n  ret void\n}\nattributes #0 = { nounwind }\n"
    )
    with pytest.raises(RuntimeError, match="no builtins for NVPTX: _Z4sinhf"):
        make_ptx(text)


def test_address_spaces_are_those_of_nvptx() -> None:
    text = "ptr addrspace(1), ptr addrspace(2), ptr addrspace(3), ptr addrspace(4)"
    wanted = "ptr addrspace(1), ptr addrspace(4), ptr addrspace(3), ptr addrspace(0)"
    assert spell_for_nvptx(text) == wanted


def test_wrong_values_are_told() -> None:
    case = CASES["scan"](True)
    wanted = references(case)
    output = {"sums": wanted["sums"].copy()}
    assert complaint(case, wanted, output) == ""
    output["sums"][5] += 1
    assert "1 of 16384 values of 'sums' are wrong, such as number 5" in complaint(
        case, wanted, output
    )
    with pytest.raises(RouteError, match="are wrong"):
        check(case, wanted, output.__getitem__)


def test_inputs_are_no_result(name: str) -> None:
    case = CASES[name](True)
    assert complaint(case, references(case), case.inputs)


def test_nothing_that_is_no_number_is_right() -> None:
    case = CASES["saxpy"](True)
    assert complaint(case, references(case), {"y": np.full_like(case.inputs["y"], np.nan)})


def test_samples_alternate() -> None:
    calls: list[str] = []

    def route(name: str, seconds: float, launches: int) -> float:
        calls.append(name)
        return seconds * launches

    times = sample([lambda n: route("a", 1.0, n), lambda n: route("b", 2.0, n)], 3)
    assert times == [[1.0] * 3, [2.0] * 3]
    assert calls[-6:] == ["b", "a", "a", "b", "b", "a"]


def test_missing_driver_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(cuda, "LIBRARY", "libnone-such.so")
    with pytest.raises(RouteError, match="CudaError: there is no CUDA driver"):
        open_ptx(CASES["saxpy"](True), {}, tmp_path)


def test_ratios_and_their_mean() -> None:
    both = [
        Measured("a", {VULKAN: {"device": "d", "times": [2, 4, 3]}, PTX: {"times": [1, 2, 9]}}),
        Measured("b", {VULKAN: {"device": "d", "times": [2]}, PTX: {"times": [3]}}),
    ]
    assert [one.ratio() for one in both] == [1.5, 2 / 3]
    text, status = summary(both, 1.05)
    assert "vulkan on d: 2 of 2 are right" in text
    assert "geometric mean of 2 ratios: 1.000" in text
    assert status == 0
    assert summary(both[:1], 1.05)[1] == 1


def test_failures_are_rows_too() -> None:
    one = Measured("a", {VULKAN: {"error": "it hangs"}, PTX: {"device": "d", "times": [1.0]}})
    assert "vulkan: it hangs" in gpu_parity.row(one)
    assert summary([one], 1.05)[1] == 1


def test_unknown_kernels_are_an_error() -> None:
    with pytest.raises(SystemExit, match="no kernel nothing; there is saxpy"):
        gpu_parity.chosen("saxpy,nothing", ["saxpy"])


@pytest.mark.usefixtures("vulkan")
def test_kernels_run_in_halves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = ["--only", "reduction,sort,black_scholes"]
    assert gpu_parity.main([*names, "--prepare", str(tmp_path)]) == 0
    run = [*names, "--run", str(tmp_path), "--small", "--routes", VULKAN, "--runs", "2"]
    assert gpu_parity.main([*run, "--json", str(tmp_path / "times.json")]) == 0
    assert ": 3 of 3 are right" in capsys.readouterr().out
    assert (tmp_path / "times.json").read_text().count('"times"') == 3


@pytest.mark.usefixtures("vulkan")
def test_a_module_that_does_not_load_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert gpu_parity.main(["--only", "saxpy", "--prepare", str(tmp_path)]) == 0
    (tmp_path / "saxpy.spv").unlink()
    run = ["--only", "saxpy", "--run", str(tmp_path), "--small", "--routes", VULKAN]
    assert gpu_parity.main(run) == 1
    assert "vulkan: FileNotFoundError" in capsys.readouterr().out


@pytest.mark.usefixtures("vulkan")
def test_end_to_end_cases_run_in_halves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    only = ["--only", "workitem_stencil-.*"]
    assert device_cases.main([*only, "--prepare", str(tmp_path)]) == 0
    assert device_cases.main(["--run", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    count = len(device_cases.chosen("workitem_stencil-.*", False))
    assert count
    assert f"{count} of {count} cases are right" in said
