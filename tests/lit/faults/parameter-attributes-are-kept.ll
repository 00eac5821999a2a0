; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpDecorate %[[#Read:]] FuncParamAttr NoWrite
; CHECK-DAG: OpDecorate %[[#Read]] FuncParamAttr NoCapture
; CHECK-DAG: OpDecorate %[[#Unused:]] FuncParamAttr NoWrite
; CHECK-DAG: OpDecorate %[[#Signed:]] FuncParamAttr Sext
; CHECK-DAG: OpDecorate %[[#Unsigned:]] FuncParamAttr Zext
; CHECK: %[[#Read]] = OpFunctionParameter
; CHECK-NEXT: %[[#Unused]] = OpFunctionParameter
; CHECK-NEXT: %[[#Signed]] = OpFunctionParameter
; CHECK-NEXT: %[[#Unsigned]] = OpFunctionParameter
define spir_func void @g(ptr addrspace(1) captures(none) readonly %p, ptr addrspace(1) readnone %q, i8 signext %a, i8 zeroext %b) {
  ret void
}
