"""Why each pointer has the type it has: data, text and a page."""
