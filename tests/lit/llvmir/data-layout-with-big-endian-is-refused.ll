; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: error: {{.*}}{{endian|data layout}}
target datalayout = "E-i64:64"

define i8 @f(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  %v = load i8, ptr addrspace(1) %p
  ret i8 %v
}
