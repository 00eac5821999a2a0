; RUN: pyllc --verify-diagnostics %s

; Whoever reads the place later reads it after the copy's function has returned.

@table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]

define internal void @keep(ptr %place, ptr %p) {
  store ptr %p, ptr %place
  ret void
}

define internal void @g(ptr %place) {
  call void @keep(ptr %place, ptr @table) ; expected-error: is stored in '@keep'
  ret void
}

define spir_kernel void @k(ptr addrspace(1) %out, i1 %c) {
  %own = alloca i32
  store i32 7, ptr %own
  %slot = alloca ptr
  call void @keep(ptr %slot, ptr %own)
  call void @g(ptr %slot)
  %p = load ptr, ptr %slot
  %v = load i32, ptr %p
  store i32 %v, ptr addrspace(1) %out
  ret void
}
