"""Response files: `@FILE` stands for the options in the file, quoted as GNU's tools quote.

Input: the words of a command line. Output: the words without response files. Imported only if a
word begins with `@`.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from spvbackend.diagnostics import CompileError

_BLANKS = " \t\r\n\0"
_QUOTES = "\"'"


def expand(argv: Sequence[str], files: list[str], open_files: tuple[str, ...] = ()) -> list[str]:
    """Replace each response file by its words.

    Args:
        argv: words; one that does not name a file stays, as GNU's documentation of `@FILE` says.
        files: the names of the files that are read are appended.
        open_files: the files from which the words come, from the outermost on.

    Raises:
        CompileError: a file includes itself, or is not text.
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
        files.append(path)
        words += expand(list(split_words(_read_text(path))), files, (*open_files, real))
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
    """Split a text into words: a backslash keeps the next character, quotes keep blanks.

    As with LLVM's tools, a backslash works within both kinds of quotes, and an empty pair of quotes
    is not a word.
    """
    word = ""
    quote = ""
    chars = iter(text)
    for char in chars:
        if char == "\\":
            # At the very end a backslash stands for itself.
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
