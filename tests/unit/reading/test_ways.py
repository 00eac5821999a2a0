"""Each input is read in the first way that is for it."""

from collections.abc import Iterator

import llvmlite.binding as llvm
import pytest

from spvbackend.options import Options
from spvbackend.reading import Reading
from spvbackend.reading.ways import WAYS
from tests.folders import ROOT
from tests.unit.cases.bitstream import as_written_by

PLAIN = "define spir_kernel void @k() {\n  ret void\n}\n"
DEBUG = (ROOT / "docs" / "examples" / "relu.ll").read_text()
IMAGE = 'define spir_kernel void @k(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %i) {\n'
IMAGE += "  ret void\n}\n"
RISKY = PLAIN + "!0 = !{null}\n!clang.arc.attachedcall = !{!0}\n"
BITCODE = llvm.parse_assembly(PLAIN).as_bitcode()
CALLING = PLAIN.replace("ret", "call void @llvm.trap()\n  ret") + "declare void @llvm.trap()\n"
OLD = as_written_by(18, llvm.parse_assembly(CALLING).as_bitcode())
# LLVM upgrades some intrinsics of hosts.
HOST = OLD.replace(b"llvm.trap", b"llvm.x86.")
OPTIMISED = {"opt_level": 1}


@pytest.fixture
def opened() -> Iterator[list[Reading]]:
    readings: list[Reading] = []
    yield readings
    for reading in readings:
        reading.close()


@pytest.mark.parametrize(
    ("source", "settings", "name"),
    [
        (PLAIN, {}, "_here"),
        (PLAIN, OPTIMISED, "_here"),
        (IMAGE, {}, "_here"),
        (IMAGE, OPTIMISED, "_in_child"),
        (DEBUG, {}, "_here_carrying"),
        (DEBUG, OPTIMISED, "_in_child"),
        (DEBUG, {"strip_debug": True}, "_here_bare"),
        (RISKY, {}, "_in_child"),
        (BITCODE, OPTIMISED, "_here"),
        (BITCODE, {"triple": "spirv64-unknown-vulkan1.3"}, "_here"),
        (HOST, {}, "_in_child"),
    ],
)
def test_ways(
    source: str | bytes, settings: dict[str, object], name: str, opened: list[Reading]
) -> None:
    options = Options()
    for key, value in settings.items():
        setattr(options, key, value)
    reading = Reading(source, options)
    opened.append(reading)
    reading.unpack()
    assert next(way.__name__ for way in WAYS if way(reading)) == name
    assert "define spir_kernel void @" in reading.text
    assert reading.is_bare == (name == "_here_bare")
    assert (reading.child is None) == (name != "_in_child")


@pytest.mark.parametrize("source", [BITCODE, OLD])
def test_llvm_does_not_read_bitcode(source: bytes, opened: list[Reading]) -> None:
    reading = Reading(source, Options())
    opened.append(reading)
    reading.read()
    assert (reading.bitcode, reading.text, reading.given) == (source, "", "")


def test_nothing_is_started_for_bitcode(opened: list[Reading]) -> None:
    reading = Reading(BITCODE, Options())
    opened.append(reading)
    reading.fork()
    assert reading.child is None
