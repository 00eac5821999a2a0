; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; An instruction that OpenCL C has no function for is a call by its own name.

; CHECK-LABEL: define spir_func { i32, i32 } @f
; CHECK-SAME: (i32 %x, i32 %y) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %1 = call spir_func { i32, i32 } @_Z17__spirv_IAddCarryii(i32 %x, i32 %y)
; CHECK-NEXT: %2 = extractvalue { i32, i32 } %1, 0
; CHECK-NEXT: %3 = extractvalue { i32, i32 } %1, 1
; CHECK-NEXT: %4 = insertvalue { i32, i32 } poison, i32 %2, 0
; CHECK-NEXT: %5 = insertvalue { i32, i32 } %4, i32 %3, 1
; CHECK-NEXT: ret { i32, i32 } %5
; CHECK-LABEL: define spir_func i32 @g
; CHECK-SAME: (i32 %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func i32 @_Z12__spirv_SModii(i32 %x, i32 7)
; CHECK-NEXT: %b = call spir_func i32 @_Z35__spirv_GenericPtrMemSemantics_RintPU3AS4c(ptr addrspace(4) null)
; CHECK-NEXT: %c = add i32 %a, %b
; CHECK-NEXT: ret i32 %c
; CHECK-LABEL: define spir_func i1 @h
; CHECK-SAME: (<4 x i1> %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func i1 @_Z11__spirv_AnyDv4_b(<4 x i1> %x)
; CHECK-NEXT: ret i1 %a
; CHECK: declare spir_func { i32, i32 } @_Z17__spirv_IAddCarryii(i32, i32) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func i32 @_Z12__spirv_SModii(i32, i32) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func i32 @_Z35__spirv_GenericPtrMemSemantics_RintPU3AS4c(ptr addrspace(4)) nounwind
; CHECK-NEXT: declare spir_func i1 @_Z11__spirv_AnyDv4_b(<4 x i1>) nounwind willreturn memory(none)
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func { i32, i32 } @f(i32 %x, i32 %y) {
  %a = call spir_func { i32, i32 } @__spirv_IAddCarry(i32 %x, i32 %y)
  ret { i32, i32 } %a
}

define spir_func i32 @g(i32 %x) {
  %a = call spir_func i32 @_Z12__spirv_SModii(i32 %x, i32 7)
  %b = call spir_func i32 @_Z30__spirv_GenericPtrMemSemanticsPU3AS4c(ptr addrspace(4) null)
  %c = add i32 %a, %b
  ret i32 %c
}

define spir_func i1 @h(<4 x i1> %x) {
  %a = call spir_func i1 @_Z11__spirv_AnyDv4_b(<4 x i1> %x)
  ret i1 %a
}

declare spir_func { i32, i32 } @__spirv_IAddCarry(i32, i32)
declare spir_func i32 @_Z12__spirv_SModii(i32, i32)
declare spir_func i32 @_Z30__spirv_GenericPtrMemSemanticsPU3AS4c(ptr addrspace(4))
declare spir_func i1 @_Z11__spirv_AnyDv4_b(<4 x i1>)
