; RUN: pyllc -mtriple=spirv64-unknown-webgpu --workgroup-size=64 %s -o - | filecheck %s

; naga reads no Memory Operands, and atomic objects are of words.
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: %[[#Bits:]] = OpBitcast %[[#Word]]
; CHECK: OpStore %{{[0-9]+}} %[[#Bits]]{{$}}
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}}{{$}}
; CHECK: %[[#Expected:]] = OpLoad %[[#Word]] %{{[0-9]+}}{{$}}
; CHECK: OpAtomicCompareExchange
; CHECK: OpStore %{{[0-9]+}} %{{[0-9]+}}{{$}}
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(1) %r, float %x, i32 %y) {
  %float = fadd float %x, 1.0
  call void @_Z11atomic_initPU3AS1VU7_Atomicff(ptr addrspace(1) %p, float %float)
  call void @_Z12atomic_storePU3AS1VU7_Atomicff(ptr addrspace(1) %p, float %x)
  call void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1) %q, i32 %y)
  %same = call i1 @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomiciPU3AS1ii(ptr addrspace(1) %q, ptr addrspace(1) %r, i32 %y)
  ret void
}

declare void @_Z11atomic_initPU3AS1VU7_Atomicff(ptr addrspace(1), float)
declare void @_Z12atomic_storePU3AS1VU7_Atomicff(ptr addrspace(1), float)
declare void @_Z11atomic_initPU3AS1VU7_Atomicii(ptr addrspace(1), i32)
declare i1 @_Z30atomic_compare_exchange_strongPU3AS1VU7_AtomiciPU3AS1ii(ptr addrspace(1), ptr addrspace(1), i32)
