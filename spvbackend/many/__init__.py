"""Many modules in one call of the library, by any executor of `concurrent.futures`."""
