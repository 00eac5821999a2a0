; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix --verify-diagnostics --split-input-file %s

; A pointer to numbers, a constant layout, and a stride that is an integer.

define void @without_a_stride(ptr addrspace(1) %p) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 0)  ; expected-error: builtin '__spirv_CooperativeMatrixLoadKHR' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32)

; -----

define void @columns_without_a_stride(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %m) {
  call spir_func void @__spirv_CooperativeMatrixStoreKHR(ptr addrspace(1) %p, target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) %m, i32 1)  ; expected-error: builtin '__spirv_CooperativeMatrixStoreKHR' is not one of type
  ret void
}

declare spir_func void @__spirv_CooperativeMatrixStoreKHR(ptr addrspace(1), target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2), i32)

; -----

define void @stride(ptr addrspace(1) %p, float %stride) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 0, float %stride)  ; expected-error: builtin '__spirv_CooperativeMatrixLoadKHR' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, float)

; -----

define void @layout(ptr addrspace(1) %p, i32 %layout) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 %layout, i64 16)  ; expected-error: builtin '__spirv_CooperativeMatrixLoadKHR' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64)

; -----

define void @result(ptr addrspace(1) %p) {
  %1 = call spir_func <8 x float> @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 0, i64 16)  ; expected-error: builtin '__spirv_CooperativeMatrixLoadKHR' is not one of type
  ret void
}

declare spir_func <8 x float> @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64)

; -----

define void @what_is_stored(ptr addrspace(1) %p, float %x) {
  call spir_func void @__spirv_CooperativeMatrixStoreKHR(ptr addrspace(1) %p, float %x, i32 0, i64 16)  ; expected-error: builtin '__spirv_CooperativeMatrixStoreKHR' is not one of type
  ret void
}

declare spir_func void @__spirv_CooperativeMatrixStoreKHR(ptr addrspace(1), float, i32, i64)

; -----

define void @no_pointer(i64 %p) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(i64 %p, i32 0, i64 16)  ; expected-error: builtin '__spirv_CooperativeMatrixLoadKHR' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(i64, i32, i64)

; -----

define void @memory_operands_at_run_time(ptr addrspace(1) %p, i32 %operands) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 0, i64 16, i32 %operands)  ; expected-error: an argument must be a constant
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64, i32)

; -----

define void @layout_of_another_capability(ptr addrspace(1) %p) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 4202, i64 16)  ; expected-error: builtin '__spirv_CooperativeMatrixLoadKHR' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64)

; -----

define void @unknown_layout(ptr addrspace(1) %p) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 77, i64 16)  ; expected-error: builtin '__spirv_CooperativeMatrixLoadKHR' is not one of type
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64)

; -----

define void @alignment(ptr addrspace(1) %p) {
  %1 = call spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1) %p, i32 0, i64 16, i32 2, i32 3)  ; expected-error: 3 is not an alignment
  ret void
}

declare spir_func target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2) @__spirv_CooperativeMatrixLoadKHR(ptr addrspace(1), i32, i64, i32, i32)
