"""A translation through the cache: taken from there, or made and kept there.

Input: a cache, a translation's source and options, and the function that makes it. Output: its
entry; the warnings are told either way. A failure of the cache stops no translation.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from spvbackend.cache.entry import Entry, copied
from spvbackend.cache.key import key_of
from spvbackend.cache.store import Cache
from spvbackend.diagnostics import CompileWarning
from spvbackend.options import Options

if TYPE_CHECKING:
    from spvbackend.builtins.rows import Builtin
    from spvbackend.prepare.templates.text import Lowering

Listener = Callable[[CompileWarning], None]
NO_BUILTINS: Final[tuple[tuple[Builtin, ...], tuple[Lowering, ...]]] = ((), ())


def checked_cache(cache: object) -> Cache | None:
    """Return the cache that an argument of the library names: a folder or a Cache; None for none.

    Raises:
        CompileError: the folder has no name.
        TypeError: it is none of these.
    """
    if cache is None or isinstance(cache, Cache):
        return cache
    if isinstance(cache, str | os.PathLike):
        return Cache(cache)
    raise TypeError(f"cache must be a folder or a Cache, not {cache!r}")


def cached_entry(cache: Cache, key: str, listener: Listener) -> Entry | None:
    """Return the entry of a cache.

    Args:
        cache: the cache.
        key: the name of the translation, "" for one that has none.
        listener: is told of the warnings.
    """
    entry = cache.get(key) if key else None
    if entry is not None:
        for warning in entry.warnings:
            listener(warning)
    return entry


def translated(
    cache: Cache,
    source: str | bytes,
    options: Options,
    own: tuple[tuple[Builtin, ...], tuple[Lowering, ...]],
    listener: Listener,
    make: Callable[[Listener], Entry],
) -> Entry:
    """Return the entry of a cache, made if it is missing.

    Args:
        cache: the cache.
        source: text or bitcode.
        options: those of the translation.
        own: the builtins of a frontend.
        listener: is told of the warnings.
        make: translates, and tells its listener of the warnings. Its exceptions are passed on,
            and nothing is kept.
    """
    key = key_of(source, options, own)
    entry = cached_entry(cache, key, listener)
    if entry is not None:
        return entry
    told: list[CompileWarning] = []

    def listen(warning: CompileWarning) -> None:
        told.append(copied(warning))
        listener(warning)

    entry = make(listen)._replace(warnings=tuple(told))
    if key:
        keep(cache, key, entry, listener)
    return entry


def keep(cache: Cache, key: str, entry: Entry, listener: Listener) -> None:
    """Put an entry into a cache; a failure is a warning."""
    try:
        cache.put(key, entry)
    except OSError as error:
        reason = error.strerror or str(error)
        listener(CompileWarning(f"the cache '{cache.folder}' cannot be used: {reason}"))
    except ValueError as error:  # a zero byte in the name
        listener(CompileWarning(f"the cache '{cache.folder}' cannot be used: {error}"))
