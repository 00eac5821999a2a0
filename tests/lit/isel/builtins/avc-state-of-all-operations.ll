; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation %s -o - | filecheck %s
; NO-SPIRV-VAL: it knows none of these types

; What all operations have is an instruction on MCE's payload or result: the operation's own is
; converted, a payload also back.

; CHECK-DAG: %[[#Ime:]] = OpTypeAvcImePayloadINTEL
; CHECK-DAG: %[[#Sic:]] = OpTypeAvcSicPayloadINTEL
; CHECK-DAG: %[[#Mce:]] = OpTypeAvcMcePayloadINTEL
; CHECK-DAG: %[[#Result:]] = OpTypeAvcMceResultINTEL
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: %[[#Penalty:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Payload:]] = OpFunctionParameter %[[#Ime]]
; CHECK-NEXT: %[[#Skip:]] = OpFunctionParameter %[[#Sic]]
; CHECK-NEXT: %[[#Found:]] = OpFunctionParameter
; CHECK-NEXT: %[[#Word:]] = OpFunctionParameter
; CHECK: %[[#Before:]] = OpSubgroupAvcImeConvertToMcePayloadINTEL %[[#Mce]] %[[#Payload]]
; CHECK-NEXT: %[[#After:]] = OpSubgroupAvcMceSetInterShapePenaltyINTEL %[[#Mce]] %[[#Penalty]] %[[#Before]]
; CHECK-NEXT: OpSubgroupAvcMceConvertToImePayloadINTEL %[[#Ime]] %[[#After]]
; CHECK-NEXT: %[[#Before:]] = OpSubgroupAvcSicConvertToMcePayloadINTEL %[[#Mce]] %[[#Skip]]
; CHECK-NEXT: %[[#After:]] = OpSubgroupAvcMceSetAcOnlyHaarINTEL %[[#Mce]] %[[#Before]]
; CHECK-NEXT: OpSubgroupAvcMceConvertToSicPayloadINTEL %[[#Sic]] %[[#After]]
; CHECK-NEXT: %[[#Of:]] = OpSubgroupAvcRefConvertToMceResultINTEL %[[#Result]] %[[#Found]]
; CHECK-NEXT: OpSubgroupAvcMceGetBestInterDistortionsINTEL %[[#Short]] %[[#Of]]
; CHECK-NEXT: %[[#Of:]] = OpSubgroupAvcRefConvertToMceResultINTEL %[[#Result]] %[[#Found]]
; CHECK-NEXT: OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL %[[#Byte]] %[[#Word]] %[[#Word]] %[[#Of]]
; CHECK-NEXT: OpReturn
define spir_func void @f(i64 %penalty, target("spirv.AvcImePayloadINTEL") %payload, target("spirv.AvcSicPayloadINTEL") %skip, target("spirv.AvcRefResultINTEL") %found, i32 %word) {
  %1 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z47intel_sub_group_avc_ime_set_inter_shape_penaltym37ocl_intel_sub_group_avc_ime_payload_t(i64 %penalty, target("spirv.AvcImePayloadINTEL") %payload)
  %2 = call spir_func target("spirv.AvcSicPayloadINTEL") @_Z40intel_sub_group_avc_sic_set_ac_only_haar37ocl_intel_sub_group_avc_sic_payload_t(target("spirv.AvcSicPayloadINTEL") %skip)
  %3 = call spir_func i16 @_Z49intel_sub_group_avc_ref_get_best_inter_distortion36ocl_intel_sub_group_avc_ref_result_t(target("spirv.AvcRefResultINTEL") %found)
  %4 = call spir_func i8 @_Z71intel_sub_group_avc_ref_get_inter_reference_interlaced_field_polaritiesjj36ocl_intel_sub_group_avc_ref_result_t(i32 %word, i32 %word, target("spirv.AvcRefResultINTEL") %found)
  ret void
}

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z47intel_sub_group_avc_ime_set_inter_shape_penaltym37ocl_intel_sub_group_avc_ime_payload_t(i64, target("spirv.AvcImePayloadINTEL"))
declare spir_func target("spirv.AvcSicPayloadINTEL") @_Z40intel_sub_group_avc_sic_set_ac_only_haar37ocl_intel_sub_group_avc_sic_payload_t(target("spirv.AvcSicPayloadINTEL"))
declare spir_func i16 @_Z49intel_sub_group_avc_ref_get_best_inter_distortion36ocl_intel_sub_group_avc_ref_result_t(target("spirv.AvcRefResultINTEL"))
declare spir_func i8 @_Z71intel_sub_group_avc_ref_get_inter_reference_interlaced_field_polaritiesjj36ocl_intel_sub_group_avc_ref_result_t(i32, i32, target("spirv.AvcRefResultINTEL"))
