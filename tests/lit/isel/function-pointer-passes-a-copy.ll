; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; NO-SPIRV-VAL: it does not know ArgumentAttributeINTEL.

; What is passed by value a parameter says, and an indirect call knows none: it says so itself,
; from the last attribute to the first, as readers of llvm-spirv's text know it.

; CHECK-NOT: ArgumentAttributeINTEL 1
; CHECK: OpDecorate %[[#Call:]] ArgumentAttributeINTEL 0 NoCapture
; CHECK-NEXT: OpDecorate %[[#Call]] ArgumentAttributeINTEL 0 NoAlias
; CHECK-NEXT: OpDecorate %[[#Call]] ArgumentAttributeINTEL 0 ByVal
; CHECK: %[[#Call]] = OpFunctionPointerCallINTEL
define spir_func void @f(ptr %p, ptr %x) {
  call spir_func void %p(ptr noalias byval(i64) captures(none) %x, ptr %x)
  ret void
}
