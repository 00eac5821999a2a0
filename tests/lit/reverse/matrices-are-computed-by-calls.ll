; RUN: pyllc -mtriple=spirv64 -spirv-ext=+SPV_KHR_cooperative_matrix -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; LLVM has no arithmetic on cooperative matrices.

; CHECK-LABEL: define spir_func target
; CHECK-SAME: ("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %a, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %b) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %c = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z12__spirv_FAdd28__spirv_CooperativeMatrixKHRS_(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %a, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %b)
; CHECK-NEXT: %d = call spir_func float @_Z31__spirv_CompositeExtract_Rfloat28__spirv_CooperativeMatrixKHRi(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %c, i32 3)
; CHECK-NEXT: %e = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z23__spirv_CompositeInsertf28__spirv_CooperativeMatrixKHRi(float %d, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %c, i32 0)
; CHECK-NEXT: ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %e
; CHECK: declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z12__spirv_FAdd28__spirv_CooperativeMatrixKHRS_(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2)) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func float @_Z31__spirv_CompositeExtract_Rfloat28__spirv_CooperativeMatrixKHRi(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32) nounwind
; CHECK-NEXT: declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @_Z23__spirv_CompositeInsertf28__spirv_CooperativeMatrixKHRi(float, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32) nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @f(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %a, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %b) {
  %c = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %a, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %b)
  %d = call spir_func float @__spirv_CompositeExtract(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %c, i32 3)
  %e = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeInsert(float %d, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %c, i32 0)
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %e
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_FAdd(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2))
declare spir_func float @__spirv_CompositeExtract(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)
declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CompositeInsert(float, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)
