; RUN: pyllc -mtriple=spirv32v1.3 -O1 -spirv-emit-module-processed %s -o - | filecheck %s
; RUN: pyllc -spirv-emit-module-processed -spirv-ext=+SPV_KHR_expect_assume,+SPV_EXT_optnone %s -stop-after=processed-by -o - | filecheck --check-prefix=MORE %s
; RUN: pyllc -spirv-emit-module-processed -target-profile=rusticl -spv-untyped-pointers -spirv-ext=+SPV_KHR_untyped_pointers %s -o - | filecheck --check-prefix=WAYS %s
; RUN: pyllc %s -o - | filecheck --check-prefix=PLAIN %s
; RUN: not pyllc -mtriple=spirv64v1.0 -spirv-emit-module-processed %s -o - 2>&1 | filecheck --check-prefix=OLD %s

; Those who made the module come first, each once, and the translation last.

; CHECK: OpName
; CHECK: OpModuleProcessed "frontend \"7\""
; CHECK-NEXT: OpModuleProcessed "other"
; CHECK-NEXT: OpModuleProcessed "spvbackend {{[0-9.]+[^ ]*}} -O1 -mtriple=spirv32v1.3"
; CHECK: OpTypeVoid
; MORE: OpModuleProcessed "other"
; MORE: OpModuleProcessed "spvbackend {{.*}} -mtriple=spirv64v1.4 --spirv-ext=+SPV_EXT_optnone,+SPV_KHR_expect_assume"
; WAYS: OpModuleProcessed "spvbackend {{.*}} -O0 -target-profile=rusticl -mtriple={{.*}},+SPV_KHR_untyped_pointers -spv-untyped-pointers"
; PLAIN-NOT: OpModuleProcessed
; OLD: error: OpModuleProcessed needs SPIR-V 1.1
; OLD: note: pass -mtriple=spirv64v1.1

define spir_kernel void @k() {
  ret void
}

!llvm.ident = !{!0, !1, !0}
!0 = !{!"frontend \227\22"}
!1 = !{!"other"}
