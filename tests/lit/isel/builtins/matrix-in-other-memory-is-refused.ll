; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix --verify-diagnostics --split-input-file %s

; A matrix is shared by work-items, and each keeps its part in private memory.

define spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) @loaded(ptr addrspace(1) %p) {
  %m = load target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2), ptr addrspace(1) %p ; expected-error: work-items hold a cooperative matrix in private memory
  ret target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %m
}

; -----

define spir_func void @stored(ptr addrspace(3) %p, target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %m) {
  store target("spirv.CooperativeMatrixKHR", float, 3, 8, 8, 2) %m, ptr addrspace(3) %p ; expected-error: in address space 3: work-items hold a cooperative matrix in private memory
  ret void
}
