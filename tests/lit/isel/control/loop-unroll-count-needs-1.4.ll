; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 -w %s -o - | filecheck %s --check-prefix=OLD
; RUN: pyllc -mtriple=spirv64v1.3 --verify-diagnostics %s

; CHECK: OpLoopMerge %{{[0-9]+}} %{{[0-9]+}} PartialCount 4{{$}}
; OLD-NOT: PartialCount
; OLD: OpBranchConditional
define void @f(i1 %c) {
entry:
  br label %loop
loop:
  ; expected-warning@+1: metadata 'llvm.loop.unroll.count' needs SPIR-V 1.4; it is ignored
  br i1 %c, label %loop, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 4}
