; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A format has to lie in constant memory; a constant string of the program can be put there.

; CHECK: %[[#String:]] = OpVariable %{{[0-9]+}} UniformConstant
; CHECK: %[[#Format:]] = OpSpecConstantOp %{{[0-9]+}} Bitcast %[[#String]]
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} printf %[[#Format]]
@text = private unnamed_addr addrspace(1) constant [4 x i8] c"%d\0A\00", align 1

declare spir_func i32 @printf(ptr addrspace(4), ...)

define spir_kernel void @k(i32 %a) {
  %fmt = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) addrspacecast (ptr addrspace(1) @text to ptr addrspace(4)), ptr %fmt, align 8
  %f = load ptr addrspace(4), ptr %fmt, align 8
  %r = call spir_func i32 (ptr addrspace(4), ...) @printf(ptr addrspace(4) %f, i32 %a)
  ret void
}
