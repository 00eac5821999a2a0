"""The state of one translation, which all passes share."""
