"""Response files: `@FILE` stands for the options that the file holds, quoted as GNU's tools do it.

Input: the words of a command line. Output: the words without response files. Imported only where a
word begins with `@`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from spvbackend.diagnostics import CompileError

_BLANKS = " \t\r\n\0"
_QUOTES = "\"'"


def expand(argv: Sequence[str], open_files: tuple[str, ...] = ()) -> list[str]:
    """The words with the contents of each response file in its place.

    Args:
        argv: words; one that names no file stays as it is, as the documentation of `@FILE` has it.
        open_files: the files that the words come from, from the outermost on.

    Raises:
        CompileError: a file leads back to itself, or is no text.
    """
    words: list[str] = []
    for word in argv:
        path = word[1:]
        if not word.startswith("@") or not os.path.isfile(path):
            words.append(word)
            continue
        real = os.path.realpath(path)
        if real in open_files:
            raise CompileError(f"response file '{path}' includes itself")
        words += expand(list(split_words(_read_text(path))), (*open_files, real))
    return words


def _read_text(path: str) -> str:
    try:
        with open(path, "rb") as file:
            data = file.read()
        # Names of files need not be UTF-8.
        return data.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "surrogateescape")
    except OSError as error:
        raise CompileError(f"cannot read response file '{path}': {error.strerror}") from error


def split_words(text: str) -> Iterator[str]:
    """The words of a text: a backslash keeps the next character, quotes keep blanks.

    As LLVM's tools have it a backslash does so within quotes of either kind, and a word of nothing
    but quotes is none.
    """
    word = ""
    quote = ""
    chars = iter(text)
    for char in chars:
        if char == "\\":
            # At the very end it stands for itself.
            word += next(chars, char)
        elif quote:
            quote, word = ("", word) if char == quote else (quote, word + char)
        elif char in _QUOTES:
            quote = char
        elif char not in _BLANKS:
            word += char
        elif word:
            yield word
            word = ""
    if word:
        yield word
