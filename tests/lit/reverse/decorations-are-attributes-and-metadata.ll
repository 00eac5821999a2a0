; RUN: pyllc -mtriple=spirv64 -spirv-ext=+SPV_KHR_linkonce_odr -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; What LLVM knows is an attribute; the rest is metadata that goes back to the same decorations.

; CHECK: %struct.s = type { i32, i32 }
; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(1) noalias readonly align 8 nocapture %p, ptr byval(%struct.s) align 4 %s, ptr addrspace(1) %q) convergent nounwind !spirv.ParameterDecorations !3 {
; CHECK-NEXT: 0:
; CHECK-NEXT: %v = alloca i32, align 4, !spirv.Decorations !1
; CHECK-NEXT: %a = load i32, ptr addrspace(1) %p, align 4
; CHECK-NEXT: %1 = getelementptr inbounds %struct.s, ptr %s, i32 0, i32 0
; CHECK-NEXT: %b = load i32, ptr %1, align 4
; CHECK-NEXT: %c = add i32 %a, %b
; CHECK-NEXT: store i32 %c, ptr %v, align 4
; CHECK-NEXT: %d = call spir_func i32 @f(i32 %c)
; CHECK-NEXT: store i32 %d, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ret void
; CHECK-LABEL: define internal spir_func signext i32 @f
; CHECK-SAME: (i32 zeroext %x) convergent noinline memory(none) nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: ret i32 %x
; CHECK-LABEL: define linkonce_odr spir_func void @shared
; CHECK-SAME: () convergent alwaysinline nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: ret void
; CHECK: !spirv.Source = !{!4}
; CHECK: !0 = !{i32 5635, !"text"}
; CHECK-NEXT: !1 = !{!0}
; CHECK-NEXT: !2 = !{}
; CHECK-NEXT: !3 = !{!2, !1, !2}
; CHECK-NEXT: !4 = !{i32 4, i32 100000}

%struct.s = type { i32, i32 }

define spir_kernel void @k(ptr addrspace(1) noalias readonly align 8 captures(none) %p, ptr byval(%struct.s) align 4 %s, ptr addrspace(1) %q) !spirv.ParameterDecorations !0 {
  %a = load i32, ptr addrspace(1) %p
  %b = load i32, ptr %s
  %c = add i32 %a, %b
  %v = alloca i32, align 4, !spirv.Decorations !2
  store i32 %c, ptr %v
  %d = call spir_func i32 @f(i32 %c)
  store i32 %d, ptr addrspace(1) %q
  ret void
}

define internal spir_func signext i32 @f(i32 zeroext %x) noinline memory(none) {
  ret i32 %x
}

define linkonce_odr spir_func void @shared() alwaysinline {
  ret void
}

!0 = !{!1, !3, !1}
!1 = !{}
!2 = !{!4}
!3 = !{!4}
!4 = !{i32 5635, !"text"}
