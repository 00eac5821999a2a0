; RUN: pyllc %s -o - | filecheck %s

; What was SPIR-V before names its source language in numbers; C++ for OpenCL is 6, SYCL 7.

; CHECK: OpSourceExtension "cl_khr_fp16"
; CHECK: OpSourceExtension "cl_khr_fp64"
; CHECK: OpSource CPP_for_OpenCL 100000
; CHECK-NOT: OpSource

!spirv.Source = !{!0}
!opencl.ocl.version = !{!1}
!spirv.SourceExtension = !{!2, !3}
!0 = !{i32 6, i32 100000}
!1 = !{i32 2, i32 0}
!2 = !{!"cl_khr_fp64"}
!3 = !{!"cl_khr_fp16"}

define spir_kernel void @k() {
  ret void
}
