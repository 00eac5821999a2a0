; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Halves in memory alone need no more than Float16Buffer.

; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#HalfPtr:]] = OpTypePointer CrossWorkgroup %[[#Half]]
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Pointer:]] = OpFunctionParameter %[[#HalfPtr]]
; CHECK: OpExtInst %[[#Float]] %{{[0-9]+}} vload_half %{{[0-9]+}} %[[#Pointer]]{{$}}
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} vload_halfn %{{[0-9]+}} %[[#Pointer]] 4
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} vloada_halfn %{{[0-9]+}} %[[#Pointer]] 2
define spir_func void @f(ptr addrspace(1) %pointer) {
  %1 = call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 1, ptr addrspace(1) %pointer)
  %2 = call spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64 1, ptr addrspace(1) %pointer)
  %3 = call spir_func <2 x float> @_Z12vloada_half2mPU3AS1KDh(i64 1, ptr addrspace(1) %pointer)
  ret void
}

declare spir_func float @_Z10vload_halfmPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <4 x float> @_Z11vload_half4mPU3AS1KDh(i64, ptr addrspace(1))
declare spir_func <2 x float> @_Z12vloada_half2mPU3AS1KDh(i64, ptr addrspace(1))
