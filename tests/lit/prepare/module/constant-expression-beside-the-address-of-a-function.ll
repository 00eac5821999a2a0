; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_function_pointers %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=REFUSED
; NEW-SPIRV-VAL

; An address is found wherever its block also has a constant expression.

; CHECK: %[[#Address:]] = OpConstantFunctionPointerINTEL
; CHECK: OpStore %[[#]] %[[#Address]]
; REFUSED: :16:3: error: the address of function '@f' needs SPV_INTEL_function_pointers
@v = addrspace(1) global [4 x i8] zeroinitializer
define spir_func void @f(i32 %x) {
  ret void
}
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  store ptr addrspace(1) getelementptr inbounds (i8, ptr addrspace(1) @v, i64 1), ptr addrspace(1) %q
  store ptr @f, ptr addrspace(1) %p
  ret void
}
