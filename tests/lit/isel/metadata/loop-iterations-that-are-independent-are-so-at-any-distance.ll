; RUN: pyllc %s -o - | filecheck %s

; CHECK: OpLoopMerge {{.*}} DependencyInfinite{{$}}
define spir_func void @f(i1 %c) {
entry:
  br label %one
one:
  br i1 %c, label %one, label %end, !llvm.loop !0
end:
  ret void
}

!0 = distinct !{!0, !1, !2}
!1 = !{!"llvm.loop.ivdep.safelen", i32 4}
!2 = !{!"llvm.loop.ivdep.enable"}
