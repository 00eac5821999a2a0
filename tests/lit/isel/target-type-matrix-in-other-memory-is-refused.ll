; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix --verify-diagnostics --split-input-file %s

; A matrix, or what has one as a part, is in a variable of a function only.

@global = addrspace(1) global target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) zeroinitializer ; expected-error: work-items hold a cooperative matrix in private memory

; -----

@local = internal addrspace(3) global target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) undef ; expected-error: work-items hold a cooperative matrix in private memory

; -----

@constant = addrspace(2) constant [2 x target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2)] zeroinitializer ; expected-error: work-items hold a cooperative matrix in private memory

; -----

@external = external addrspace(1) global { i32, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) } ; expected-error: work-items hold a cooperative matrix in private memory
