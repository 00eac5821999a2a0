; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; CHECK:      %[[#TypeImage:]] = OpTypeImage %{{[0-9]+}} 3D 0 0 0 1 Unknown
; CHECK:      %[[#TypeImage2:]] = OpTypeImage %{{[0-9]+}} 2D 0 1 0 1 Unknown
; CHECK:      %[[#ImageQuerySizeLod:]] = OpImageQuerySizeLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#FAdd:]] = OpFAdd %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Select:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#FAdd]] %{{[0-9]+}}
; CHECK:      %[[#FDiv:]] = OpFDiv %{{[0-9]+}} %[[#Select]] %{{[0-9]+}}
; CHECK-NEXT: %[[#Select2:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#FDiv]]
; CHECK:      %[[#FAdd2:]] = OpFAdd %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Select3:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#FAdd2]] %{{[0-9]+}}
; CHECK:      %[[#FDiv2:]] = OpFDiv %{{[0-9]+}} %[[#Select3]] %{{[0-9]+}}
; CHECK-NEXT: %[[#Select4:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#FDiv2]]
; CHECK:      %[[#FAdd3:]] = OpFAdd %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK-NEXT: %[[#Select5:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %[[#FAdd3]] %{{[0-9]+}}
; CHECK:      %[[#FDiv3:]] = OpFDiv %{{[0-9]+}} %[[#Select5]] %{{[0-9]+}}
; CHECK-NEXT: %[[#Select6:]] = OpSelect %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#FDiv3]]
; CHECK-NEXT: %[[#CompositeInsert:]] = OpCompositeInsert %{{[0-9]+}} %[[#Select2]] %{{[0-9]+}} 0
; CHECK-NEXT: %[[#CompositeInsert2:]] = OpCompositeInsert %{{[0-9]+}} %[[#Select4]] %[[#CompositeInsert]] 1
; CHECK-NEXT: %[[#CompositeInsert3:]] = OpCompositeInsert %{{[0-9]+}} %[[#Select6]] %[[#CompositeInsert2]] 2
; CHECK:      %[[#ImageSampleExplicitLod:]] = OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %[[#CompositeInsert3]] Lod %{{[0-9]+}}
; CHECK:      %[[#ImageQuerySizeLod2:]] = OpImageQuerySizeLod %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#FDiv4:]] = OpFDiv %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#FDiv5:]] = OpFDiv %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}}
; CHECK:      %[[#CompositeInsert4:]] = OpCompositeInsert %{{[0-9]+}} %[[#FDiv4]] %{{[0-9]+}} 0
; CHECK-NEXT: %[[#CompositeInsert5:]] = OpCompositeInsert %{{[0-9]+}} %[[#FDiv5]] %[[#CompositeInsert4]] 1
; CHECK-NEXT: %[[#CompositeInsert6:]] = OpCompositeInsert %{{[0-9]+}} %{{[0-9]+}} %[[#CompositeInsert5]] 2
; CHECK:      %[[#ImageSampleExplicitLod2:]] = OpImageSampleExplicitLod %{{[0-9]+}} %{{[0-9]+}} %[[#CompositeInsert6]] Lod %{{[0-9]+}}

; The launch tells what the sampler is: the nearest texel is chosen before the division, and
; normalised coordinates stay.
define spir_kernel void @argument(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <4 x float> %at, ptr addrspace(1) %out) {
  %texel = call spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <4 x float> %at)
  store <4 x float> %texel, ptr addrspace(1) %out
  ret void
}

; CLK_FILTER_LINEAR: the layer of an array is no side of it.
define spir_kernel void @literal(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %in, <4 x float> %at, ptr addrspace(1) %out) {
  %by = call spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32 34)
  %texel = call spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0) %in, target("spirv.Sampler") %by, <4 x float> %at)
  store <4 x float> %texel, ptr addrspace(1) %out
  ret void
}

declare spir_func target("spirv.Sampler") @__translate_sampler_initializer(i32)
declare spir_func <4 x float> @_Z11read_imagef14ocl_image3d_ro11ocl_samplerDv4_f(target("spirv.Image", void, 2, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
declare spir_func <4 x float> @_Z11read_imagef20ocl_image2d_array_ro11ocl_samplerDv4_f(target("spirv.Image", void, 1, 0, 1, 0, 0, 0, 0), target("spirv.Sampler"), <4 x float>)
