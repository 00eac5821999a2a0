"""A folder of translations that any number of processes share.

A file is named by a digest of its inputs, is written beside its place and renamed, and is never
changed afterwards; so no reader sees half of one, and two writers of one name write the same. The
time of a file is that of its last use. The number of bytes written since the last full count is the
length of a file of its own, to which each writer appends: no lock is needed.
"""

from __future__ import annotations

import operator
import os
import time
from collections.abc import Iterator
from typing import Final, NamedTuple, SupportsIndex, final

from spvbackend.cache.entry import Entry, decode, encode
from spvbackend.diagnostics import CompileError
from spvbackend.output import write_file

DEFAULT_SIZE: Final = 1 << 30
_SHARE: Final = 8
"""The part of the size that may be written between full counts; each count frees that much."""
_BLOCK: Final = 4096
"""Bytes that one byte of the account stands for; file systems give as many."""
_ACCOUNT: Final = "written"
_TAG: Final = "CACHEDIR.TAG"
# https://bford.info/cachedir: programs that make backups leave such a folder out.
_TAG_TEXT: Final = b"Signature: 8a477f597d28d172789f06886806bc55\n# Made by spvbackend.\n"
_DIGITS: Final = frozenset("0123456789abcdef")
_NAME_LENGTH: Final = 62
_TEMPORARY: Final = ".pyllc-"
_OLD_SECONDS: Final = 3600.0


class _File(NamedTuple):
    """One file of the folder: when it was last used, its size and its path."""

    used: float
    size: int
    path: str


@final
class Cache:
    """Keeps translations in a folder, up to a size.

    Args:
        folder: the folder, made at the first translation to keep. Whoever may write there controls
            the results taken from there.
        size: the bytes that it may hold; the least recently used are removed first.

    Raises:
        CompileError: nothing fits into that size.
        TypeError: an argument is of a type that it does not take.
    """

    __slots__ = ("folder", "size")

    def __init__(self, folder: str | os.PathLike[str], size: SupportsIndex = DEFAULT_SIZE) -> None:
        if not isinstance(folder, str | os.PathLike):
            raise TypeError(f"the folder of a cache must be a path, not {folder!r}")
        if isinstance(size, bool) or not isinstance(size, SupportsIndex):
            raise TypeError(f"the size of a cache must be a number of bytes, not {size!r}")
        self.folder: Final = os.fsdecode(folder)
        self.size: Final = operator.index(size)
        if not self.folder:
            raise CompileError("the folder of a cache has no name")
        if self.size <= 0:
            raise CompileError(f"bad size of a cache {self.size}: expected a number above 0")

    def get(self, key: str) -> Entry | None:
        """Return the entry of a name, None for none.

        Args:
            key: of `cache.key.key_of`.
        """
        path = self._path(key)
        try:
            with open(path, "rb") as file:
                entry = decode(file.read())
        # It is missing, or cannot be read; the translation does without.
        except (OSError, ValueError):
            return None
        _touch_or_remove(path, entry is not None)
        return entry

    def put(self, key: str, entry: Entry) -> None:
        """Keep a translation, unless it is too large to be kept.

        Args:
            key: of `cache.key.key_of`.
            entry: the translation.

        Raises:
            OSError: the folder or a file cannot be written.
            ValueError: the name of the folder is none.
        """
        data = encode(entry)
        if len(data) > self._room():
            return
        path = self._path(key)
        try:
            write_file(path, data)
        except FileNotFoundError:
            self._make_folders(path)
            write_file(path, data)
        if self._note_written(len(data)) > self.size // _SHARE:
            self.trim()

    def trim(self) -> None:
        """Remove the least recently used, until there is room again."""
        kept = self._room()
        old = time.time() - _OLD_SECONDS
        for file in sorted(self._files(), reverse=True):
            is_temporary = os.path.basename(file.path).startswith(_TEMPORARY)
            if not is_temporary and file.size <= kept:
                kept -= file.size
            # A process that was killed has left it; a younger one may still be being written.
            elif not is_temporary or file.used < old:
                kept = kept if is_temporary else 0
                _remove(file.path)
        _remove(os.path.join(self.folder, _ACCOUNT))

    def _room(self) -> int:
        """Return the bytes that may be written after a full count."""
        return self.size - self.size // _SHARE

    def _path(self, key: str) -> str:
        return os.path.join(self.folder, key[:2], key[2:])

    def _make_folders(self, path: str) -> None:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        tag = os.path.join(self.folder, _TAG)
        if not os.path.exists(tag):
            write_file(tag, _TAG_TEXT)

    def _note_written(self, size: int) -> int:
        """Add to the account of all processes; return the bytes since the last full count."""
        # Unbuffered, so that each writer's bytes are contiguous.
        with open(os.path.join(self.folder, _ACCOUNT), "ab", buffering=0) as account:
            account.write(b"." * (size // _BLOCK + 1))
            return os.fstat(account.fileno()).st_size * _BLOCK

    def _files(self) -> Iterator[_File]:
        """Yield all files of the cache; anything else in the folder stays."""
        for folder in os.scandir(self.folder):
            if len(folder.name) != 2 or not _DIGITS.issuperset(folder.name):
                continue
            for entry in os.scandir(folder.path):
                name = entry.name
                is_entry = len(name) == _NAME_LENGTH and _DIGITS.issuperset(name)
                if not is_entry and not name.startswith(_TEMPORARY):
                    continue
                try:
                    stat = entry.stat(follow_symlinks=False)
                except FileNotFoundError:  # another process makes room as well
                    continue
                size = -(-stat.st_size // _BLOCK) * _BLOCK
                yield _File(stat.st_mtime, size, entry.path)


def _touch_or_remove(path: str, is_whole: bool) -> None:
    """Note that a file was used, or remove it, where this process may do so."""
    try:
        if is_whole:
            os.utime(path)
        else:
            os.unlink(path)
    except OSError:
        # Another user's files can be read all the same.
        return


def _remove(path: str) -> None:
    try:
        os.unlink(path)
    except FileNotFoundError:  # another process did
        return
