"""Stored translations: a folder of files, each named by a digest of all its inputs."""
