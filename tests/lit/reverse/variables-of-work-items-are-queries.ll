; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; A load of a BuiltIn variable is a call for each component in use; the variable is gone.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(1) %p, i32 %n) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func i64 @_Z13get_global_idj(i32 1)
; CHECK-NEXT: %1 = icmp ult i32 %n, 3
; CHECK-NEXT: %2 = select i1 %1, i32 %n, i32 0
; CHECK-NEXT: %3 = call spir_func i64 @_Z12get_local_idj(i32 %2)
; CHECK-NEXT: %b = select i1 %1, i64 %3, i64 0
; CHECK-NEXT: %c = call spir_func i32 @_Z12get_work_dimv()
; CHECK-NEXT: %d = call spir_func i32 @_Z22get_sub_group_local_idv()
; CHECK-NEXT: %e = add i64 %a, %b
; CHECK-NEXT: %f = add i32 %c, %d
; CHECK-NEXT: store i64 %e, ptr addrspace(1) %p, align 8
; CHECK-NEXT: store i32 %f, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
; CHECK: declare spir_func i64 @_Z13get_global_idj(i32) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func i64 @_Z12get_local_idj(i32) nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func i32 @_Z12get_work_dimv() nounwind willreturn memory(none)
; CHECK-NEXT: declare spir_func i32 @_Z22get_sub_group_local_idv() nounwind willreturn memory(none)
; CHECK: !spirv.Source = !{!0}
; CHECK: !0 = !{i32 4, i32 100000}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) {
  %a = call spir_func i64 @_Z13get_global_idj(i32 1)
  %b = call spir_func i64 @_Z12get_local_idj(i32 %n)
  %c = call spir_func i32 @_Z12get_work_dimv()
  %d = call spir_func i32 @_Z22get_sub_group_local_idv()
  %e = add i64 %a, %b
  %f = add i32 %c, %d
  store i64 %e, ptr addrspace(1) %p
  store i32 %f, ptr addrspace(1) %p
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i32 @_Z12get_work_dimv()
declare spir_func i32 @_Z22get_sub_group_local_idv()
