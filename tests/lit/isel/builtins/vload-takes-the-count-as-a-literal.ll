; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The pointer is to one element; the offset is as wide as an address.

; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Short]] 3
; CHECK-DAG: %[[#ShortPtr:]] = OpTypePointer UniformConstant %[[#Short]]
; CHECK: %[[#Offset:]] = OpFunctionParameter
; CHECK: %[[#Pointer:]] = OpFunctionParameter %[[#ShortPtr]]
; CHECK: OpExtInst %[[#Vector]] %{{[0-9]+}} vloadn %[[#Offset]] %[[#Pointer]] 3
define spir_func <3 x i16> @f(i64 %offset, ptr addrspace(2) %pointer) {
  %1 = call spir_func <3 x i16> @_Z6vload3mPU3AS2Ks(i64 %offset, ptr addrspace(2) %pointer)
  ret <3 x i16> %1
}

declare spir_func <3 x i16> @_Z6vload3mPU3AS2Ks(i64, ptr addrspace(2))
