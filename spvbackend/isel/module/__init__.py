"""Selection outside of functions: types, constants, variables, declarations."""
