; Without a triple, an annotated kernel says that address spaces are those of NVIDIA.
define void @kernel(ptr addrspace(1) %p, ptr addrspace(4) %q) {
  %x = load i32, ptr addrspace(4) %q, align 4
  store i32 %x, ptr addrspace(1) %p, align 4
  ret void
}

!nvvm.annotations = !{!0}

!0 = !{ptr @kernel, !"kernel", i32 1}
