; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation %s -o - | filecheck %s
; NO-SPIRV-VAL: it knows none of these types

; A function of motion estimation is the instruction of its name, arguments in order, but for a few
; names.

; CHECK-NOT: Intra
; CHECK: OpCapability SubgroupAvcMotionEstimationINTEL
; CHECK-NOT: Intra
; CHECK: OpExtension "SPV_INTEL_device_side_avc_motion_estimation"
; CHECK-NOT: LinkageAttributes {{.*}} Import
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Shorts:]] = OpTypeVector %[[#Short]] 2
; CHECK-DAG: %[[#Payload:]] = OpTypeAvcImePayloadINTEL
; CHECK-DAG: %[[#Result:]] = OpTypeAvcMceResultINTEL
; CHECK-DAG: %[[#Sic:]] = OpTypeAvcSicPayloadINTEL
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Payload]]
; CHECK: %[[#Place:]] = OpFunctionParameter %[[#Shorts]]
; CHECK-NEXT: %[[#Byte:]] = OpFunctionParameter
; CHECK-NEXT: %[[#State:]] = OpFunctionParameter %[[#Result]]
; CHECK-NEXT: %[[#Skip:]] = OpFunctionParameter %[[#Sic]]
; CHECK: OpStore %[[#]] %[[#Null]]
; CHECK: %[[#First:]] = OpSubgroupAvcImeInitializeINTEL %[[#Payload]] %[[#Place]] %[[#Byte]] %[[#Byte]]
; CHECK-NEXT: OpSubgroupAvcImeSetSingleReferenceINTEL %[[#Payload]] %[[#Place]] %[[#Byte]] %[[#First]]
; CHECK-NEXT: OpSubgroupAvcImeRefWindowSizeINTEL %[[#Shorts]] %[[#Byte]] %[[#Byte]]
; CHECK-NEXT: OpSubgroupAvcImeRefWindowSizeINTEL %[[#Shorts]] %[[#Byte]] %[[#Byte]]
; CHECK-NEXT: OpSubgroupAvcMceGetBestInterDistortionsINTEL %[[#Short]] %[[#State]]
; CHECK-NEXT: OpSubgroupAvcMceGetInterMinorShapeINTEL %[[#]] %[[#State]]
; CHECK-NEXT: OpSubgroupAvcSicSetBilinearFilterEnableINTEL %[[#Sic]] %[[#Skip]]
; CHECK-NEXT: OpReturn
define spir_func void @f(<2 x i16> %place, i8 %byte, target("spirv.AvcMceResultINTEL") %state, target("spirv.AvcSicPayloadINTEL") %skip) {
  %kept = alloca target("spirv.AvcImePayloadINTEL")
  store target("spirv.AvcImePayloadINTEL") zeroinitializer, ptr %kept
  %1 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16> %place, i8 %byte, i8 %byte)
  %2 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z44intel_sub_group_avc_ime_set_single_referenceDv2_sh37ocl_intel_sub_group_avc_ime_payload_t(<2 x i16> %place, i8 %byte, target("spirv.AvcImePayloadINTEL") %1)
  %3 = call spir_func <2 x i16> @_Z39intel_sub_group_avc_ime_ref_window_sizehc(i8 %byte, i8 %byte)
  %4 = call spir_func <2 x i16> @_Z35intel_sub_group_ime_ref_window_sizehc(i8 %byte, i8 %byte)
  %5 = call spir_func i16 @_Z49intel_sub_group_avc_mce_get_best_inter_distortion36ocl_intel_sub_group_avc_mce_result_t(target("spirv.AvcMceResultINTEL") %state)
  %6 = call spir_func i8 @_Z46intel_sub_group_avc_mce_get_inter_minor_shapes36ocl_intel_sub_group_avc_mce_result_t(target("spirv.AvcMceResultINTEL") %state)
  %7 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z54intel_sub_group_avc_sic_set_skc_bilinear_filter_enable37ocl_intel_sub_group_avc_sic_payload_t(target("spirv.AvcSicPayloadINTEL") %skip)
  ret void
}

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z34intel_sub_group_avc_ime_initializeDv2_thh(<2 x i16>, i8, i8)
declare spir_func target("spirv.AvcImePayloadINTEL") @_Z44intel_sub_group_avc_ime_set_single_referenceDv2_sh37ocl_intel_sub_group_avc_ime_payload_t(<2 x i16>, i8, target("spirv.AvcImePayloadINTEL"))
declare spir_func <2 x i16> @_Z39intel_sub_group_avc_ime_ref_window_sizehc(i8, i8)
declare spir_func <2 x i16> @_Z35intel_sub_group_ime_ref_window_sizehc(i8, i8)
declare spir_func i16 @_Z49intel_sub_group_avc_mce_get_best_inter_distortion36ocl_intel_sub_group_avc_mce_result_t(target("spirv.AvcMceResultINTEL"))
declare spir_func i8 @_Z46intel_sub_group_avc_mce_get_inter_minor_shapes36ocl_intel_sub_group_avc_mce_result_t(target("spirv.AvcMceResultINTEL"))
declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z54intel_sub_group_avc_sic_set_skc_bilinear_filter_enable37ocl_intel_sub_group_avc_sic_payload_t(target("spirv.AvcSicPayloadINTEL"))
