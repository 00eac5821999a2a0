; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix --verify-diagnostics --split-input-file %s

; What LLVM has a type for is not spelled by opcode; ids are types and constants, literals are not.

define void @integer(target("spirv.Type", target("spirv.Literal", 32), target("spirv.Literal", 0), 21, 4, 4) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @vector(target("spirv.Type", float, target("spirv.Literal", 4), 23, 16, 16) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @struct(target("spirv.Type", i32, i32, 30, 8, 4) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @pointer(target("spirv.Type", target("spirv.Literal", 5), float, 32, 8, 8) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @no_type(target("spirv.Type", 128, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @no_opcode(target("spirv.Type", 4000, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @id_for_a_literal(target("spirv.Type", target("spirv.IntegralConstant", i32, 1), 38, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @literal_for_an_id(target("spirv.Type", float, target("spirv.Literal", 3), target("spirv.Literal", 8), target("spirv.Literal", 16), target("spirv.Literal", 2), 4456, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @operand_too_many(target("spirv.Type", target("spirv.Literal", 1), 34, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @operand_too_few(target("spirv.Type", 38, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @sampled_image_of_an_event(target("spirv.Type", target("spirv.Event"), 27, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @matrix_of_a_work_group(target("spirv.Type", float, target("spirv.IntegralConstant", i32, 2), target("spirv.IntegralConstant", i32, 8), target("spirv.IntegralConstant", i32, 16), target("spirv.IntegralConstant", i32, 2), 4456, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @constant_alone(target("spirv.IntegralConstant", i32, 3) %x) { ; expected-error: type 'target("spirv.IntegralConstant", i32, 3)' has no SPIR-V counterpart here
  ret void
}

; -----

define void @literal_alone(target("spirv.Literal", 3) %x) { ; expected-error: type 'target("spirv.Literal", 3)' has no SPIR-V counterpart here
  ret void
}

; -----

define void @component_last(target("spirv.Type", target("spirv.IntegralConstant", i32, 3), target("spirv.IntegralConstant", i32, 8), target("spirv.IntegralConstant", i32, 16), target("spirv.IntegralConstant", i32, 2), float, 4456, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @constant_without_a_number(target("spirv.Type", float, target("spirv.IntegralConstant", i32), target("spirv.IntegralConstant", i32, 3, 8, 16, 2), 4456, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----

define void @wide_constants(target("spirv.Type", float, target("spirv.IntegralConstant", i64, 3), target("spirv.IntegralConstant", i64, 8), target("spirv.IntegralConstant", i64, 16), target("spirv.IntegralConstant", i64, 2), 4456, 0, 0) %x) { ; expected-error: has no SPIR-V counterpart here
  ret void
}
