"""The cache of a command: its folder and its size.

Input: a command line. Output: a cache, which is opened at the first translation.
"""

from typing import Final

from spvbackend.cache.store import DEFAULT_SIZE, Cache
from spvbackend.commands.arguments import Arguments
from spvbackend.diagnostics import CompileError

_UNITS: Final = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30}
# Python refuses texts of thousands of digits.
_MOST_DIGITS: Final = 18


def open_cache(arguments: Arguments) -> Cache:
    """Return the cache that a command line names.

    Raises:
        CompileError: the size is wrong, or the folder is missing.
    """
    if "cache-dir" not in arguments.values:
        raise CompileError("option '-cache-size' needs '-cache-dir', which names the cache")
    return Cache(arguments.last("cache-dir"), parse_size(arguments.last("cache-size")))


def parse_size(text: str) -> int:
    """Return the number of bytes of a text such as `512M`, the default for "".

    Raises:
        CompileError: the text is not a size.
    """
    if not text:
        return DEFAULT_SIZE
    unit = text[-1:].upper() if text[-1:].isalpha() else ""
    number = text[: len(text) - len(unit)]
    is_number = number.isascii() and number.isdecimal() and len(number) <= _MOST_DIGITS
    if not is_number or unit not in _UNITS or not int(number):
        raise CompileError(
            f"bad size of a cache '{text}': expected a number of bytes, such as 512M"
        )
    return int(number) * _UNITS[unit]
