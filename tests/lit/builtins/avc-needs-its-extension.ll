; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

declare spir_func <2 x i16> @_Z39intel_sub_group_avc_ime_ref_window_sizehc(i8, i8)

define spir_func void @plain(i8 %byte) {
  %1 = call spir_func <2 x i16> @_Z39intel_sub_group_avc_ime_ref_window_sizehc(i8 %byte, i8 %byte) ; expected-error: OpSubgroupAvcImeRefWindowSizeINTEL needs SPV_INTEL_device_side_avc_motion_estimation
  ret void
}

; -----

declare spir_func target("spirv.AvcImePayloadINTEL") @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.AvcImePayloadINTEL"))

define spir_func void @converted(target("spirv.AvcImePayloadINTEL") %payload) {
  %1 = call spir_func target("spirv.AvcImePayloadINTEL") @_Z40intel_sub_group_avc_ime_set_ac_only_haar37ocl_intel_sub_group_avc_ime_payload_t(target("spirv.AvcImePayloadINTEL") %payload) ; expected-error: OpSubgroupAvcImeConvertToMcePayloadINTEL needs SPV_INTEL_device_side_avc_motion_estimation
  ret void
}

; -----

declare spir_func target("spirv.AvcSicResultINTEL") @_Z36intel_sub_group_avc_sic_evaluate_ipe14ocl_image2d_ro11ocl_sampler37ocl_intel_sub_group_avc_sic_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), target("spirv.AvcSicPayloadINTEL"))

define spir_func void @evaluated(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, target("spirv.AvcSicPayloadINTEL") %payload) {
  %1 = call spir_func target("spirv.AvcSicResultINTEL") @_Z36intel_sub_group_avc_sic_evaluate_ipe14ocl_image2d_ro11ocl_sampler37ocl_intel_sub_group_avc_sic_payload_t(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, target("spirv.AvcSicPayloadINTEL") %payload) ; expected-error: OpVmeImageINTEL needs SPV_INTEL_device_side_avc_motion_estimation
  ret void
}
