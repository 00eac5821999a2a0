; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpSourceExtension "cl_khr_fp16"
; CHECK: OpSourceExtension "cl_khr_fp64"
; CHECK: OpSource OpenCL_C 200000
define spir_kernel void @f() {
  ret void
}
!opencl.ocl.version = !{!0}
!opencl.used.extensions = !{!1}
!0 = !{i32 2, i32 0}
!1 = !{!"cl_khr_fp64", !"cl_khr_fp16"}
