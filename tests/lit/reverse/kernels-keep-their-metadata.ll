; RUN: pyllvm-spirv --preserve-ocl-kernel-arg-type-metadata-through-string %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Execution modes and strings are a kernel's metadata; OpSource is the version of OpenCL.

; CHECK-LABEL: define spir_kernel void @k
; CHECK-SAME: (ptr addrspace(1) %p, i32 %n) convergent nounwind !kernel_arg_addr_space !0 !kernel_arg_access_qual !1 !kernel_arg_type !2 !kernel_arg_base_type !2 !kernel_arg_type_qual !3 !reqd_work_group_size !4 !intel_reqd_sub_group_size !5 !vec_type_hint !6 !spirv.ParameterDecorations !10 {
; CHECK-NEXT: 0:
; CHECK-NEXT: store i32 %n, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
; CHECK: !opencl.ocl.version = !{!11}
; CHECK-NEXT: !opencl.enable.FP_CONTRACT = !{}
; CHECK-NEXT: !0 = !{i32 1, i32 0}
; CHECK-NEXT: !1 = !{!"none", !"none"}
; CHECK-NEXT: !2 = !{!"int*", !"int"}
; CHECK-NEXT: !3 = !{!"volatile", !""}
; CHECK-NEXT: !4 = !{i32 8, i32 4, i32 1}
; CHECK-NEXT: !5 = !{i32 16}
; CHECK-NEXT: !6 = !{<4 x float> undef, i32 0}
; CHECK-NEXT: !7 = !{i32 21}
; CHECK-NEXT: !8 = !{!7}
; CHECK-NEXT: !9 = !{}
; CHECK-NEXT: !10 = !{!8, !9}
; CHECK-NEXT: !11 = !{i32 3, i32 0}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %n) !reqd_work_group_size !0 !vec_type_hint !1 !intel_reqd_sub_group_size !2 !kernel_arg_type !3 !kernel_arg_type_qual !4 {
  store i32 %n, ptr addrspace(1) %p
  ret void
}

!opencl.ocl.version = !{!5}
!0 = !{i32 8, i32 4, i32 1}
!1 = !{<4 x float> undef, i32 0}
!2 = !{i32 16}
!3 = !{!"int*", !"int"}
!4 = !{!"volatile", !""}
!5 = !{i32 3, i32 0}
