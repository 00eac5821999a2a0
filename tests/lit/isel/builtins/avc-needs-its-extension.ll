; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

declare spir_func <2 x i16> @_Z39intel_sub_group_avc_ime_ref_window_sizehc(i8, i8)

define spir_func void @plain(i8 %byte) {
  %1 = call spir_func <2 x i16> @_Z39intel_sub_group_avc_ime_ref_window_sizehc(i8 %byte, i8 %byte) ; expected-error: OpSubgroupAvcImeRefWindowSizeINTEL needs SPV_INTEL_device_side_avc_motion_estimation
  ret void
}

; -----

define spir_func void @converted(target("spirv.AvcImePayloadINTEL") %payload) { ; expected-error: OpTypeAvcImePayloadINTEL needs SPV_INTEL_device_side_avc_motion_estimation
  ret void
}

; -----

define spir_func void @evaluated(target("spirv.VmeImageINTEL", void, 1, 0, 0, 0, 0, 0, 0) %image) { ; expected-error: OpTypeVmeImageINTEL needs SPV_INTEL_device_side_avc_motion_estimation
  ret void
}
