; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Strict:]] = OpConstant %[[#Int]] 528{{$}}
; CHECK-DAG: %[[#Both:]] = OpConstant %[[#Int]] 520{{$}}
; CHECK: %[[#Order:]] = OpFunctionParameter %[[#Int]]
; CHECK: %[[#Relaxed:]] = OpIEqual %{{[0-9]+}} %[[#Order]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Relaxed]] %{{[0-9]+}} %[[#Strict]]
; CHECK: %[[#Semantics:]] = OpSelect %[[#Int]] %{{[0-9]+}} %[[#Both]]
; CHECK-NEXT: OpAtomicLoad %[[#Int]] %{{[0-9]+}} %{{[0-9]+}} %[[#Semantics]]
define spir_func i32 @f(ptr addrspace(1) %global, i32 %order) {
  %1 = call spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order(ptr addrspace(1) %global, i32 %order)
  ret i32 %1
}

declare spir_func i32 @_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order(ptr addrspace(1), i32)
