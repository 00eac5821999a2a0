; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation %s -o - | filecheck %s
; NO-SPIRV-VAL: it knows none of these types

; The number of arguments chooses between two instructions. Intra estimation needs capabilities of
; its own.

; CHECK-DAG: OpCapability SubgroupAvcMotionEstimationINTEL
; CHECK-DAG: OpCapability SubgroupAvcMotionEstimationIntraINTEL
; CHECK-DAG: OpCapability SubgroupAvcMotionEstimationChromaINTEL
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Sic:]] = OpTypeAvcSicPayloadINTEL
; CHECK: %[[#Byte:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Short:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Payload:]] = OpFunctionParameter %[[#Sic]]
; CHECK-NEXT: %[[#Single:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Dual:]] = OpFunctionParameter
; CHECK: OpSubgroupAvcSicConfigureIpeLumaINTEL %[[#Sic]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Payload]]
; CHECK-NEXT: OpSubgroupAvcSicConfigureIpeLumaChromaINTEL %[[#Sic]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Byte]] %[[#Short]] %[[#Short]] %[[#Short]] %[[#Byte]] %[[#Payload]]
; CHECK-NEXT: OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL %[[#Word]] %[[#Single]] %[[#Byte]]
; CHECK-NEXT: OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL %[[#Word]] %[[#Dual]] %[[#Byte]] %[[#Byte]]
; CHECK-NEXT: OpReturn
define spir_func void @f(i8 %b, i16 %s, target("spirv.AvcSicPayloadINTEL") %p, target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") %single, target("spirv.AvcImeResultDualReferenceStreamoutINTEL") %dual) {
  %1 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z37intel_sub_group_avc_sic_configure_ipehhhhhhh37ocl_intel_sub_group_avc_sic_payload_t(i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, target("spirv.AvcSicPayloadINTEL") %p)
  %2 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z37intel_sub_group_avc_sic_configure_ipehhhhhhttth37ocl_intel_sub_group_avc_sic_payload_t(i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, i16 %s, i16 %s, i16 %s, i8 %b, target("spirv.AvcSicPayloadINTEL") %p)
  %3 = call spir_func i32 @_Z64intel_sub_group_avc_ime_get_streamout_major_shape_motion_vectors63ocl_intel_sub_group_avc_ime_result_single_reference_streamout_th(target("spirv.AvcImeResultSingleReferenceStreamoutINTEL") %single, i8 %b)
  %4 = call spir_func i32 @_Z64intel_sub_group_avc_ime_get_streamout_major_shape_motion_vectors61ocl_intel_sub_group_avc_ime_result_dual_reference_streamout_thh(target("spirv.AvcImeResultDualReferenceStreamoutINTEL") %dual, i8 %b, i8 %b)
  ret void
}

declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z37intel_sub_group_avc_sic_configure_ipehhhhhhh37ocl_intel_sub_group_avc_sic_payload_t(i8, i8, i8, i8, i8, i8, i8, target("spirv.AvcSicPayloadINTEL"))
declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z37intel_sub_group_avc_sic_configure_ipehhhhhhttth37ocl_intel_sub_group_avc_sic_payload_t(i8, i8, i8, i8, i8, i8, i16, i16, i16, i8, target("spirv.AvcSicPayloadINTEL"))
declare spir_func i32 @_Z64intel_sub_group_avc_ime_get_streamout_major_shape_motion_vectors63ocl_intel_sub_group_avc_ime_result_single_reference_streamout_th(target("spirv.AvcImeResultSingleReferenceStreamoutINTEL"), i8)
declare spir_func i32 @_Z64intel_sub_group_avc_ime_get_streamout_major_shape_motion_vectors61ocl_intel_sub_group_avc_ime_result_dual_reference_streamout_thh(target("spirv.AvcImeResultDualReferenceStreamoutINTEL"), i8, i8)
