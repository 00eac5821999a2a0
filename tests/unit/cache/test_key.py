"""Names of translations: equal for what must come out equal, different for all else."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spvbackend import Builtin, Lowering
from spvbackend.builtins.rows import EXT_INST
from spvbackend.cache import key as keys
from spvbackend.cache.key import key_of
from spvbackend.options import FIELDS, OUTCOME, SHOWS, Options
from tests.folders import ROOT

ROW = Builtin("my_erf", 1, EXT_INST, 18)
SHOWING = {name for name, row in FIELDS.items() if row.part == SHOWS}
WITHOUT_EFFECT = {"error_format", "input", "output", "reproducer", "trust_bitcode", "validate"}


def other(value: object) -> object:
    """A value of the same type that is not the default."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return frozenset(("x",)) if isinstance(value, frozenset) else ("x",) if value == () else "x"


OTHERS = {name: other(row.default) for name, row in FIELDS.items() if row.part == OUTCOME}


def changed(name: str, value: object) -> Options:
    options = Options()
    assert getattr(options, name) != value or type(getattr(options, name)) is not type(value)
    setattr(options, name, value)
    return options


def test_each_option_is_of_a_kind() -> None:
    assert set(vars(Options())) == set(FIELDS) == {*OTHERS, *SHOWING, *WITHOUT_EFFECT}


def test_what_differs_has_another_name() -> None:
    plain = key_of("x", Options())
    assert len(plain) == 64
    names = [key_of("x", changed(name, value)) for name, value in OTHERS.items()]
    names += [
        plain,
        key_of("y", Options()),
        key_of(b"x", Options()),
        key_of("x", Options(), ((ROW,), ())),
        key_of("x", Options(), ((ROW._replace(opcode=19),), ())),
        key_of("\udcff", Options()),
    ]
    assert len(set(names)) == len(names)


def test_what_does_not_matter_is_no_part_of_it() -> None:
    plain = key_of("x", Options())
    for name in WITHOUT_EFFECT:
        assert key_of("x", changed(name, "another")) == plain, name


def test_a_run_that_shows_more_has_none() -> None:
    values = {"explain_types": "", "print_after": frozenset(("parse",)), "stop_after": "parse"}
    for name in SHOWING:
        assert key_of("x", changed(name, values.get(name, True))) == "", name
    assert key_of("x", Options(), ((), (Lowering("my_gelu", lambda call: None),))) == ""


def test_the_order_of_sets_does_not_matter() -> None:
    program = (
        "from spvbackend.cache.key import key_of\nfrom spvbackend.options import Options\n"
        "options = Options()\n"
        "options.extensions = frozenset(('SPV_KHR_a', 'SPV_KHR_b', 'SPV_KHR_c', 'SPV_KHR_d'))\n"
        "print(key_of('x', options))\n"
    )
    names = {
        subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, check=True,
            env={**os.environ, "PYTHONHASHSEED": seed},
        ).stdout
        for seed in ("1", "2", "3")
    }  # fmt: skip
    assert len(names) == 1


def test_code_that_changed_makes_another_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clone has one version for many states."""
    (tmp_path / "inner").mkdir()
    code = tmp_path / "inner" / "pass.py"
    code.write_text("x = 1\n")
    (tmp_path / "__pycache__").mkdir()
    stale = tmp_path / "__pycache__" / "old.py"
    for path in (tmp_path / "notes.txt", stale):
        path.write_text("no code")
    before = list(keys._stamps(str(tmp_path)))
    stale.write_text("what Python makes by itself")
    assert list(keys._stamps(str(tmp_path))) == before
    os.utime(code, (1, 1))
    after = list(keys._stamps(str(tmp_path)))
    assert len(before) == len(after) == 1
    assert before != after
    # All of the package and of LLVM's library counts.
    stamps = keys._code_key()
    assert "\ndriver.py " in stamps
    assert "llvmlite" in stamps
    plain = key_of("x", Options())
    monkeypatch.setattr(keys, "_CODE_KEYS", [stamps + "another"])
    assert key_of("x", Options()) != plain
