"""Translations that are kept: a folder of files, each named for all that its content depends on."""
