"""Random kernels, what the host makes of them, and the numbers of the tool."""

from __future__ import annotations

import re

import differential
import pytest

from tests.differential.batches import kernel_text, module_text
from tests.differential.campaign import LEVELS, Verdict, wrongly_folded
from tests.differential.refusals import reason_of
from tests.e2e.harness.phase_host import host_text, phases_of


def test_a_seed_is_a_kernel() -> None:
    """A seed determines a kernel; another seed has another one."""
    assert kernel_text(3) == kernel_text(3)
    assert kernel_text(3) != kernel_text(4)
    assert kernel_text(3) != kernel_text(3, plain=True)


CONSTRUCTS = (
    "half", "double", "i128", "i63", "<3 x ", "<16 x ", "atomicrmw", "cmpxchg", "addrspace(3)",
    "addrspace(2) constant", "addrspace(4)", "_Z7barrierj(i32 3)", "switch", "spir_func ptr @tree",
    "<{ ", "inttoptr", "llvm.fma", "memmove", "irreducible",
)  # fmt: skip


@pytest.fixture(scope="module")
def many() -> str:
    return "\n".join(kernel_text(seed) for seed in range(120))


@pytest.mark.parametrize("text", CONSTRUCTS)
def test_constructs(text: str, many: str) -> None:
    """The kernels have the constructs that a campaign claims to cover."""
    if text == "irreducible":
        # A cycle of two blocks that one branch enters at either.
        assert re.search(r"label %(one\d+), label %two\d+(?s:.*?)label %\1, label %end", many)
        return
    assert text in many


def test_plain_kernels_have_plain_types() -> None:
    """Lanes are OpenCL's, and integers are SPIR-V's or results of arithmetic on them."""
    text = "\n".join(kernel_text(seed, plain=True) for seed in range(40))
    assert {int(lanes) for lanes in re.findall(r"<(\d+) x i\d", text)} <= {2, 3, 4, 8, 16}
    assert not re.findall(r"(?<!%)\bi(?:17|63|65|128|33)\b", text)


def test_a_module_of_many_kernels() -> None:
    """Each has names of its own, and a declaration stands once."""
    text = module_text([3, 4])
    assert "@s3.kernel(" in text
    assert "@s4.kernel(" in text
    assert text.count("declare spir_func i64 @_Z13get_global_idj(i32)") == 1
    assert set(phases_of(text)) == {"s3", "s4"}


def test_phases_have_their_order_and_turns() -> None:
    heads = ("@phase2", "@phase0", "@phase1x3")
    text = "\n".join(f"define spir_func void {head}(ptr %x) {{" for head in heads)
    assert phases_of(text) == {"": [("phase0", 1), ("phase1x3", 3), ("phase2", 1)]}


def test_the_host_has_no_kernel() -> None:
    """Nor builtins; with a fill, variables begin with it."""
    text = host_text(kernel_text(3))
    assert "@kernel" not in text
    assert "_Z13" not in text
    assert "alloca" in text
    filled = host_text("  %a = alloca [4 x i64], align 16\n", 7)
    assert (
        "%a = alloca [4 x i64], align 16\n  call void @llvm.memset.p0.i64(ptr %a, i8 7," in filled
    )


def test_seeds() -> None:
    assert differential.parse_seeds("3-5") == range(3, 6)
    assert differential.parse_seeds("7") == range(7, 8)
    parts = differential.shares(range(100), 2)
    assert [seed for part in parts for seed in part] == list(range(100))
    assert len(parts) == 2


def test_summary() -> None:
    """All states are counted, refusals by their reason."""
    why = reason_of("integer type 'i5000' is wider than 4096 bits")
    assert why
    assert not reason_of("something else")
    kept = [Verdict(1, 0, "refused", why), Verdict(2, 2, "wrong")]
    text = differential.summary([differential.Result(kept, 18, 10)], 3.0)
    assert f"kernels 10, levels {len(LEVELS)}, 3 s" in text
    assert re.search(r"right +18\n +wrong +1\n +refused +1\n +unlisted +0", text)
    assert f"refused 1: {why}" in text


def test_folds_that_llvm_gets_wrong_are_known() -> None:
    odd = "  %c = bitcast <3 x i16> <i16 1, i16 2, i16 3> to <2 x i24>\n"
    even = "  %c = bitcast <4 x i16> %v to <2 x i32>\n"
    assert wrongly_folded(even) == ""
    assert wrongly_folded(even + odd) == "from <3 x i16> to <2 x i24>"
