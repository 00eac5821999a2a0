; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; The texel is what the name says, the image one that may be written.

declare void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)

define void @floats(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) {
  call void @_Z12write_imagei14ocl_image2d_woDv2_iDv4_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) ; expected-error: builtin 'write_imagei': a texel is '<4 x i32>', not '<4 x float>'
  ret void
}

; -----


declare void @_Z12write_imagef14ocl_image2d_woDv2_if(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, float)

define void @one_number(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, float %texel) {
  call void @_Z12write_imagef14ocl_image2d_woDv2_if(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, float %texel) ; expected-error: builtin 'write_imagef': a texel is '<4 x float>', not 'float'
  ret void
}

; -----


declare void @_Z12write_imagef14ocl_image2d_roDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, <4 x float>)

define void @read_only(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, <4 x float> %texel) {
  call void @_Z12write_imagef14ocl_image2d_roDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, <4 x float> %texel) ; expected-error: builtin 'write_imagef': the image is read-only
  ret void
}

; -----


declare void @_Z12write_imagef14ocl_image2d_woDv2_fDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x float>, <4 x float>)

define void @between_texels(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x float> %at, <4 x float> %texel) {
  call void @_Z12write_imagef14ocl_image2d_woDv2_fDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x float> %at, <4 x float> %texel) ; expected-error: builtin 'write_imagef' is not one of type
  ret void
}

; -----


declare void @_Z12write_imagef19ocl_image2d_msaa_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 1), <2 x i32>, <4 x float>)

define void @multisampled(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) {
  call void @_Z12write_imagef19ocl_image2d_msaa_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 1, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) ; expected-error: builtin 'write_imagef' is not one of type
  ret void
}

; -----


declare void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 1), <2 x i32>, <4 x float>)

define void @image_for_samplers(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) {
  call void @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 1, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) ; expected-error: builtin 'write_imagef' is not one of type
  ret void
}

; -----


declare i32 @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1), <2 x i32>, <4 x float>)

define i32 @result(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) {
  %1 = call i32 @_Z12write_imagef14ocl_image2d_woDv2_iDv4_f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 1) %image, <2 x i32> %at, <4 x float> %texel) ; expected-error: builtin 'write_imagef' is not one of type
  ret i32 %1
}
