; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The instructions of flags are Kernel's: to exchange a 1, and to store a 0, does the same.
; CHECK-NOT: Kernel
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Set:]] = OpAtomicExchange %[[#Word]]
; CHECK: OpINotEqual %{{[0-9]+}} %[[#Set]]
; CHECK: OpAtomicStore
; CHECK: OpAtomicExchange
; CHECK: OpAtomicStore
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %g = addrspacecast ptr addrspace(1) %p to ptr addrspace(4)
  %s = call zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4) %g)
  %z = zext i1 %s to i32
  store volatile i32 %z, ptr addrspace(1) %q
  call void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4) %g)
  %t = call zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4) %g, i32 2, i32 2)
  call void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4) %g, i32 3)
  ret void
}

declare zeroext i1 @_Z24atomic_flag_test_and_setPU3AS4VU7_Atomici(ptr addrspace(4))
declare void @_Z17atomic_flag_clearPU3AS4VU7_Atomici(ptr addrspace(4))
declare zeroext i1 @_Z33atomic_flag_test_and_set_explicitPU3AS4VU7_Atomici12memory_order12memory_scope(ptr addrspace(4), i32, i32)
declare void @_Z26atomic_flag_clear_explicitPU3AS4VU7_Atomici12memory_order(ptr addrspace(4), i32)
