; RUN: not pyllc -mtriple=spirv32v1.2 %s -o - 2>&1 | filecheck %s
; RUN: pyllc -mtriple=spirv32v1.2 -spirv-ext=+SPV_KHR_integer_dot_product %s -o - | filecheck --check-prefix=EXT %s
; RUN: pyllc -mtriple=spirv32v1.6 %s -o - | filecheck --check-prefix=CORE %s

; What an extension brings and a later version has is to be had in two ways, and both are options.

; CHECK: error: OpSDot needs SPV_KHR_integer_dot_product or SPIR-V 1.6
; CHECK: note: pass --spirv-ext=+SPV_KHR_integer_dot_product or -mtriple=spirv32v1.6
; EXT: OpExtension "SPV_KHR_integer_dot_product"
; EXT: OpSDot
; CORE-NOT: OpExtension
; CORE: OpSDot
define spir_func i32 @f(<4 x i8> %x, <4 x i8> %y) {
  %dot = call spir_func i32 @_Z12__spirv_SDotDv4_cS_(<4 x i8> %x, <4 x i8> %y)
  ret i32 %dot
}

declare spir_func i32 @_Z12__spirv_SDotDv4_cS_(<4 x i8>, <4 x i8>)
