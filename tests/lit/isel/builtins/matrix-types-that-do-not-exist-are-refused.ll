; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix --verify-diagnostics --split-input-file %s

; A matrix is of numbers, of a subgroup, of at least one row and column and of one of three uses.

define void @scope(target("spirv.CooperativeMatrixKHR", float, 2, 8, 16, 2) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @rows(target("spirv.CooperativeMatrixKHR", float, 3, 0, 16, 2) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @columns(target("spirv.CooperativeMatrixKHR", float, 3, 8, 0, 2) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @use(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 3) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @too_few(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @too_many(target("spirv.CooperativeMatrixKHR", float, 3, 8, 16, 2, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @no_component(target("spirv.CooperativeMatrixKHR", 3, 8, 16, 2) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @two_components(target("spirv.CooperativeMatrixKHR", float, float, 3, 8, 16, 2) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @bools(target("spirv.CooperativeMatrixKHR", i1, 3, 8, 16, 2) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @vectors(target("spirv.CooperativeMatrixKHR", <2 x float>, 3, 8, 16, 2) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @pointers(target("spirv.CooperativeMatrixKHR", ptr, 3, 8, 16, 2) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @odd_integers(target("spirv.CooperativeMatrixKHR", i24, 3, 8, 16, 2) %x) { ; expected-error: integer type 'i24' has no SPIR-V counterpart
  ret void
}
