; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; `int (^__constant b)(int) = ^int(int n) { ... }`: unoptimised code reads the function from the
; block's literal. Both are constants, so the callee is known and no address is needed.

; CHECK-NOT: OpExtension
; CHECK: OpName %[[#Invoke:]] "b_block_invoke"
; CHECK: OpConstantNull
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Invoke]]
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Invoke]]
%literal = type { i32, i32, ptr addrspace(4) }
@__block_literal_global = internal addrspace(1) constant %literal { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @b_block_invoke to ptr addrspace(4)) }, align 8
@b = addrspace(2) constant ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)), align 8

define internal spir_func i32 @b_block_invoke(ptr addrspace(4) %literal, i32 %n) {
  %m = mul i32 %n, 3
  ret i32 %m
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %v = load ptr addrspace(4), ptr addrspace(2) @b, align 8
  %place = getelementptr inbounds %literal, ptr addrspace(4) %v, i32 0, i32 2
  %f = load ptr addrspace(4), ptr addrspace(4) %place, align 8
  %callee = addrspacecast ptr addrspace(4) %f to ptr
  %r = call spir_func i32 %callee(ptr addrspace(4) %v, i32 %n)
  %s = call spir_func i32 @b_block_invoke(ptr addrspace(4) %v, i32 %r)
  store i32 %s, ptr addrspace(1) %out
  ret void
}
