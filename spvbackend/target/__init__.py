"""What is translated for: the environment, its limits and what each operation needs there."""
