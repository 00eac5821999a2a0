; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; CHECK-LABEL: define i8 @f(i32 %a, i32 %b)
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ugt i32 %a, %b
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ult i32 %a, %b
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i8 1, i8 0
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp2]], i8 -1, i8 %[[Select]]
; CHECK-NEXT: ret i8 %[[Select2]]
define i8 @f(i32 %a, i32 %b) {
  %r = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  ret i8 %r
}
