"""The version of the package, which the build reads as well."""

VERSION = "0.1.0"
