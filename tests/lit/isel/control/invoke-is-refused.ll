; RUN: pyllc --verify-diagnostics %s

; SPIR-V has no exceptions.

declare void @g()
declare i32 @personality(...)

define void @f() personality ptr @personality {
  invoke void @g() to label %fine unwind label %bad ; expected-error: invoke
fine:
  ret void
bad:
  %pad = landingpad { ptr, i32 } cleanup
  ret void
}
