"""The explanation as one self-contained page."""

from __future__ import annotations

from spvbackend.infer.pointee_types import PointeeTypes


def page(types: PointeeTypes, title: str) -> str:
    """HTML."""
    return f"<!DOCTYPE html><title>{title}</title>{len(types)}"
