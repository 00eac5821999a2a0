; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A relaxed operation orders no memory, so that it has no storage bits.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Relaxed:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#WorkGroup:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#Device:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Acquire:]] = OpConstant %[[#Int]] 514{{$}}
; CHECK: OpAtomicXor %[[#Int]] %{{[0-9]+}} %[[#Device]] %[[#Relaxed]]
; CHECK-NEXT: OpAtomicLoad %[[#Int]] %{{[0-9]+}} %[[#WorkGroup]] %[[#Acquire]]
define spir_func void @f(ptr addrspace(1) %global) {
  %1 = call spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS1VU7_Atomicii12memory_order(ptr addrspace(1) %global, i32 1, i32 0)
  %2 = call spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1) %global, i32 2, i32 1)
  ret void
}

declare spir_func i32 @_Z25atomic_fetch_xor_explicitPU3AS1VU7_Atomicii12memory_order(ptr addrspace(1), i32, i32)
declare spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope(ptr addrspace(1), i32, i32)
