"""The version of the package, which the build reads as well."""

from typing import Final

VERSION: Final = "0.1.0"
