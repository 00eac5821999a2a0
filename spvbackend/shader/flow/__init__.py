"""Structured control flow for any graph (2.11)."""
