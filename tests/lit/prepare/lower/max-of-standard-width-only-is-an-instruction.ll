; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; On one bit, true is below false in signed order.

; CHECK-LABEL: define void @f(i32 %a, i32 %b, i7 %c, i7 %d, i1 %e, i1 %g, ptr %p)
; CHECK-NEXT: %[[Smax:[v0-9]+]] = call i32 @llvm.smax.i32(i32 %a, i32 %b)
; CHECK-NEXT: store i32 %[[Smax]], ptr %p, align 4
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp sgt i7 %c, %d
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i7 %c, i7 %d
; CHECK-NEXT: store i7 %[[Select]], ptr %p, align 1
; CHECK-NEXT: %[[And:[v0-9]+]] = and i1 %e, %g
; CHECK-NEXT: store i1 %[[And]], ptr %p, align 1
; CHECK-NEXT: ret void
define void @f(i32 %a, i32 %b, i7 %c, i7 %d, i1 %e, i1 %g, ptr %p) {
  %1 = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  store i32 %1, ptr %p
  %2 = call i7 @llvm.smax.i7(i7 %c, i7 %d)
  store i7 %2, ptr %p
  %3 = call i1 @llvm.smax.i1(i1 %e, i1 %g)
  store i1 %3, ptr %p
  ret void
}
