; RUN: pyllc -mtriple=spirv64v1.3 --spirv-ext=+SPV_GOOGLE_hlsl_functionality1 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 --spirv-ext=+SPV_GOOGLE_hlsl_functionality1 %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64v1.3 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; Before 1.4 a note for tools is the extension's.

; CHECK: OpExtension "SPV_GOOGLE_hlsl_functionality1"
; CHECK: OpDecorate{{.*}} UserSemantic "a note"

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: warning: {{.*}}decoration UserSemantic needs SPV_GOOGLE_hlsl_functionality1{{.*}}; it is ignored
; WITHOUT-NOT: UserSemantic
; WITHOUT: OpFunction
define spir_kernel void @k() !spirv.Decorations !0 {
  ret void
}

!0 = !{!1}
!1 = !{i32 5635, !"a note"}
