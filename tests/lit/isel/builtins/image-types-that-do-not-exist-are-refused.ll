; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; The parameters of an image's type are a sampled type and six or seven numbers, each within bounds.

define void @dimension(target("spirv.Image", void, 77, 0, 0, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @depth(target("spirv.Image", void, 1, 3, 0, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @arrayed(target("spirv.Image", void, 1, 0, 2, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @multisampled(target("spirv.Image", void, 1, 0, 0, 2, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @sampled(target("spirv.Image", void, 1, 0, 0, 0, 3, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @access(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 3) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @too_few(target("spirv.Image", void, 1, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @too_many(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @no_sampled_type(target("spirv.Image", 1, 0, 0, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @pointers(target("spirv.Image", ptr, 1, 0, 0, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @pipe_of_two_ways(target("spirv.Pipe", 2) %pipe) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @without_access(target("spirv.Image", void, 1, 0, 0, 0, 0, 0) %image) {
  ret void
}
