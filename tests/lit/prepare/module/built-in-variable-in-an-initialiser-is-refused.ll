; RUN: not pyllc -mtriple=spirv64 --verify-each %s 2>&1 | filecheck %s
; RUN: not pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-each %s 2>&1 | filecheck %s

; A built-in variable has an address space of its own, Input, whose addresses nothing else holds.

; CHECK: error: variable '@table' holds the address of a built-in variable, which has no translation
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) global <3 x i64>
@other = addrspace(1) global <3 x i64> zeroinitializer
@table = internal addrspace(2) constant [2 x ptr addrspace(1)] [ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, ptr addrspace(1) @other]

define spir_kernel void @k(i64 %i, ptr addrspace(1) %out) {
  %at = getelementptr inbounds [2 x ptr addrspace(1)], ptr addrspace(2) @table, i64 0, i64 %i
  %p = load ptr addrspace(1), ptr addrspace(2) %at
  %v = load <3 x i64>, ptr addrspace(1) %p
  store <3 x i64> %v, ptr addrspace(1) %out
  ret void
}
