; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Whatever the other uses of the pointer say of it.

; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#HalfPtr:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK: %[[#From:]] = OpBitcast %[[#HalfPtr]]
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} vload_half %{{[0-9]+}} %[[#From]]
; CHECK: %[[#To:]] = OpBitcast %[[#HalfPtr]]
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} vstore_half %{{[0-9]+}} %{{[0-9]+}} %[[#To]]
declare spir_func float @_Z10vload_halfjPU3AS1KDh(i32, ptr addrspace(1))
declare spir_func void @_Z11vstore_halffjPU3AS1Dh(float, i32, ptr addrspace(1))

define spir_kernel void @k(ptr addrspace(1) %p) {
  %s = load i16, ptr addrspace(1) %p
  %q = getelementptr i16, ptr addrspace(1) %p, i16 %s
  store i16 0, ptr addrspace(1) %q
  %v = call spir_func float @_Z10vload_halfjPU3AS1KDh(i32 1, ptr addrspace(1) %q)
  call spir_func void @_Z11vstore_halffjPU3AS1Dh(float %v, i32 0, ptr addrspace(1) %p)
  ret void
}
