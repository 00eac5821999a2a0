; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --verify-each %s -o - | filecheck %s

; An address of a buffer that is read from private memory is a number, which may be written down.

; CHECK: [[ROW:%[0-9]+]] = OpLoad %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpStore %{{[0-9]+}} [[ROW]]
define spir_kernel void @rows(ptr addrspace(1) %out, i64 %i) {
  %one = alloca ptr addrspace(1)
  %rows = alloca [3 x ptr addrspace(1)]
  store ptr addrspace(1) %out, ptr %one
  %made = insertvalue { ptr, i8 } poison, ptr %one, 0
  %p = extractvalue { ptr, i8 } %made, 0
  %row = load ptr addrspace(1), ptr %p
  %last = getelementptr inbounds [3 x ptr addrspace(1)], ptr %rows, i64 0, i64 2
  store ptr addrspace(1) %row, ptr %last
  %chosen = getelementptr inbounds [3 x ptr addrspace(1)], ptr %rows, i64 0, i64 %i
  %found = load ptr addrspace(1), ptr %chosen
  store i32 1, ptr addrspace(1) %found
  ret void
}
