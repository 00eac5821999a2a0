; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; Kernels have images of one to three dimensions and buffers, of texels whose format the host knows.

define void @cube(target("spirv.Image", void, 3, 0, 0, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @rectangle(target("spirv.Image", void, 4, 0, 0, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @input_attachment(target("spirv.Image", void, 6, 0, 0, 0, 2, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @format(target("spirv.Image", void, 1, 0, 0, 0, 0, 1, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @layers_of_volumes(target("spirv.Image", void, 2, 0, 1, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @layers_of_buffers(target("spirv.Image", void, 5, 0, 1, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}

; -----


define void @buffer_with_a_sampler(target("spirv.SampledImage", void, 5, 0, 0, 0, 0, 0, 0) %image) { ; expected-error: has no SPIR-V counterpart here
  ret void
}
