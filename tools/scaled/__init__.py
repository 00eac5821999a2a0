"""Modules of any size, each with much of one thing."""
