; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s

define spir_func i32 @f(<4 x i8> %bytes) {
  %1 = call spir_func i32 @_Z12__spirv_SDotDv4_cS_(<4 x i8> %bytes, <4 x i8> %bytes) ; expected-error: OpSDot needs SPV_KHR_integer_dot_product
  ret i32 %1
}

declare spir_func i32 @_Z12__spirv_SDotDv4_cS_(<4 x i8>, <4 x i8>)

; -----

define spir_func i32 @f(i32 %value) {
  %1 = call spir_func i32 @_Z18__spirv_BitReversei(i32 %value) ; expected-error: OpBitReverse needs SPV_KHR_bit_instructions
  ret i32 %1
}

declare spir_func i32 @_Z18__spirv_BitReversei(i32)

; -----

define spir_func i32 @f(i32 %value) {
  %1 = call spir_func i32 @_Z21work_group_reduce_muli(i32 %value) ; expected-error: OpGroupIMulKHR needs SPV_KHR_uniform_group_instructions
  ret i32 %1
}

declare spir_func i32 @_Z21work_group_reduce_muli(i32)

