; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; A literal has one of five ways of addressing and one of two filters, and is known.

declare target("spirv.Sampler") @__translate_sampler_initializer(i32)

define void @no_filter() {
  %1 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 2) ; expected-error: 0x2 is not a sampler
  ret void
}

; -----


declare target("spirv.Sampler") @__translate_sampler_initializer(i32)

define void @both_filters() {
  %1 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 48) ; expected-error: 0x30 is not a sampler
  ret void
}

; -----


declare target("spirv.Sampler") @__translate_sampler_initializer(i32)

define void @addressing() {
  %1 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 26) ; expected-error: 0x1a is not a sampler
  ret void
}

; -----


declare target("spirv.Sampler") @__translate_sampler_initializer(i32)

define void @more_bits() {
  %1 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 80) ; expected-error: 0x50 is not a sampler
  ret void
}

; -----


declare target("spirv.Sampler") @__translate_sampler_initializer(i32)

define void @known_at_run_time(i32 %bits) {
  %1 = call target("spirv.Sampler") @__translate_sampler_initializer(i32 %bits) ; expected-error: builtin '__translate_sampler_initializer': an argument must be a constant
  ret void
}

; -----


declare i32 @__translate_sampler_initializer(i32)

define void @number() {
  %1 = call i32 @__translate_sampler_initializer(i32 16) ; expected-error: builtin '__translate_sampler_initializer' is not one of type
  ret void
}
