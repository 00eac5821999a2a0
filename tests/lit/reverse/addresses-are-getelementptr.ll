; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; An access chain is a getelementptr of its pointee; pointers need no bitcasts.

; CHECK: %struct.pair = type { i32, [4 x float] }
; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(1) %p, i64 %i) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = getelementptr inbounds %struct.pair, ptr addrspace(1) %p, i64 %i, i32 1, i64 2
; CHECK-NEXT: %x = load float, ptr addrspace(1) %a, align 4
; CHECK-NEXT: %b = getelementptr %struct.pair, ptr addrspace(1) %p, i64 %i
; CHECK-NEXT: %c = getelementptr i8, ptr addrspace(1) %b, i64 3
; CHECK-NEXT: %y = load i8, ptr addrspace(1) %c, align 1
; CHECK-NEXT: %z = uitofp i8 %y to float
; CHECK-NEXT: %s = fadd float %x, %z
; CHECK-NEXT: %g = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)
; CHECK-NEXT: store float %s, ptr addrspace(4) %g, align 4
; CHECK-NEXT: %n = ptrtoint ptr addrspace(1) %a to i64
; CHECK-NEXT: %d = inttoptr i64 %n to ptr addrspace(1)
; CHECK-NEXT: store float %s, ptr addrspace(1) %d, align 4
; CHECK-NEXT: ret void
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

%struct.pair = type { i32, [4 x float] }

define spir_kernel void @k(ptr addrspace(1) %p, i64 %i) {
  %a = getelementptr inbounds %struct.pair, ptr addrspace(1) %p, i64 %i, i32 1, i64 2
  %x = load float, ptr addrspace(1) %a, align 4
  %b = getelementptr %struct.pair, ptr addrspace(1) %p, i64 %i
  %c = getelementptr i8, ptr addrspace(1) %b, i64 3
  %y = load i8, ptr addrspace(1) %c, align 1
  %z = uitofp i8 %y to float
  %s = fadd float %x, %z
  %g = addrspacecast ptr addrspace(1) %a to ptr addrspace(4)
  store float %s, ptr addrspace(4) %g, align 4
  %n = ptrtoint ptr addrspace(1) %a to i64
  %d = inttoptr i64 %n to ptr addrspace(1)
  store float %s, ptr addrspace(1) %d, align 4
  ret void
}
