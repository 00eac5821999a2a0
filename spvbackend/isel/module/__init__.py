"""Selection of what stands outside of functions: types, constants, variables, declarations."""
