; RUN: pyllc --spirv-ext=all,-SPV_KHR_bit_instructions --spirv-ext=+SPV_KHR_expect_assume %s -o - | filecheck %s
; RUN: pyllc --spirv-ext=khr %s -o - | filecheck %s --check-prefix=KHR

; Allowed again or not, an extension is declared only where the module needs it.

; CHECK-NOT: OpExtension
; CHECK-NOT: OpBitReverse
; KHR: OpExtension "SPV_KHR_bit_instructions"
; KHR-NOT: OpExtension
; KHR: OpBitReverse
define i32 @f(i32 %a) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %r
}
