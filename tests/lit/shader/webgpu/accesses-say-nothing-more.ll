; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

; Buffers are not Coherent either: in WGSL atomic operations and barriers order accesses.
; CHECK-NOT: Coherent
; CHECK: OpFunction
; CHECK: OpLoad %{{[0-9]+}} %{{[0-9]+$}}
; CHECK: OpControlBarrier
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+$}}
define spir_kernel void @turn(ptr addrspace(1) %x) {
  %v = load volatile i32, ptr addrspace(1) %x
  call void @_Z7barrierj(i32 2)
  store volatile i32 %v, ptr addrspace(1) %x
  ret void
}

declare void @_Z7barrierj(i32)
