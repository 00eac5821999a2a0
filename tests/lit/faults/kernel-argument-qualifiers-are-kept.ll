; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The qualifiers of OpenCL C that LLVM's types do not have.

; CHECK: OpDecorate %[[#Param:]] Volatile
; CHECK: %[[#Param]] = OpFunctionParameter
define spir_kernel void @k(ptr addrspace(1) %p) !kernel_arg_type_qual !0 {
  ret void
}

!0 = !{!"const volatile"}
