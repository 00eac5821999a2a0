"""Selection of what is outside of functions: types, constants, variables, declarations."""
