; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bfloat16 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; The type comes without arithmetic, which is done in float.

; CHECK: OpCapability BFloat16TypeKHR
; CHECK: OpExtension "SPV_KHR_bfloat16"
; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: %[[#Type:]] = OpTypeFloat 16 BFloat16KHR
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#WideLhs:]] = OpFConvert %[[#Float]] %[[#Lhs]]
; CHECK: %[[#WideRhs:]] = OpFConvert %[[#Float]] %[[#Rhs]]
; CHECK: %[[#Sum:]] = OpFAdd %[[#Float]] %[[#WideLhs]] %[[#WideRhs]]
; CHECK: OpFConvert %[[#Type]] %[[#Sum]]
define bfloat @f(bfloat %a, bfloat %b) {
  %sum = fadd bfloat %a, %b
  ret bfloat %sum
}
