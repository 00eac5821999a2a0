; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_task_sequence %s -o - | filecheck %s
; NO-SPIRV-VAL: it knows no functions among operands but of the core.

; The operand is the function, so that nothing asks for pointers to functions.

; CHECK-NOT: SPV_INTEL_function_pointers
; CHECK: OpCapability TaskSequence{{ALTERA|INTEL}}
; CHECK: %[[#Task:]] = OpTypeTaskSequence{{ALTERA|INTEL}}
; CHECK: OpTaskSequenceCreate{{ALTERA|INTEL}} %[[#Task]] %[[#Multiply:]] 10 4294967295 17 1{{$}}
; A narrow literal is unsigned.
; CHECK: OpTaskSequenceCreate{{ALTERA|INTEL}} %[[#Task]] %[[#Multiply]] 4294967295 0 0 65535{{$}}
; CHECK: %[[#Multiply]] = OpFunction
define void @f() {
  %task = call target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr @multiply, i32 10, i32 -1, i32 17, i16 1)
  %other = call target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr @multiply, i32 -1, i32 0, i32 0, i16 -1)
  call void @_Z30__spirv_TaskSequenceAsyncINTEL(target("spirv.TaskSequenceINTEL") %task, i32 1, i32 2)
  ret void
}

define internal i32 @multiply(i32 %first, i32 %second) {
  %product = mul i32 %first, %second
  ret i32 %product
}

declare target("spirv.TaskSequenceINTEL") @_Z31__spirv_TaskSequenceCreateINTEL(ptr, i32, i32, i32, i16)
declare void @_Z30__spirv_TaskSequenceAsyncINTEL(target("spirv.TaskSequenceINTEL"), i32, i32)
