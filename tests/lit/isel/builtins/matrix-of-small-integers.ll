; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_INTEL_int4 %s -o - | filecheck %s
; NEW-SPIRV-VAL

; CHECK: OpCapability Int4CooperativeMatrixINTEL
; CHECK: %[[#Small:]] = OpTypeInt 4 0
; CHECK: %[[#Matrix:]] = OpTypeCooperativeMatrixKHR %[[#Small]]
; CHECK: %[[#Component:]] = OpUConvert %[[#Small]]
; CHECK: OpCompositeConstruct %[[#Matrix]] %[[#Component]]
define void @f(i4 %component) {
  %matrix = call target("spirv.CooperativeMatrixKHR", i4, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructi(i4 %component)
  ret void
}

declare target("spirv.CooperativeMatrixKHR", i4, 3, 12, 12, 2) @_Z26__spirv_CompositeConstructi(i4)
