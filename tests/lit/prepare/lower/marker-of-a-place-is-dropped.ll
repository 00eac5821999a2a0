; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i32 @f(i32 %a)
; CHECK-NEXT: ret i32 %a
define i32 @f(i32 %a) {
  call void @llvm.pcmarker(i32 3)
  call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
  call void @llvm.codeview.annotation(metadata !0)
  ret i32 %a
}

!0 = !{!"x"}
