"""The loader's folder has PyPI's runtime beside the system's while platforms are listed."""

import os
from pathlib import Path

import pytest

from spvbackend.opencl import runtime
from spvbackend.opencl.runtime import Runtime, other_libraries, visible_runtime

VARIABLE = "OCL_ICD_VENDORS"
LIBRARY = Path("/venv/lib/libintelocl.so")
SYSTEM = {Path("/etc/OpenCL/vendors/nvidia.icd"): "libnvidia-opencl.so.1"}
OF_PACKAGE = {
    Path("/venv/etc/OpenCL/vendors/intel-cpu.icd"): "/opt/lib/libintelocl.so",
    Path("/venv/etc/OpenCL/vendors/intel-fpga_emu.icd"): "/opt/lib/libintelocl_emu.so",
    Path("/venv/etc/OpenCL/vendors/pocl.icd"): "/venv/lib/libpocl.so",
}


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One with a system's driver, and the runtime in a virtual environment."""
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(runtime, "find_runtime", lambda: Runtime(LIBRARY, "1"))
    monkeypatch.setattr(runtime, "load_needed", lambda _: "")
    monkeypatch.setattr(runtime, "_icd_files", lambda root: SYSTEM if root == "/" else OF_PACKAGE)


def listed() -> list[str]:
    """The libraries that a loader would find now."""
    return sorted(path.read_text().strip() for path in Path(os.environ[VARIABLE]).glob("*.icd"))


def test_the_runtime_stands_beside_the_others(tmp_path: Path) -> None:
    with visible_runtime():
        assert listed() == ["/venv/lib/libintelocl.so", "/venv/lib/libpocl.so",
                            "libnvidia-opencl.so.1"]  # fmt: skip
    assert VARIABLE not in os.environ
    assert list(tmp_path.iterdir()) == []


def test_nothing_stays_after_an_error(tmp_path: Path) -> None:
    with pytest.raises(KeyError), visible_runtime():
        raise KeyError
    assert VARIABLE not in os.environ
    assert list(tmp_path.iterdir()) == []


def test_the_users_own_folder_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "/own")
    with visible_runtime():
        assert os.environ[VARIABLE] == "/own"
    assert os.environ[VARIABLE] == "/own"


@pytest.mark.parametrize("missing", [True, False])
def test_nothing_changes_where_it_is_of_no_use(
    missing: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if missing:
        monkeypatch.setattr(runtime, "find_runtime", lambda: None)
    else:
        monkeypatch.setattr(runtime, "_icd_files", lambda root: OF_PACKAGE)
        assert other_libraries() is None
    with visible_runtime():
        assert VARIABLE not in os.environ
