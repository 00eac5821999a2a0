; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpSource CPP_for_OpenCL 202100000
define spir_kernel void @f() {
  ret void
}
!opencl.cxx.version = !{!0}
!opencl.ocl.version = !{!1}
!0 = !{i32 2021, i32 0}
!1 = !{i32 3, i32 0}
