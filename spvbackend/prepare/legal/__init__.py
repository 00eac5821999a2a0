"""Legalisation: values of types that SPIR-V has."""
