; RUN: pyllc --verify-diagnostics %s

; The call in @run is of whatever block it is passed, so the address in the literal is needed.

%literal = type { i32, i32, ptr addrspace(4) }
@__block_literal_global = internal addrspace(1) constant %literal { i32 16, i32 8, ptr addrspace(4) addrspacecast (ptr @b_block_invoke to ptr addrspace(4)) }, align 8 ; expected-error: the address of function '@b_block_invoke' needs SPV_INTEL_function_pointers

define internal spir_func i32 @b_block_invoke(ptr addrspace(4) %literal, i32 %n) {
  ret i32 %n
}

define internal spir_func i32 @run(ptr addrspace(4) %block, i32 %n) {
  %place = getelementptr inbounds %literal, ptr addrspace(4) %block, i32 0, i32 2
  %f = load ptr addrspace(4), ptr addrspace(4) %place, align 8
  %callee = addrspacecast ptr addrspace(4) %f to ptr
  %r = call spir_func i32 %callee(ptr addrspace(4) %block, i32 %n)
  ret i32 %r
}

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) {
  %r = call spir_func i32 @run(ptr addrspace(4) addrspacecast (ptr addrspace(1) @__block_literal_global to ptr addrspace(4)), i32 %n)
  store i32 %r, ptr addrspace(1) %out
  ret void
}
