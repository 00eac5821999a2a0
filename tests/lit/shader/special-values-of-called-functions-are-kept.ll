; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; The mode of an entry point holds for what it calls: the conversion that is a function multiplies,
; the kernel has no arithmetic of floats itself.
; CHECK: OpExecutionMode %{{[0-9]+}} SignedZeroInfNanPreserve 32
; CHECK: OpFunctionCall
define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = load float, ptr addrspace(1) %p
  %i = fptoui float %v to i128
  store i128 %i, ptr addrspace(1) %p
  ret void
}
