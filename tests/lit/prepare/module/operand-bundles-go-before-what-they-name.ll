; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s

; SPIR-V has no place for bundles, and a token is one of no other instruction.

; CHECK:      define spir_func void @f(i32 %x)
; CHECK-NEXT: call spir_func void @g(i32 %x)
; CHECK-NOT:  convergencectrl
; CHECK:      ret void
declare token @llvm.experimental.convergence.entry()
declare spir_func void @g(i32)

define spir_func void @f(i32 %x) convergent {
  %token = call token @llvm.experimental.convergence.entry()
  call spir_func void @g(i32 %x) convergent [ "convergencectrl"(token %token) ]
  ret void
}
