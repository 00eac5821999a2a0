"""--reflect: how kernels are launched, instead of the output or beside it."""

import json
from pathlib import Path

import spvbackend
from tests.unit.cases.command import pyllc

KERNEL = """\
define spir_kernel void @k(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
"""
SHADER = "-mtriple=spirv64-unknown-vulkan1.2"


def test_it_comes_in_the_place_of_the_output(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(KERNEL)
    done = pyllc("--reflect", path)
    assert json.loads(done.output) == spvbackend.reflect(spvbackend.translate(KERNEL))
    assert list(tmp_path.iterdir()) == [path]
    assert pyllc("--reflect", path, path).output == done.output + done.output
    assert pyllc("--reflect", "-o", tmp_path / "k.json", path).output == b""
    assert (tmp_path / "k.json").read_bytes() == done.output


def test_a_file_comes_beside_it(tmp_path: Path) -> None:
    data, module = tmp_path / "k.json", tmp_path / "k.spv"
    done = pyllc(f"--reflect={data}", SHADER, "-o", module, stdin=KERNEL.encode())
    assert (done.status, done.output) == (0, b"")
    told = json.loads(data.read_bytes())
    assert told["entry_points"][0]["arguments"][0]["offset"] == 0
    # What an older module cannot say is in the file alone.
    (point,) = spvbackend.entry_points(module.read_bytes())
    assert point.parameters is None


def test_a_file_is_that_of_one_module_and_not_the_input(tmp_path: Path) -> None:
    path = tmp_path / "k.ll"
    path.write_text(KERNEL)
    done = pyllc(f"--reflect={tmp_path / 'k.json'}", path, path)
    assert "option '-reflect' names one file, and there are 2 inputs" in done.errors
    assert "it is the input" in pyllc(f"--reflect={path}", path).errors


def test_to_stop_early_tells_nothing() -> None:
    done = pyllc("--reflect", "-stop-after=parse", stdin=KERNEL.encode())
    assert done.status == 1
    assert "pass 'parse' comes before the launch data of kernels exist" in done.errors
