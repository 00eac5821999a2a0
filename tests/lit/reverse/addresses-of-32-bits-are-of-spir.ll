; RUN: pyllc -mtriple=spirv32 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; The addressing model chooses triple and data layout.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(1) %p) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func i32 @_Z13get_global_idj(i32 0)
; CHECK-NEXT: %b = getelementptr i32, ptr addrspace(1) %p, i32 %a
; CHECK-NEXT: store i32 %a, ptr addrspace(1) %b, align 4
; CHECK-NEXT: ret void
; CHECK: declare spir_func i32 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
; CHECK: !spirv.Source = !{!0}
; CHECK: !0 = !{i32 4, i32 100000}

define spir_kernel void @k(ptr addrspace(1) %p) {
  %a = call spir_func i32 @_Z13get_global_idj(i32 0)
  %b = getelementptr i32, ptr addrspace(1) %p, i32 %a
  store i32 %a, ptr addrspace(1) %b
  ret void
}

declare spir_func i32 @_Z13get_global_idj(i32)
