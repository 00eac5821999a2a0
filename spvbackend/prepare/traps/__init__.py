"""A trap ends its work-item: by an abort, or by returns up to the kernel."""
