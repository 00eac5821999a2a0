; RUN: pyllc -mtriple=spirv64-unknown-webgpu %s -o - | filecheck %s

@format = internal addrspace(2) constant [10 x i8] c"%f and %f\00"

; C promotes a float argument to double, which WGSL has not; a constant is its bits.
; CHECK: OpConstant %[[#Word:]] 1073217536
; CHECK: OpFunction
; CHECK: %[[#Value:]] = OpLoad %{{[0-9]+}}
; CHECK: OpBitcast %[[#Word]] %[[#Value]]
; CHECK: OpAtomicIAdd
define spir_kernel void @tell(ptr addrspace(1) %x) {
  %value = load float, ptr addrspace(1) %x
  %wide = fpext float %value to double
  %n = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @format, double %wide, double 1.5)
  ret void
}

declare i32 @printf(ptr addrspace(2), ...)
