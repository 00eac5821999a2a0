; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_bit_instructions %s -o - | filecheck %s

; CHECK-NOT: OpCapability Shader
; CHECK: OpCapability BitInstructions
; CHECK: OpBitReverse
; CHECK-NEXT: OpBitFieldInsert
; CHECK-NEXT: OpBitFieldSExtract
define spir_func void @f(i32 %int) {
  %1 = call spir_func i32 @_Z11bit_reversei(i32 %int)
  %2 = call spir_func i32 @_Z15bitfield_insertiijj(i32 %int, i32 %int, i32 3, i32 4)
  %3 = call spir_func i32 @_Z23bitfield_extract_signedijj(i32 %int, i32 3, i32 4)
  ret void
}

declare spir_func i32 @_Z11bit_reversei(i32)
declare spir_func i32 @_Z15bitfield_insertiijj(i32, i32, i32, i32)
declare spir_func i32 @_Z23bitfield_extract_signedijj(i32, i32, i32)
