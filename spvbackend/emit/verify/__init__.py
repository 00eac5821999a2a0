"""The verifier of words.

Input: the words of a module as they leave the program. `scan` is cheap and runs for every module;
`module` reads the words back into a machine module and runs all checks.
"""
