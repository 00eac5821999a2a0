"""Random kernels of all constructs write the same on the device as on the host, at both levels.

`tools/differential.py` runs this code on any number of seeds. Faults planted between the text and
its translation show that it detects errors.
"""

from __future__ import annotations

import pathlib
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.differential.batches import kernel_text
from tests.differential.campaign import BATCH, FINE, Campaign, Verdict, complaint
from tests.differential.reduce.checks import SameFailure, has_undefined
from tests.differential.reduce.reducer import Reducer, size_of
from tests.differential.sides import Sides, Translation, Written

SEEDS = range(0, 60, BATCH)
PLAIN_SEEDS = range(120, 130)
# A driver takes seconds for each.
SHADER_SEEDS = range(1, 4)
# One kernel in so many, at a level, may be refused, or have an unsure result on the host.
UNDECIDED = 5


class PlantedSides(Sides):
    """Sides whose device may get another text than the host."""

    def __init__(self, folder: pathlib.Path) -> None:
        super().__init__(folder)
        self.fault: tuple[str, str] | None = None

    def translate(self, text: str, level: int, **options: Any) -> Translation:
        if self.fault is not None:
            text = re.sub(*self.fault, text)
        return super().translate(text, level, **options)


@pytest.fixture(scope="module")
def sides(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PlantedSides]:
    """The processes of all tests of this file, which take a second to start."""
    sides = PlantedSides(tmp_path_factory.mktemp("sides"))
    if reason := sides.probe():
        sides.close()
        pytest.skip(f"not run: {reason}")
    yield sides
    sides.close()


@pytest.fixture
def planted(sides: PlantedSides, request: pytest.FixtureRequest) -> Iterator[PlantedSides]:
    """Sides with a planted fault: a pattern, and its replacement for the device."""
    sides.fault = request.param
    yield sides
    sides.fault = None


def findings(verdicts: list[Verdict]) -> list[Verdict]:
    return [verdict for verdict in verdicts if verdict.state not in FINE]


@pytest.mark.parametrize("first", SEEDS)
def test_kernels(first: int, sides: Sides) -> None:
    """Twenty kernels agree, unoptimised and after LLVM's optimiser."""
    verdicts = Campaign(sides).judge(range(first, first + BATCH))
    assert not findings(verdicts)
    assert len(verdicts) == 2 * BATCH
    assert [v.state for v in verdicts].count("right") >= len(verdicts) - len(verdicts) // UNDECIDED


def test_plain_kernels(sides: Sides) -> None:
    """Kernels of the types that SPIR-V has, checked after every pass."""
    campaign = Campaign(sides, plain=True, verify=True)
    assert not findings(campaign.judge(PLAIN_SEEDS))


def test_kernels_as_shaders(tmp_path: pathlib.Path) -> None:
    """The kernels agree on a Vulkan device, too."""
    sides = Sides(tmp_path, vulkan=True)
    if reason := sides.probe():
        sides.close()
        pytest.skip(f"not run: {reason}")
    campaign = Campaign(sides, verify=True)
    verdicts = [verdict for seed in SHADER_SEEDS for verdict in campaign.judge([seed])]
    sides.close()
    assert [verdict.state for verdict in verdicts] == ["right"] * len(verdicts), verdicts


@pytest.mark.parametrize("planted", [(r" ashr ", " lshr ")], indirect=True)
def test_wrong_code_is_found_and_reduced(planted: Sides) -> None:
    """A fault in one opcode shows in a batch of kernels, and is reduced to that opcode."""
    campaign = Campaign(planted)
    seeds = [seed for seed in range(100) if " ashr " in kernel_text(seed)]
    seed = next(seed for seed in seeds if campaign.alone(seed, 0).state == "wrong")
    wrong = [v for v in campaign.judge([seed, seed + 1]) if v.state == "wrong" and v.level == 0]
    assert [verdict.seed for verdict in wrong] == [seed]
    assert "bytes differ" in wrong[0].why
    check = SameFailure(campaign, wrong[0])
    text = Reducer(check.canonical, check, seconds=30).reduce(kernel_text(wrong[0].seed))
    assert " ashr " in text
    assert size_of(text) <= 25
    assert not has_undefined(text)


@pytest.mark.parametrize(
    ("planted", "word"),
    [
        ((r" sext ", " zext "), " sext "),
        ((r"(llvm\.fsh)l", r"\1r"), "@llvm.fshl"),
        ((r"  call spir_func void @_Z7barrierj\(i32 3\)\n", ""), "@_Z7barrierj(i32 3)"),
        ((r"atomicrmw nand", "atomicrmw and"), "atomicrmw nand"),
        ((r"(getelementptr i16, ptr) ", r"getelementptr i8, ptr "), "getelementptr i16, ptr "),
    ],
    indirect=["planted"],
)
def test_other_wrong_code_is_found(planted: Sides, word: str) -> None:
    """Faults in conversions, intrinsics, barriers, atomics and addresses show in some kernel."""
    seeds = [seed for seed in range(200) if word in kernel_text(seed)]
    assert any(Campaign(planted).alone(seed, 0).state == "wrong" for seed in seeds[:20])


@pytest.mark.parametrize(
    ("planted", "state"),
    [
        ((r"\Z", "\ndefine void @f(fp128 %x) {\n  ret void\n}\n"), "unlisted"),
        ((r"\Z", "\ndefine void @f(i4097 %x) {\n  ret void\n}\n"), "refused"),
        ((r"\Z", "\ndefine void @f() {\n"), "broken"),
        # A call of an undefined function: the module is valid, but cannot be linked.
        ((r"@_Z13get_global_idj", "@nowhere"), "device"),
        ((r"ret void\n}\ndeclare", "br label %x\nx:\n  br label %x\n}\ndeclare"), "timeout"),
    ],
    indirect=["planted"],
)
def test_other_states(planted: Sides, state: str) -> None:
    """The reasons that keep a kernel from running are told apart."""
    patience, planted.device.timeout = planted.device.timeout, 3
    state_of_kernel, _, _ = Campaign(planted).state(kernel_text(0), 0)
    planted.device.timeout = patience
    assert state_of_kernel == state


def test_undefined_is_no_finding(sides: Sides) -> None:
    """A kernel that reads memory before it is written is not reduced any further."""
    check = SameFailure(Campaign(sides), Verdict(0, 0, "wrong"))
    text = kernel_text(0)
    assert check.is_defined(text)
    start = "i32 %turn) {\nentry:\n"
    assert start in text
    body = "  %open = alloca i32\n  %bad = load i32, ptr %open\n"
    body += "  store i32 %bad, ptr addrspace(1) %shared\n"
    assert not check.is_defined(text.replace(start, start + body, 1))


def test_complaint() -> None:
    """A difference names the row and the byte, or the byte of the shared memory."""
    want = Written("00" * 2048, "00" * 8)
    assert not complaint(want, want)
    got = Written("00" * 1030 + "07" + "00" * 1017, want.memory)
    assert (
        complaint(got, want)
        == "row 1, byte 6: got 0700000000000000, want 0000000000000000, 1 bytes differ"
    )
    got = Written(want.out, "00" * 7 + "01")
    assert complaint(got, want) == "shared byte 7: got 01, want 00, 1 bytes differ"
