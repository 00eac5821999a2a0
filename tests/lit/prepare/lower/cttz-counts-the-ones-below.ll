; RUN: pyllc -mtriple=spirv64 -stop-after=lower-intrinsics %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; OpenCL.std has ctz only since OpenCL 2.0; a count of ones is there in every version.

; CHECK-LABEL: define i32 @f(i32 %a)
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i32 %a, -1
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i32 %a, 1
; CHECK-NEXT: %[[And:[v0-9]+]] = and i32 %[[Xor]], %[[Sub]]
; CHECK-NEXT: %[[Ctpop:[v0-9]+]] = call i32 @llvm.ctpop.i32(i32 %[[And]])
; CHECK-NEXT: ret i32 %[[Ctpop]]
define i32 @f(i32 %a) {
  %r = call i32 @llvm.cttz.i32(i32 %a, i1 false)
  ret i32 %r
}
