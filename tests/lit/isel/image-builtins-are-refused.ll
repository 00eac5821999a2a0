; RUN: pyllc --verify-diagnostics -mtriple=spirv64 %s

; No import takes the place of a builtin that is not translated.

define spir_func <2 x i32> @f(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) ; expected-error: image builtin
  ret <2 x i32> %1
}

declare spir_func <2 x i32> @_Z13get_image_dim14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))
