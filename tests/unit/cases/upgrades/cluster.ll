; NVIDIA's cluster memory had the address space of a block's own until LLVM 20.
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr addrspace(3) %s, i32 %i) {
  %mapped = call ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3) %s, i32 %i)
  ret void
}

declare ptr addrspace(3) @llvm.nvvm.mapa.shared.cluster(ptr addrspace(3), i32)
