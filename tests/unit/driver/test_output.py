"""Files that are written: whole, in the place that is named, with the mode that they had."""

import os
import re
import stat
from pathlib import Path

import pytest

from spvbackend import output
from tests.unit.cases.command import pyllc

KERNEL = "define spir_kernel void @k(ptr addrspace(1) %p) {\n  ret void\n}\n"
TEXT = pyllc("-", stdin=KERNEL.encode()).output


def refused(path: Path, *argv: str | Path) -> str:
    """The reason why an output cannot be written; the input is still there."""
    run = pyllc(*argv)
    assert (run.status, run.output) == (1, b""), run.errors
    start = f"{path}: error: cannot write the output: "
    assert run.errors.startswith(start)
    return run.errors.removeprefix(start).strip()


@pytest.mark.parametrize("option", ["-o", "--explain-types-html", "--reproducer"])
@pytest.mark.parametrize("by", ["name", "link", "hard link", "another path"])
def test_the_input_is_not_written_over(kernel: Path, option: str, by: str) -> None:
    other = kernel.with_name("other")
    if by == "link":
        other.symlink_to(kernel)
    elif by == "hard link":
        other.hardlink_to(kernel)
    elif by == "another path":
        other = kernel.parent / ".." / kernel.parent.name / kernel.name
    else:
        other = kernel
    assert refused(other, kernel, option, other) == "it is the input\nnote: name another file"
    assert kernel.read_text() == KERNEL


def test_what_stdin_comes_from_is_not_written_over(kernel: Path) -> None:
    with kernel.open() as stdin, pytest.raises(output.CompileError, match="it is the input"):
        output.check_apart(str(kernel), "-", stdin)
    with kernel.open() as stdin:
        output.check_apart(str(kernel.with_name("new")), "-", stdin)
        output.check_apart("-", "-", stdin)


def test_nothing_is_written_over_where_nothing_is_written(kernel: Path) -> None:
    assert pyllc(kernel, "-o", kernel, "-filetype=null").status == 0
    assert pyllc("/dev/null", "-o", "/dev/null").errors.startswith("/dev/null: error: the input is")


@pytest.mark.parametrize("mode", [0o600, 0o640, 0o755, 0o664])
def test_a_file_keeps_its_mode(kernel: Path, mode: int) -> None:
    path = kernel.with_name("out.spvasm")
    path.write_text("before")
    path.chmod(mode)
    assert pyllc(kernel, "-o", path).status == 0
    assert (stat.S_IMODE(path.stat().st_mode), path.read_bytes()) == (mode, TEXT)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may give files away")
def test_a_file_keeps_its_owner(kernel: Path) -> None:
    path = kernel.with_name("out.spvasm")
    path.write_text("before")
    os.chown(path, 1234, 2345)
    assert pyllc(kernel, "-o", path).status == 0
    assert (path.stat().st_uid, path.stat().st_gid) == (1234, 2345)


def test_another_group_gets_no_rights(kernel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kernel.with_name("out.spvasm")
    path.write_text("before")
    path.chmod(0o664)
    there = os.stat_result((*path.stat()[:5], path.stat().st_gid + 1, *path.stat()[6:]))

    def deny(path: str, owner: int, group: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "chown", deny)
    output._take_over(str(path), there)
    assert stat.S_IMODE(path.stat().st_mode) == 0o604


def test_a_new_file_has_the_mode_of_new_files(kernel: Path) -> None:
    path = kernel.with_name("out.spvasm")
    before = os.umask(0o027)
    try:
        assert pyllc(kernel, "-o", path).status == 0
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_link_stays_a_link(kernel: Path) -> None:
    link, target = kernel.with_name("link"), kernel.with_name("target")
    link.symlink_to(target)  # there is no target yet
    for _ in range(2):
        assert pyllc(kernel, "-o", link).status == 0
        assert link.is_symlink()
        assert target.read_bytes() == TEXT


def test_names_that_cannot_be_written(kernel: Path) -> None:
    folder = kernel.parent
    (folder / "loop").symlink_to(folder / "loop")
    (folder / "lost").symlink_to(folder / "nowhere" / "x")
    for name, reason in (
        ("", "Is a directory"),
        ("new/", "Is a directory"),
        ("n" * 256, "File name too long"),
        ("loop", "Too many levels of symbolic links"),
        ("lost", "No such file or directory"),
        ("missing/x", "No such file or directory"),
        ("k.ll/x", "Not a directory"),
        ("a\0b", "embedded null byte|lstat: embedded null character in path"),
    ):
        shown = name.replace("\0", "\\00")
        assert re.fullmatch(reason, refused(f"{folder}/{shown}", kernel, "-o", f"{folder}/{name}"))
    assert sorted(os.listdir(folder)) == ["k.ll", "loop", "lost"]


def test_a_name_of_the_greatest_length(kernel: Path) -> None:
    path = kernel.with_name("n" * 255)
    assert pyllc(kernel, "-o", path).status == 0
    assert path.read_bytes() == TEXT


def access(denied: Path) -> object:
    """os.access for somebody who may not write there; root may write everywhere."""
    return lambda path, mode: not (mode == os.W_OK and str(path) == str(denied))


def test_a_file_that_must_not_be_written(kernel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = kernel.with_name("out.spvasm")
    path.write_text("before")
    monkeypatch.setattr(os, "access", access(path))
    assert refused(path, kernel, "-o", path) == "Permission denied"
    assert path.read_text() == "before"


def test_a_file_in_a_folder_that_must_not_be_written(
    kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No file can be created beside the output, so it is written in place."""
    path = kernel.with_name("out.spvasm")
    path.write_text("before" * 1000)
    inode = path.stat().st_ino
    monkeypatch.setattr(os, "access", access(kernel.parent))
    assert pyllc(kernel, "-o", path).status == 0
    assert (path.stat().st_ino, path.read_bytes()) == (inode, TEXT)


def test_a_page_and_the_output_that_is_asked_for(kernel: Path) -> None:
    page, path = kernel.with_name("page.html"), kernel.with_name("out.spvasm")
    assert pyllc(kernel, "--explain-types-html", page) == (0, b"", "")
    assert sorted(os.listdir(kernel.parent)) == ["k.ll", "page.html"]
    assert pyllc(kernel, "--explain-types-html", page, "-o", path) == (0, b"", "")
    assert path.read_bytes() == TEXT
    assert page.read_text().startswith("<!DOCTYPE html>")
    report = pyllc(kernel, "--explain-types", "-o", path)
    assert report == (0, b"", "")
    assert path.read_text().startswith("@k:")


def test_a_file_that_another_process_removes_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "k.spv"
    target.write_bytes(b"old")

    may_access = os.access

    def remove(path: str, mode: int) -> bool:
        if path != str(target):
            return may_access(path, mode)
        target.unlink()
        return False

    monkeypatch.setattr(os, "access", remove)
    output.write_file(str(target), b"new")
    assert target.read_bytes() == b"new"
