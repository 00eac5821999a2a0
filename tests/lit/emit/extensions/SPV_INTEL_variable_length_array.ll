; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_variable_length_array %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_variable_length_array %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; A number of elements that is known at run time has no other form.

; CHECK: OpExtension "SPV_INTEL_variable_length_array"
; CHECK: OpVariableLengthArrayINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpVariableLengthArrayINTEL needs {{.*}}SPV_INTEL_variable_length_array
; WITHOUT: note: pass --spirv-ext=+SPV_
define void @scratch(i32 %count) {
  %array = alloca i32, i32 %count
  store i32 %count, ptr %array
  ret void
}
