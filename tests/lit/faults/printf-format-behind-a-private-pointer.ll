; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; What clang makes at -O0. The format has to be a constant, and is found behind the variable.

; CHECK-DAG: OpName %[[#String:]] "text"
; CHECK-DAG: %[[#Format:]] = OpSpecConstantOp %{{[0-9]+}} Bitcast %[[#String]]
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} printf %[[#Format]]
@text = private unnamed_addr addrspace(2) constant [4 x i8] c"%d\0A\00", align 1

declare spir_func i32 @printf(ptr addrspace(2), ...)

define spir_kernel void @k(i32 %a) {
  %fmt = alloca ptr addrspace(2), align 8
  store ptr addrspace(2) @text, ptr %fmt, align 8
  %f = load ptr addrspace(2), ptr %fmt, align 8
  %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) %f, i32 %a)
  ret void
}
