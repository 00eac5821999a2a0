; RUN: pyllc %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 --verify-diagnostics %s

; CHECK: OpName %[[#Large:]] "large"
; CHECK: OpName %[[#Small:]] "small"
; CHECK: OpName %[[#Any:]] "any"
; CHECK: OpDecorate %[[#Large]] UserSemantic "num-thread-per-eu 4"
; CHECK-NEXT: OpDecorate %[[#Small]] UserSemantic "num-thread-per-eu 8"
; CHECK-NEXT: OpDecorate %[[#Any]] UserSemantic "num-thread-per-eu 0"
; CHECK-NOT: OpDecorate
define spir_kernel void @large() !RegisterAllocMode !0 { ; expected-warning: metadata 'RegisterAllocMode' needs SPV_GOOGLE_hlsl_functionality1 or SPIR-V 1.4; it is ignored
  ret void
}

define spir_kernel void @small() !RegisterAllocMode !1 {
  ret void
}

define spir_kernel void @any() !RegisterAllocMode !2 {
  ret void
}

define spir_kernel void @default() !RegisterAllocMode !3 {
  ret void
}

!0 = !{i32 2}
!1 = !{i32 1}
!2 = !{i32 0}
!3 = !{i32 3}
