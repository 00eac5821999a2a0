; RUN: pyllc --verify-diagnostics %s
; RUN: pyllc %s -o - 2>&1 | filecheck %s

; A device's linker would find it, and say nothing of the name that was meant.

; CHECK: note: did you mean '@_Z13get_global_idj'?
; CHECK: note: did you mean '@_Z12get_group_idj'?
; CHECK: note: did you mean '@get_global_id'?
; CHECK: note: did you mean '@sin'?
; CHECK: note: did you mean '@pow'?
; CHECK-NOT: did you mean
; CHECK: OpMemoryModel
define spir_kernel void @k() {
  %letter = call i64 @_Z12get_globl_idj(i32 0) ; expected-warning: '@_Z12get_globl_idj' is an import, since no builtin has the name
  %again = call i64 @_Z12get_globl_idj(i32 1)
  %count = call i64 @_Z13get_group_idj(i32 0) ; expected-warning: '@_Z13get_group_idj' is an import
  %plain = call i64 @get_globalid(i32 0) ; expected-warning: '@get_globalid' is an import
  %c = call float @sinf(float 1.0) ; expected-warning: '@sinf' is an import
  %cuda = call double @__nv_pow(double 1.0, double 1.0) ; expected-warning: '@__nv_pow' is an import
  ret void
}
declare i64 @_Z12get_globl_idj(i32)
declare i64 @_Z13get_group_idj(i32)
declare i64 @get_globalid(i32)
declare float @sinf(float)
declare double @__nv_pow(double, double)
