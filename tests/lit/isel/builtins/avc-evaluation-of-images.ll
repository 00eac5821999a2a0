; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation %s -o - | filecheck %s
; NO-SPIRV-VAL: it knows none of these types

; An evaluation takes each image together with the sampler, which is no operand by itself. One of
; interlaced references has an argument more.

; CHECK-NOT: Intra
; CHECK: OpCapability SubgroupAvcMotionEstimationINTEL
; CHECK-NOT: Intra
; CHECK-DAG: %[[#Image:]] = OpTypeImage
; CHECK-DAG: %[[#Vme:]] = OpTypeVmeImageINTEL %[[#Image]]
; CHECK-DAG: %[[#Result:]] = OpTypeAvcRefResultINTEL
; CHECK: %[[#Source:]] = OpFunctionParameter %[[#Image]]
; CHECK-NEXT: %[[#Forward:]] = OpFunctionParameter %[[#Image]]
; CHECK-NEXT: %[[#Ids:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Fields:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Sampler:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Payload:]] = OpFunctionParameter
; CHECK: %[[#First:]] = OpVmeImageINTEL %[[#Vme]] %[[#Source]] %[[#Sampler]]
; CHECK-NEXT: %[[#Second:]] = OpVmeImageINTEL %[[#Vme]] %[[#Forward]] %[[#Sampler]]
; CHECK-NEXT: OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL %[[#Result]] %[[#First]] %[[#Second]] %[[#Payload]]
; CHECK-NEXT: %[[#First:]] = OpVmeImageINTEL %[[#Vme]] %[[#Source]] %[[#Sampler]]
; CHECK-NEXT: OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL %[[#Result]] %[[#First]] %[[#Ids]] %[[#Payload]]
; CHECK-NEXT: %[[#First:]] = OpVmeImageINTEL %[[#Vme]] %[[#Source]] %[[#Sampler]]
; CHECK-NEXT: OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL %[[#Result]] %[[#First]] %[[#Ids]] %[[#Fields]] %[[#Payload]]
; CHECK-NEXT: OpReturn
define spir_func void @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %source, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %forward, i32 %ids, i8 %fields, target("spirv.Sampler") %sampler, target("spirv.AvcRefPayloadINTEL") %payload) {
  %1 = call spir_func target("spirv.AvcRefResultINTEL") @_Z54intel_sub_group_avc_ref_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ref_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %source, target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %forward, target("spirv.Sampler") %sampler, target("spirv.AvcRefPayloadINTEL") %payload)
  %2 = call spir_func target("spirv.AvcRefResultINTEL") @_Z53intel_sub_group_avc_ref_evaluate_with_multi_reference14ocl_image2d_roj11ocl_sampler37ocl_intel_sub_group_avc_ref_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %source, i32 %ids, target("spirv.Sampler") %sampler, target("spirv.AvcRefPayloadINTEL") %payload)
  %3 = call spir_func target("spirv.AvcRefResultINTEL") @_Z53intel_sub_group_avc_ref_evaluate_with_multi_reference14ocl_image2d_rojh11ocl_sampler37ocl_intel_sub_group_avc_ref_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %source, i32 %ids, i8 %fields, target("spirv.Sampler") %sampler, target("spirv.AvcRefPayloadINTEL") %payload)
  ret void
}

declare spir_func target("spirv.AvcRefResultINTEL") @_Z54intel_sub_group_avc_ref_evaluate_with_single_reference14ocl_image2d_roS_11ocl_sampler37ocl_intel_sub_group_avc_ref_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), target("spirv.AvcRefPayloadINTEL"))
declare spir_func target("spirv.AvcRefResultINTEL") @_Z53intel_sub_group_avc_ref_evaluate_with_multi_reference14ocl_image2d_roj11ocl_sampler37ocl_intel_sub_group_avc_ref_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, target("spirv.Sampler"), target("spirv.AvcRefPayloadINTEL"))
declare spir_func target("spirv.AvcRefResultINTEL") @_Z53intel_sub_group_avc_ref_evaluate_with_multi_reference14ocl_image2d_rojh11ocl_sampler37ocl_intel_sub_group_avc_ref_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, i8, target("spirv.Sampler"), target("spirv.AvcRefPayloadINTEL"))
