; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -

; Whatever is larger than 65536 is infinite, as that is.

; CHECK-LABEL: define internal half @expand.uitofp.half.i128(i64 %a0, i64 %a1)
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ne i64 %a1, 0
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ugt i64 %a0, 65536
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i1 %[[Icmp]], %[[Icmp2]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Or]], i64 65536, i64 %a0
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i64 %[[Select]] to i32
; CHECK-NEXT: %[[Uitofp:[v0-9]+]] = uitofp i32 %[[Trunc]] to half
; CHECK-NEXT: ret half %[[Uitofp]]
define half @f(i128 %a) {
  %r = uitofp i128 %a to half
  ret half %r
}
