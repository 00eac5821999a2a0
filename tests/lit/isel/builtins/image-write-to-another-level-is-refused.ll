; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; The operand Lod is not for OpImageWrite, and there is no other way to name the level.

define spir_func void @constant(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) {
  call spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iiDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, i32 1, <4 x float> %texel) ; expected-error: builtin 'write_imagef': SPIR-V has no write to a level other than 0
  ret void
}

declare spir_func void @_Z12write_imagef14ocl_image2d_woDv2_iiDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, i32, <4 x float>)

; -----


define spir_func void @variable(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %image, <2 x i32> %at, i32 %level, float %texel) {
  call spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_iif(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1) %image, <2 x i32> %at, i32 %level, float %texel) ; expected-error: builtin 'write_imagef': SPIR-V has no write to a level other than 0
  ret void
}

declare spir_func void @_Z12write_imagef20ocl_image2d_depth_woDv2_iif(target("spirv.Image", void, 1, 1, 0, 0, 0, 0, 1), <2 x i32>, i32, float)
