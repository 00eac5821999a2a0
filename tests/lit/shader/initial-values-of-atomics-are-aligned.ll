; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}} Aligned|NonPrivatePointer 4
define spir_kernel void @f(ptr addrspace(1) %object, i32 %value) {
  call spir_func void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) %object, i32 %value)
  ret void
}

declare spir_func void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1), i32)
