; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_global_variable_decorations %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_global_variable_decorations %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_global_variable_decorations

; SYCL writes the numbers of a draft, of which later extensions came.

; CHECK: OpExtension "SPV_INTEL_global_variable_decorations"
; CHECK: OpDecorate %[[#Data:]] HostAccessDraftINTEL 3 "the name"
; CHECK: OpDecorate %[[#Data]] ImplementInCSRINTEL 1
; CHECK: OpDecorate %[[#Data]] InitModeDraftINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: decoration HostAccessDraftINTEL needs {{.*}}SPV_INTEL_global_variable_decorations
; WITHOUT: note: pass --spirv-ext=+SPV_
@data = addrspace(1) global i32 0, !spirv.Decorations !0

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @data
  ret void
}

!0 = !{!1, !2, !3}
!1 = !{i32 6147, i32 3, !"the name"}
!2 = !{i32 6149, i1 true}
!3 = !{i32 6148, i32 0}
