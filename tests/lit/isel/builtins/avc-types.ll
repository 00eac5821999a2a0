; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it knows none of these types

; The types of motion estimation are those of their names, and need their extension.

; CHECK: OpCapability SubgroupAvcMotionEstimationINTEL
; CHECK: %[[#ImePayload:]] = OpTypeAvcImePayloadINTEL
; CHECK-NEXT: %[[#RefPayload:]] = OpTypeAvcRefPayloadINTEL
; CHECK-NEXT: %[[#SicPayload:]] = OpTypeAvcSicPayloadINTEL
; CHECK-NEXT: %[[#McePayload:]] = OpTypeAvcMcePayloadINTEL
; CHECK-NEXT: %[[#MceResult:]] = OpTypeAvcMceResultINTEL
; CHECK-NEXT: %[[#ImeResult:]] = OpTypeAvcImeResultINTEL
; CHECK-NEXT: %[[#ImeResultSingleReferenceStreamout:]] = OpTypeAvcImeResultSingleReferenceStreamoutINTEL
; CHECK-NEXT: %[[#ImeResultDualReferenceStreamout:]] = OpTypeAvcImeResultDualReferenceStreamoutINTEL
; CHECK-NEXT: %[[#ImeSingleReferenceStreamin:]] = OpTypeAvcImeSingleReferenceStreaminINTEL
; CHECK-NEXT: %[[#ImeDualReferenceStreamin:]] = OpTypeAvcImeDualReferenceStreaminINTEL
; CHECK-NEXT: %[[#RefResult:]] = OpTypeAvcRefResultINTEL
; CHECK-NEXT: %[[#SicResult:]] = OpTypeAvcSicResultINTEL
; CHECK: OpFunctionParameter %[[#ImePayload]]
; CHECK-NEXT: OpFunctionParameter %[[#RefPayload]]
; CHECK-NEXT: OpFunctionParameter %[[#SicPayload]]
; CHECK-NEXT: OpFunctionParameter %[[#McePayload]]
; CHECK-NEXT: OpFunctionParameter %[[#MceResult]]
; CHECK-NEXT: OpFunctionParameter %[[#ImeResult]]
; CHECK-NEXT: OpFunctionParameter %[[#ImeResultSingleReferenceStreamout]]
; CHECK-NEXT: OpFunctionParameter %[[#ImeResultDualReferenceStreamout]]
; CHECK-NEXT: OpFunctionParameter %[[#ImeSingleReferenceStreamin]]
; CHECK-NEXT: OpFunctionParameter %[[#ImeDualReferenceStreamin]]
; CHECK-NEXT: OpFunctionParameter %[[#RefResult]]
; CHECK-NEXT: OpFunctionParameter %[[#SicResult]]
; WITHOUT: needs SPV_INTEL_device_side_avc_motion_estimation
; WITHOUT: note: pass --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation
define spir_func void @f(target("spirv.AvcImePayloadINTEL") %p0, target("spirv.AvcRefPayloadINTEL") %p1, target("spirv.AvcSicPayloadINTEL") %p2, target("spirv.AvcMcePayloadINTEL") %p3, target("spirv.AvcMceResultINTEL") %p4, target("spirv.AvcImeResultINTEL") %p5, target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") %p6, target("spirv.AvcImeResultDualReferenceStreamoutINTEL") %p7, target("spirv.AvcImeSingleReferenceStreaminINTEL") %p8, target("spirv.AvcImeDualReferenceStreaminINTEL") %p9, target("spirv.AvcRefResultINTEL") %p10, target("spirv.AvcSicResultINTEL") %p11) {
  ret void
}
