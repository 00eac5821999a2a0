"""Inputs of tests with every extension allowed, and with profiles: what was valid stays valid."""

import shutil
from argparse import Namespace
from pathlib import Path

import all_extensions
import pytest
from all_extensions import ALL, WRONG, compare, options_of
from consuming.versions import Input, all_lit_tests, lit_inputs

from spvbackend.target.profiles import PROFILES
from tests.folders import LIT
from tests.offenders import for_each

EVERY = 24
"""One input of so many is tried; `tools/all_extensions.py` tries them all."""
PLAIN = "define spir_kernel void @k() {\n  ret void\n}\n"
WORDS = ("-", "-filetype=obj", "-o", "-")

needs_spirv_val = pytest.mark.skipif(
    shutil.which("spirv-val") is None, reason="spirv-val is not installed"
)


@needs_spirv_val
@for_each(all_lit_tests()[12::EVERY], lambda path: path.relative_to(LIT).with_suffix(""))
def test_more_extensions_cost_no_module(path: Path) -> None:
    for given in lit_inputs([path]):
        comparison = compare(given, ALL)
        assert comparison.state not in WRONG, comparison.text


@needs_spirv_val
def test_what_is_lost_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    given = Input("plain", PLAIN, WORDS, 64)
    assert compare(given, ALL).state == "same"
    assert compare(given, "-target-profile=none").state == "lost"
    assert compare(given._replace(text="define"), ALL).state == "no module"
    atomic = (
        "define i16 @f(ptr %p) {\n  %x = atomicrmw add ptr %p, i16 1 monotonic\n  ret i16 %x\n}"
    )
    named = "--spirv-ext=+SPV_INTEL_16bit_atomics"
    assert compare(given._replace(text=atomic), named).state == "unknown to spirv-val"
    assert compare(given._replace(text=atomic), ALL).state == "same"
    monkeypatch.setattr(all_extensions, "ALL", named)
    assert compare(given._replace(text=atomic), named).state == "changed"
    assumed = PLAIN.replace("ret", "call void @llvm.trap()\n  ret") + "declare void @llvm.trap()\n"
    changed = compare(given._replace(text=assumed), "-trap=unreachable")
    assert changed.state == "valid"
    monkeypatch.setattr(all_extensions, "inputs", lambda folders, only: iter([given]))
    assert all_extensions.main([]) == 0
    assert all_extensions.main(["--profiles"]) == 0
    assert all_extensions.main(["--untyped"]) == 0
    monkeypatch.setattr(all_extensions, "options_of", lambda names: ["-target-profile=none"])
    assert all_extensions.main([]) == 1


def test_options() -> None:
    assert options_of(Namespace(profiles=False, untyped=False)) == [ALL]
    assert options_of(Namespace(profiles=False, untyped=True)) == ["-spv-untyped-pointers"]
    assert len(options_of(Namespace(profiles=True, untyped=False))) == len(PROFILES)
