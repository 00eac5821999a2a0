"""Operations of groups of work-items, of which Vulkan has fewer than OpenCL."""
