; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Header:]] = OpLabel
; CHECK: OpBranch %[[#Loop:]]{{$}}
; CHECK: %[[#Loop]] = OpLabel
; CHECK: OpLoopMerge %[[#End:]] %[[#Body:]] Unroll{{$}}
; CHECK-NEXT: OpBranchConditional %{{[0-9]+}} %[[#Body]] %[[#End]]
; CHECK: %[[#Body]] = OpLabel
; CHECK-NEXT: OpBranch %[[#Loop]]{{$}}
; CHECK: %[[#End]] = OpLabel
define void @f(i1 %c) {
entry:
  br label %header
header:
  br i1 %c, label %body, label %end
body:
  br label %header, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
