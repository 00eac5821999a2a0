; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpFunction
; CHECK: %[[#Header:]] = OpLabel
; CHECK: OpLoopMerge %[[#End:]] %[[#Latch:]] Unroll{{$}}
; CHECK-NEXT: OpBranchConditional %{{[0-9]+}} %[[#Latch]] %[[#End]]
; CHECK: %[[#Latch]] = OpLabel
; CHECK-NEXT: OpBranchConditional %{{[0-9]+}} %{{[0-9]+}} %[[#End]]
define void @f(i1 %c, i1 %d) {
entry:
  br label %header
header:
  br i1 %c, label %body, label %end
body:
  br i1 %d, label %header, label %end, !llvm.loop !0
end:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.enable"}
