; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; How numba tells of an exception: internal, the function could hand out addresses of constant
; memory.

; CHECK: error: the address of constant '@.const.data' in address space 0 is in the initialiser of '@.const.info'
; CHECK: note: the constant stays in this address space, as its address is in the signature of '@divide', which is visible outside
; CHECK: note: put the constant into addrspace(2), or make the function internal, if nothing outside calls it
@.const.data = internal constant [4 x i8] c"zero"
@.const.info = internal constant { ptr, i32 } { ptr @.const.data, i32 4 }

define i32 @divide(ptr %result, ptr %excinfo, double %a, double %b) {
  %zero = fcmp oeq double %b, 0.0
  br i1 %zero, label %bad, label %good
bad:
  store ptr @.const.info, ptr %excinfo
  ret i32 1
good:
  %q = fdiv double %a, %b
  store double %q, ptr %result
  ret i32 0
}
