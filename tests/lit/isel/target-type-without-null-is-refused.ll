; RUN: pyllc -mtriple=spirv64 --verify-diagnostics --split-input-file %s

; Samplers, pipes, their storage and barriers have no null (OpConstantNull).

define target("spirv.Sampler") @sampler() {
  ret target("spirv.Sampler") zeroinitializer  ; expected-error: type 'target("spirv.Sampler")' has no null
}

; -----

define void @pipe(ptr %p) {
  store target("spirv.Pipe", 0) zeroinitializer, ptr %p  ; expected-error: type 'target("spirv.Pipe", 0)' has no null
  ret void
}

; -----

define target("spirv.PipeStorage") @storage() {
  ret target("spirv.PipeStorage") zeroinitializer  ; expected-error: type 'target("spirv.PipeStorage")' has no null
}

; -----

define target("spirv.NamedBarrier") @barrier() {
  ret target("spirv.NamedBarrier") zeroinitializer  ; expected-error: type 'target("spirv.NamedBarrier")' has no null
}

; -----

define { target("spirv.Sampler"), i32 } @member() {
  ret { target("spirv.Sampler"), i32 } zeroinitializer  ; expected-error: has no null
}

; -----

define [2 x target("spirv.Sampler")] @element() {
  ret [2 x target("spirv.Sampler")] zeroinitializer  ; expected-error: has no null
}
