; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; An image is asked only for what it has.

declare i32 @_Z16get_image_height14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))

define void @height_of_a_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call i32 @_Z16get_image_height14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image) ; expected-error: builtin 'get_image_height': an image of type 'target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0)' has none
  ret void
}

; -----


declare i32 @_Z15get_image_depth20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0))

define void @depth_of_layers(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) {
  %1 = call i32 @_Z15get_image_depth20ocl_image2d_array_ro(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %image) ; expected-error: builtin 'get_image_depth': an image of type
  ret void
}

; -----


declare i64 @_Z20get_image_array_size14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

define void @layers_of_one(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call i64 @_Z20get_image_array_size14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) ; expected-error: builtin 'get_image_array_size': an image of type
  ret void
}

; -----


declare i32 @_Z13get_image_dim14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0))

define void @sides_of_a_row(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call i32 @_Z13get_image_dim14ocl_image1d_ro(target("spirv.Image", void, 0, 0, 0, 0, 0, 0, 0) %image) ; expected-error: builtin 'get_image_dim': an image of one dimension has none
  ret void
}

; -----


declare <3 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0))

define void @three_sides(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call <3 x i32> @_Z13get_image_dim14ocl_image3d_ro(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %image) ; expected-error: builtin 'get_image_dim' is not one of type
  ret void
}

; -----


declare float @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

define void @width_as_a_float(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call float @_Z15get_image_width14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) ; expected-error: builtin 'get_image_width' is not one of type
  ret void
}

; -----


declare i32 @_Z24get_image_num_mip_levels21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0))

define void @levels_of_a_buffer(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call i32 @_Z24get_image_num_mip_levels21ocl_image1d_buffer_ro(target("spirv.Image", void, 5, 0, 0, 0, 0, 0, 0) %image) ; expected-error: builtin 'get_image_num_mip_levels' is not one of type
  ret void
}

; -----


declare i32 @_Z21get_image_num_samples14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0))

define void @samples_of_a_plain_image(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) {
  %1 = call i32 @_Z21get_image_num_samples14ocl_image2d_ro(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image) ; expected-error: builtin 'get_image_num_samples' is not one of type
  ret void
}

; -----


declare i32 @_Z15get_image_width14ocl_image2d_ro(i64)

define void @number(i64 %image) {
  %1 = call i32 @_Z15get_image_width14ocl_image2d_ro(i64 %image) ; expected-error: builtin 'get_image_width': works on images, not 'i64'
  ret void
}
