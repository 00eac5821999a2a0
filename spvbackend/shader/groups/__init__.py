"""What groups of work-items do together, of which Vulkan has less than OpenCL."""
