; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The indices lead through members, elements and lanes, and what they lead to is of the part's type.

%pair = type { i32, [4 x <4 x float>] }

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Floats:]] = OpTypePointer Function %[[#Float]]
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Vectors:]] = OpTypePointer Function %[[#Vector]]
; CHECK: %[[#Index:]] = OpFunctionParameter
; CHECK: %[[#Variable:]] = OpVariable
; CHECK-NOT: OpBitcast
; CHECK: %[[#Element:]] = OpAccessChain %[[#Vectors]] %[[#Variable]] %{{[0-9]+}} %[[#Index]]{{$}}
; CHECK-NEXT: OpLoad %[[#Vector]] %[[#Element]]
; CHECK-NEXT: %[[#Lane:]] = OpInBoundsAccessChain %[[#Floats]] %[[#Variable]] %{{[0-9]+}} %[[#Index]] %{{[0-9]+}}{{$}}
; CHECK-NEXT: OpStore %[[#Lane]]
define spir_func <4 x float> @f(i64 %index) {
  %variable = alloca %pair
  %element = call spir_func ptr @__spirv_AccessChain(ptr %variable, i32 1, i64 %index)
  %value = load <4 x float>, ptr %element
  %lane = call spir_func ptr @__spirv_InBoundsAccessChain(ptr %variable, i32 1, i64 %index, i32 2)
  store float 1.0, ptr %lane
  ret <4 x float> %value
}

declare spir_func ptr @__spirv_AccessChain(ptr, i32, i64)
declare spir_func ptr @__spirv_InBoundsAccessChain(ptr, i32, i64, i32)
