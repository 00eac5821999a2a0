; RUN: pyllc --verify-diagnostics %s
; RUN: pyllc -w %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "four"
; CHECK-NOT: OpExecutionMode
; CHECK: OpSource OpenCL_CPP 100000

define spir_kernel void @one() !work_group_size_hint !1 { ; expected-warning: metadata 'work_group_size_hint' must be one to three sizes from 1 to 4294967295, found '!{i32 0, i32 1, i32 1}'; it is ignored
  ret void
}

define spir_kernel void @two() !vec_type_hint !2 { ; expected-warning: metadata 'vec_type_hint' must be a value of a scalar or vector type of OpenCL C, found '!{}'; it is ignored
  ret void
}

define spir_kernel void @three() !vec_type_hint !3 { ; expected-warning: found '!{<5 x float> undef, i32 0}'; it is ignored
  ret void
}

define spir_kernel void @four() !vec_type_hint !4 { ; expected-warning: found '!{ptr undef, i32 0}'; it is ignored
  ret void
}

!opencl.ocl.version = !{!0} ; expected-warning: metadata 'opencl.ocl.version' must be two numbers from 0 to 9999, found '!{i32 -1, i32 0}'; it is ignored
!0 = !{i32 -1, i32 0}
!1 = !{i32 0, i32 1, i32 1}
!2 = !{}
!3 = !{<5 x float> undef, i32 0}
!4 = !{ptr undef, i32 0}
