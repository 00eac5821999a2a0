; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_replicated_composites --verify-diagnostics --split-input-file %s

; A named barrier is made of an i32, a pipe of its storage, a composite of a value of its parts.

define void @barrier(i32 %count) {
  %1 = call spir_func target("spirv.Event") @__spirv_NamedBarrierInitialize(i32 %count)  ; expected-error: builtin '__spirv_NamedBarrierInitialize' is not one of type
  ret void
}

declare spir_func target("spirv.Event") @__spirv_NamedBarrierInitialize(i32)

; -----

define void @count(i64 %count) {
  %1 = call spir_func target("spirv.NamedBarrier") @__spirv_NamedBarrierInitialize(i64 %count)  ; expected-error: builtin '__spirv_NamedBarrierInitialize' is not one of type
  ret void
}

declare spir_func target("spirv.NamedBarrier") @__spirv_NamedBarrierInitialize(i64)

; -----

define void @no_barrier(target("spirv.Event") %event) {
  call spir_func void @__spirv_MemoryNamedBarrier(target("spirv.Event") %event, i32 2, i32 272)  ; expected-error: builtin '__spirv_MemoryNamedBarrier' is not one of type
  ret void
}

declare spir_func void @__spirv_MemoryNamedBarrier(target("spirv.Event"), i32, i32)

; -----

define void @scope(target("spirv.NamedBarrier") %barrier) {
  call spir_func void @__spirv_MemoryNamedBarrier(target("spirv.NamedBarrier") %barrier, i64 2, i32 272)  ; expected-error: builtin '__spirv_MemoryNamedBarrier' is not one of type
  ret void
}

declare spir_func void @__spirv_MemoryNamedBarrier(target("spirv.NamedBarrier"), i64, i32)

; -----

define void @pipe(target("spirv.PipeStorage") %storage) {
  %1 = call spir_func target("spirv.Event") @__spirv_CreatePipeFromPipeStorage(target("spirv.PipeStorage") %storage)  ; expected-error: builtin '__spirv_CreatePipeFromPipeStorage' is not one of type
  ret void
}

declare spir_func target("spirv.Event") @__spirv_CreatePipeFromPipeStorage(target("spirv.PipeStorage"))

; -----

define void @storage(target("spirv.Event") %event) {
  %1 = call spir_func target("spirv.Pipe", 0) @__spirv_CreatePipeFromPipeStorage(target("spirv.Event") %event)  ; expected-error: builtin '__spirv_CreatePipeFromPipeStorage' is not one of type
  ret void
}

declare spir_func target("spirv.Pipe", 0) @__spirv_CreatePipeFromPipeStorage(target("spirv.Event"))

; -----

define void @part(i32 %x) {
  %1 = call spir_func <4 x float> @__spirv_CompositeConstructReplicateEXT(i32 %x)  ; expected-error: builtin '__spirv_CompositeConstructReplicateEXT' is not one of type
  ret void
}

declare spir_func <4 x float> @__spirv_CompositeConstructReplicateEXT(i32)

; -----

define void @no_composite(float %x) {
  %1 = call spir_func float @__spirv_CompositeConstructReplicateEXT(float %x)  ; expected-error: builtin '__spirv_CompositeConstructReplicateEXT' is not one of type
  ret void
}

declare spir_func float @__spirv_CompositeConstructReplicateEXT(float)

; -----

; What may be done with a pipe is part of its type.
define spir_func void @written(target("spirv.Pipe", 1) %out, ptr addrspace(4) %packet) {
  %1 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 1) %out, ptr addrspace(4) %packet, i32 8, i32 4)  ; expected-error: builtin '__read_pipe_2' is not one of type
  ret void
}

declare spir_func i32 @__read_pipe_2(target("spirv.Pipe", 1), ptr addrspace(4), i32, i32)
