"""The commands: tables of options over one engine, and what a run of either does."""
