; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The member of the inner struct is typed by what is done with it.

; CHECK-DAG: OpName %[[#Span:]] "span"
; CHECK-DAG: OpName %[[#Args:]] "args"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Int]] 4
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK-DAG: %[[#Span]] = OpTypeStruct %[[#Ptr]] %
; CHECK-DAG: %[[#Args]] = OpTypeStruct %[[#Int]] %[[#Span]]{{$}}
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: %[[#Loaded:]] = OpLoad %[[#Ptr]] %
; CHECK-NEXT: OpStore %[[#Loaded]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%span = type { ptr addrspace(1), i64 }
%args = type { i32, %span }
define spir_kernel void @f(ptr byval(%args) %a) {
  %at = getelementptr inbounds %args, ptr %a, i64 0, i32 1, i32 0
  %p = load ptr addrspace(1), ptr %at
  store <4 x i32> zeroinitializer, ptr addrspace(1) %p
  ret void
}
