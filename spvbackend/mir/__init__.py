"""Machine level: SPIR-V instructions with provisional ids and the module-wide cache."""
