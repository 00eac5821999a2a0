"""Debug info as instructions of an extended set: scopes, types, variables and their locations."""
