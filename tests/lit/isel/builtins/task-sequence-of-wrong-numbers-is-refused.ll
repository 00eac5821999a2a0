; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_task_sequence --verify-diagnostics --split-input-file %s

; The numbers of a task sequence have ranges. Capacities are not negative; -1 leaves a choice to the device's compiler.

declare target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr, i32, i32, i32, i16)

define internal i32 @task(i32 %value) {
  ret i32 %value
}

define void @pipelined() {
  %1 = call target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr @task, i32 -2, i32 -1, i32 17, i16 1) ; expected-error: builtin '__spirv_TaskSequenceCreateINTEL': Pipelined must be from -1 to 2147483647, not -2
  ret void
}

; -----

declare target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr, i32, i32, i32, i16)

define internal i32 @task(i32 %value) {
  ret i32 %value
}

define void @clusters() {
  %1 = call target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr @task, i32 10, i32 2, i32 17, i16 1) ; expected-error: builtin '__spirv_TaskSequenceCreateINTEL': UseStallEnableClusters must be from -1 to 1, not 2
  ret void
}

; -----

declare target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr, i32, i32, i32, i16)

define internal i32 @task(i32 %value) {
  ret i32 %value
}

define void @results() {
  %1 = call target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr @task, i32 10, i32 -1, i32 -1, i16 1) ; expected-error: builtin '__spirv_TaskSequenceCreateINTEL': GetCapacity must be from 0 to 2147483647, not -1
  ret void
}

; -----

declare target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr, i32, i32, i32, i32)

define internal i32 @task(i32 %value) {
  ret i32 %value
}

define void @calls() {
  %1 = call target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr @task, i32 10, i32 -1, i32 17, i32 -1) ; expected-error: builtin '__spirv_TaskSequenceCreateINTEL': AsyncCapacity must be from 0 to 2147483647, not -1
  ret void
}
