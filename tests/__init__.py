"""The tests; helper modules and tables are imported by their full names."""
