; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i24 @f(i24 %a, i24 %b)
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i24 %a, %b
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i24 %[[Add]], %a
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i24 -1, i24 %[[Add]]
; CHECK-NEXT: ret i24 %[[Select]]
define i24 @f(i24 %a, i24 %b) {
  %r = call i24 @llvm.uadd.sat.i24(i24 %a, i24 %b)
  ret i24 %r
}
