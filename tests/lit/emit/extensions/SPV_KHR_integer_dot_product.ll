; RUN: pyllc -mtriple=spirv64v1.5 --spirv-ext=+SPV_KHR_integer_dot_product %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.5 --spirv-ext=+SPV_KHR_integer_dot_product %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64v1.5 %s -o - | filecheck %s --check-prefix=WITHOUT

; Before 1.6 a dot product is a sum of products where no instruction does it.

; CHECK: OpExtension "SPV_KHR_integer_dot_product"
; CHECK: OpSDot

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpSDot
; WITHOUT: OpIMul
declare spir_func i32 @_Z3dotDv4_cS_(<4 x i8>, <4 x i8>)

define spir_func i32 @dot(<4 x i8> %left, <4 x i8> %right) {
  %dot = call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> %left, <4 x i8> %right)
  ret i32 %dot
}
