"""The folder of a cache: what is kept and how long, whoever writes at the same time."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spvbackend import Cache, CompileError
from spvbackend.cache import store
from spvbackend.cache.entry import Entry, decode, encode
from spvbackend.diagnostics import CompileWarning
from tests.folders import ROOT

ENTRY = Entry(b"\x03\x02\x23\x07 words", "text \udcff", "", ())


def key(number: int) -> str:
    return f"{number:064x}"[::-1]


def entries(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("??/*") if path.is_file())


def warning() -> CompileWarning:
    told = CompileWarning("what\nand why", 7, "a {triple:spirv64}", column=3)
    told.function, told.instruction, told.source_line = "f", "ret void", "  ret void"
    told.pass_name, told.origin = "select", "k.cl:1:2"
    return told


def test_what_is_kept_is_found(tmp_path: Path) -> None:
    cache = Cache(tmp_path / "new" / "folder")
    assert cache.get(key(1)) is None
    cache.put(key(1), ENTRY._replace(warnings=(warning(),)))
    entry = Cache(str(tmp_path / "new" / "folder")).get(key(1))
    assert entry is not None
    assert entry[:2] == ENTRY[:2]
    (told,) = entry.warnings
    assert vars(told) == vars(warning())
    assert cache.get(key(2)) is None
    tag = (tmp_path / "new" / "folder" / "CACHEDIR.TAG").read_text()
    assert tag.startswith("Signature: 8a477f597d28d172789f06886806bc55\n")


@pytest.mark.parametrize("damage", [b"", b"x", encode(ENTRY)[:-1], encode(ENTRY) + b"x"])
def test_a_file_that_is_not_whole_is_none(tmp_path: Path, damage: bytes) -> None:
    assert decode(damage) is None
    cache = Cache(tmp_path)
    cache.put(key(1), ENTRY)
    (path,) = entries(tmp_path)
    path.write_bytes(damage)
    assert cache.get(key(1)) is None
    assert entries(tmp_path) == []
    cache.put(key(1), ENTRY)
    assert cache.get(key(1)) == ENTRY


def test_what_was_not_used_for_longest_goes(tmp_path: Path) -> None:
    size = 32 * 4096
    cache = Cache(tmp_path, size)
    blob = ENTRY._replace(binary=bytes(3000))
    for number in range(20):
        cache.put(key(number), blob)
        # The first is used all the time; times of files may be coarse.
        os.utime(cache._path(key(0)), (time.time() + 1, time.time() + 1))
        then = time.time() - 1000 + number
        os.utime(cache._path(key(number)), (then, then)) if number else None
    for number in range(20, 200):
        cache.put(key(number), blob)
        assert cache.get(key(0)) is not None
        held = sum(path.stat().st_blocks * 512 for path in entries(tmp_path))
        assert held <= size
    assert cache.get(key(199)) is not None
    assert cache.get(key(1)) is None
    assert len(entries(tmp_path)) > 20


def test_all_is_counted_once_in_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []
    trim = Cache.trim
    monkeypatch.setattr(Cache, "trim", lambda self: (counted.append(1), trim(self)))
    cache = Cache(tmp_path, 64 * 4096)
    for number in range(64):
        cache.put(key(number), ENTRY)
    # An eighth of the size is written in between, by whichever process.
    assert len(counted) == 64 // 9


def test_what_is_too_large_is_not_kept(tmp_path: Path) -> None:
    cache = Cache(tmp_path, 1000)
    cache.put(key(1), ENTRY._replace(binary=bytes(1000)))
    assert list(tmp_path.iterdir()) == []


def test_files_of_others_stay(tmp_path: Path) -> None:
    others = [tmp_path / "00" / "precious", tmp_path / "letter.txt", tmp_path / "folder" / "x"]
    for path in others:
        path.parent.mkdir(exist_ok=True)
        path.write_text("kept")
    (tmp_path / "ab").mkdir()
    left = [tmp_path / "ab" / f".pyllc-{name}.tmp" for name in ("old", "new")]
    for path in left:
        path.write_text("half")
    os.utime(left[0], (1, 1))
    cache = Cache(tmp_path, 8192)
    for number in range(50):
        cache.put(key(number), ENTRY)
    assert [path.read_text() for path in others] == ["kept"] * 3
    # Of files that were not completed those are removed that nobody writes any more.
    assert [path.exists() for path in left] == [False, True]


WRITER = """\
import sys
from spvbackend import Cache
from spvbackend.cache.entry import Entry

cache = Cache(sys.argv[1], 100 * 4096)
for number in range(400):
    key = f"{number % 120:064x}"[::-1]
    entry = Entry(key.encode() * 40, "", "", ())
    cached = cache.get(key)
    assert cached is None or cached == entry, cached
    cache.put(key, entry)
"""


def test_processes_share_a_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", WRITER, str(tmp_path)]
    writers = [
        subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True) for _ in range(3)
    ]
    assert [(writer.communicate()[1], writer.returncode) for writer in writers] == [("", 0)] * 3
    # What each had begun to write when all was counted comes on top.
    held = sum(path.stat().st_blocks * 512 for path in entries(tmp_path))
    assert held <= (100 + 2 * 3) * 4096
    assert list(tmp_path.glob("??/.pyllc-*")) == []


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ((5,), TypeError, "the folder of a cache must be a path, not 5"),
        (("",), CompileError, "the folder of a cache has no name"),
        (("c", "1G"), TypeError, "the size of a cache must be a number of bytes, not '1G'"),
        (("c", True), TypeError, "the size of a cache must be a number of bytes, not True"),
        (("c", 0), CompileError, "bad size of a cache 0: expected a number above 0"),
    ],
)
def test_wrong_arguments(
    arguments: tuple[object, ...], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        Cache(*arguments)


def test_who_may_not_write_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache = Cache(tmp_path)
    cache.put(key(1), ENTRY)

    def refuse(*arguments: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(store.os, "utime", refuse)
    assert cache.get(key(1)) == ENTRY
