; RUN: pyllc --verify-diagnostics %s
; RUN: pyllc %s -o - 2>&1 | filecheck %s

; A device's linker would find it, and say nothing of the name that was meant.

; CHECK: note: did you mean '@_Z13get_global_idj'?
; CHECK: note: did you mean '@_Z12get_group_idj'?
; CHECK: note: did you mean '@get_global_id'?
; CHECK: note: did you mean '@sin'?
; CHECK: note: did you mean '@_Z4sqrtf'?
; CHECK: note: did you mean '@_Z5floorf'?
; CHECK: note: did you mean '@_Z5atanhf'?
; CHECK: note: did you mean '@_Z4acosf'?
; CHECK-NOT: did you mean
; CHECK: OpMemoryModel
define spir_kernel void @k() {
  %letter = call i64 @_Z12get_globl_idj(i32 0) ; expected-warning: '@_Z12get_globl_idj' is an import, since no builtin has the name
  %again = call i64 @_Z12get_globl_idj(i32 1)
  %count = call i64 @_Z13get_group_idj(i32 0) ; expected-warning: '@_Z13get_group_idj' is an import
  %plain = call i64 @get_globalid(i32 0) ; expected-warning: '@get_globalid' is an import
  %c = call float @sinf(float 1.0) ; expected-warning: '@sinf' is an import
  %exchanged = call float @_Z4sqrrf(float 1.0) ; expected-warning: '@_Z4sqrrf' is an import
  %missing = call float @_Z4florf(float 1.0) ; expected-warning: '@_Z4florf' is an import
  %wrong = call float @_Z5atamhf(float 1.0) ; expected-warning: '@_Z5atamhf' is an import
  %swapped = call float @_Z4acsof(float 1.0) ; expected-warning: '@_Z4acsof' is an import
  ; Three letters tell little, and a longer name is deliberate.
  %short = call float @_Z3sonf(float 1.0)
  %longer = call float @_Z5sqrtxf(float 1.0)
  ret void
}
declare i64 @_Z12get_globl_idj(i32)
declare i64 @_Z13get_group_idj(i32)
declare i64 @get_globalid(i32)
declare float @sinf(float)
declare float @_Z4sqrrf(float)
declare float @_Z4florf(float)
declare float @_Z5atamhf(float)
declare float @_Z4acsof(float)
declare float @_Z3sonf(float)
declare float @_Z5sqrtxf(float)
