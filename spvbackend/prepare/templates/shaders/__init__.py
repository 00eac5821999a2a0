"""Functions of OpenCL.std that a shader has no instruction for, as templates."""
