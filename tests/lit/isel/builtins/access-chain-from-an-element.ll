; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The first index of a pointer access chain counts whole elements, the others lead into one.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Floats:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Vectors:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK: %[[#Base:]] = OpFunctionParameter %[[#Vectors]]
; CHECK-NEXT: %[[#Index:]] = OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: OpPtrAccessChain %[[#Vectors]] %[[#Base]] %[[#Index]]{{$}}
; CHECK: %[[#Lane:]] = OpInBoundsPtrAccessChain %[[#Floats]] %[[#Base]] %[[#Index]] %{{[0-9]+}}{{$}}
; CHECK-NEXT: OpLoad %[[#Float]] %[[#Lane]]
define spir_func float @f(ptr addrspace(1) %base, i64 %index) {
  %first = load <4 x float>, ptr addrspace(1) %base
  %element = call spir_func ptr addrspace(1) @__spirv_PtrAccessChain(ptr addrspace(1) %base, i64 %index)
  store <4 x float> %first, ptr addrspace(1) %element
  %lane = call spir_func ptr addrspace(1) @__spirv_InBoundsPtrAccessChain(ptr addrspace(1) %base, i64 %index, i32 1)
  %value = load float, ptr addrspace(1) %lane
  ret float %value
}

declare spir_func ptr addrspace(1) @__spirv_PtrAccessChain(ptr addrspace(1), i64)
declare spir_func ptr addrspace(1) @__spirv_InBoundsPtrAccessChain(ptr addrspace(1), i64, i32)
