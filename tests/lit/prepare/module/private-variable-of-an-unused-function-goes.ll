; RUN: pyllc -mtriple=spirv64 --verify-each %s -o - | filecheck %s

; What nothing calls goes with the variables that it alone uses.

; CHECK-NOT: OpName %{{[0-9]+}} "count"
; CHECK: OpName %{{[0-9]+}} "kept"
; CHECK-NOT: OpName %{{[0-9]+}} "count"
; CHECK-NOT: OpVariable
@calls = internal global i32 0
@low_bytes = internal alias i16, ptr @calls
@counter = internal alias void (), ptr @count

define internal spir_func void @count() {
  %v = load i32, ptr @calls
  %n = add i32 %v, 1
  store i32 %n, ptr @calls
  call spir_func void @count_again()
  ret void
}

define internal spir_func void @count_again() {
  call spir_func void @count()
  ret void
}

define internal spir_func i32 @kept() {
  ret i32 1
}

define spir_kernel void @f(ptr addrspace(1) %p) {
  %v = call spir_func i32 @kept()
  store i32 %v, ptr addrspace(1) %p
  ret void
}
