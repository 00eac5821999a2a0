"""The machine verifier.

Input: machine modules between selection and layout. It finds our bugs before the words are made and
names function and instruction; spirv-val finds them in the binary. The type rules also find wrong
calls of builtins in the input.
"""
