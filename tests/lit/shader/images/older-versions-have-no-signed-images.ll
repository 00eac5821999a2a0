; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.1 --split-input-file --verify-diagnostics %s

define spir_kernel void @signed(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in) {
  %a = call spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %in, <2 x i32> zeroinitializer) ; expected-error: builtin 'read_imagei': images of signed integers need SPIR-V 1.4
  ret void
}
declare spir_func <4 x i32> @_Z11read_imagei14ocl_image2d_roDv2_i(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>)
