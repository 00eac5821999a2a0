; RUN: pyllc --spirv-ext=all,-SPV_KHR_bit_instructions --spirv-ext=+SPV_KHR_expect_assume %s -o - | filecheck %s
; RUN: pyllc --spirv-ext=all %s -o - | filecheck %s
; RUN: pyllc --spirv-ext=khr %s -o - | filecheck %s
; RUN: pyllc --spirv-ext=khr,+SPV_KHR_bit_instructions %s -o - | filecheck %s --check-prefix=NAMED
; RUN: pyllc --spirv-ext=-khr,+SPV_KHR_bit_instructions %s -o - | filecheck %s --check-prefix=NAMED

; Allowed again or not, an extension is declared only where the module needs it. A group allows an
; extension where nothing else serves; its own name allows it wherever it fits.

; CHECK-NOT: OpExtension
; CHECK-NOT: OpBitReverse
; NAMED: OpExtension "SPV_KHR_bit_instructions"
; NAMED-NOT: OpExtension
; NAMED: OpBitReverse
define i32 @f(i32 %a) {
  %r = call i32 @llvm.bitreverse.i32(i32 %a)
  ret i32 %r
}
