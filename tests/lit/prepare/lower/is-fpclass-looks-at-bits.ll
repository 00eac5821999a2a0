; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; A device may flush denormals in arithmetic. Neighbouring classes make one range, all make true.

; CHECK-LABEL: define i1 @nan(float %a)
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast float %a to i32
; CHECK-NEXT: %[[And:[v0-9]+]] = and i32 %[[Bitcast]], 2147483647
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i32 %[[And]], 2139095041
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i32 %[[Sub]], 8388607
; CHECK-NEXT: ret i1 %[[Icmp]]
; CHECK-LABEL: define i1 @infinity(float %a)
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast float %a to i32
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp eq i32 %[[Bitcast2]], 2139095040
; CHECK-NEXT: ret i1 %[[Icmp2]]
; CHECK-LABEL: define i1 @any(float %a)
; CHECK-NEXT: ret i1 true
define i1 @nan(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 3)
  ret i1 %r
}

define i1 @infinity(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 512)
  ret i1 %r
}

define i1 @any(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 1023)
  ret i1 %r
}
