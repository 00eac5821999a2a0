"""tools/instruction_counts.py: which modules it lists."""

import shutil
from pathlib import Path

import instruction_counts
import pytest

MODULE = "define spir_kernel void @k() {\n  ret void\n}\n"


def test_lists_modules_above_the_bound_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = [("a.ll", 30, 20), ("b.ll", 44, 20), ("c.ll", 20, 20), ("d.ll", 9, 1)]
    monkeypatch.setattr(instruction_counts, "counts", lambda *_: rows)
    monkeypatch.setattr(shutil, "which", lambda _: "llc")
    assert instruction_counts.main([str(tmp_path)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "4 modules: 103 instructions, llc 61",
        "  2.20      44      20  b.ll",
        "  1.50      30      20  a.ll",
    ]


@pytest.mark.skipif(not shutil.which("llc-22"), reason="needs llc-22")
def test_counts_by_both_translators(tmp_path: Path) -> None:
    (tmp_path / "k.ll").write_text(MODULE)
    llc = shutil.which("llc-22") or ""
    assert instruction_counts.counts([tmp_path], "*", llc) == [(f"{tmp_path.name}/k.ll", 1, 1)]
