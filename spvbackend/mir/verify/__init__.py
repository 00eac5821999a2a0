"""The machine verifier.

Input: machine modules between selection and layout. It finds bugs of ours before the words are
made, and by function and instruction, where spirv-val finds them in the binary; the type rules also
tell which calls of builtins are wrong in the input.
"""
