; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; ldexp takes 32 bits, and no format has so many powers of two.

; CHECK-LABEL: define float @f(float %a, i64 %b)
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp slt i64 %b, -65536
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i64 -65536, i64 %b
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp sgt i64 %[[Select]], 65536
; CHECK-NEXT: %[[Select2:[v0-9]+]] = select i1 %[[Icmp2]], i64 65536, i64 %[[Select]]
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i64 %[[Select2]] to i32
; CHECK-NEXT: %[[Ldexp:[v0-9]+]] = call float @llvm.ldexp.f32.i32(float %a, i32 %[[Trunc]])
; CHECK-NEXT: ret float %[[Ldexp]]
define float @f(float %a, i64 %b) {
  %r = call float @llvm.ldexp.f32.i64(float %a, i64 %b)
  ret float %r
}
