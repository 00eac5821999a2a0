; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Result:]] "result"
; CHECK-DAG: OpName %[[#Value:]] "value"
; CHECK-DAG: OpDecorate %[[#Result]] FuncParamAttr Sret
; CHECK-DAG: OpDecorate %[[#Value]] FuncParamAttr ByVal
; CHECK-DAG: OpDecorate %[[#Value]] Alignment 8
; CHECK-DAG: %[[#Struct:]] = OpTypeStruct
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer Function %[[#Struct]]
; CHECK: %[[#Result]] = OpFunctionParameter %[[#Ptr]]
; CHECK: %[[#Value]] = OpFunctionParameter %[[#Ptr]]
%pair = type { i32, float }

define void @f(ptr sret(%pair) %result, ptr byval(%pair) align 8 %value) {
  ret void
}
