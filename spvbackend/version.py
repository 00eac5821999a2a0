"""The version of the package, which the build reads too."""

VERSION = "0.1.0"
