"""What each extension means, what asks for it and what happens without it: data only."""
