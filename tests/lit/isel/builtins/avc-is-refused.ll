; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_device_side_avc_motion_estimation --verify-diagnostics --split-input-file %s

; An evaluation is of images of two dimensions, with a sampler; no overload has another number of
; arguments.

declare target("spirv.AvcSicResultINTEL") @intel_sub_group_avc_sic_evaluate_ipe(i32, target("spirv.Sampler"), target("spirv.AvcSicPayloadINTEL"))

define void @no_image(i32 %image, target("spirv.Sampler") %sampler, target("spirv.AvcSicPayloadINTEL") %p) {
  %1 = call target("spirv.AvcSicResultINTEL") @intel_sub_group_avc_sic_evaluate_ipe(i32 %image, target("spirv.Sampler") %sampler, target("spirv.AvcSicPayloadINTEL") %p) ; expected-error: works on images of two dimensions, not 'i32'
  ret void
}

; -----

declare target("spirv.AvcSicResultINTEL") @intel_sub_group_avc_sic_evaluate_ipe(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), target("spirv.AvcSicPayloadINTEL"))

define void @three_dimensions(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, target("spirv.AvcSicPayloadINTEL") %p) {
  %1 = call target("spirv.AvcSicResultINTEL") @intel_sub_group_avc_sic_evaluate_ipe(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image, target("spirv.Sampler") %sampler, target("spirv.AvcSicPayloadINTEL") %p) ; expected-error: works on images of two dimensions
  ret void
}

; -----

declare target("spirv.AvcSicResultINTEL") @intel_sub_group_avc_sic_evaluate_ipe(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), i32, target("spirv.AvcSicPayloadINTEL"))

define void @no_sampler(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %sampler, target("spirv.AvcSicPayloadINTEL") %p) {
  %1 = call target("spirv.AvcSicResultINTEL") @intel_sub_group_avc_sic_evaluate_ipe(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, i32 %sampler, target("spirv.AvcSicPayloadINTEL") %p) ; expected-error: needs an image and a sampler
  ret void
}

; -----

declare target("spirv.AvcSicPayloadINTEL") @intel_sub_group_avc_sic_configure_ipe(i8, i8, i8, i8, i8, i8, i8, i8, target("spirv.AvcSicPayloadINTEL"))

define void @neither(i8 %b, target("spirv.AvcSicPayloadINTEL") %p) {
  %1 = call target("spirv.AvcSicPayloadINTEL") @intel_sub_group_avc_sic_configure_ipe(i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, i8 %b, target("spirv.AvcSicPayloadINTEL") %p) ; expected-error: takes no more than 8 arguments
  ret void
}
