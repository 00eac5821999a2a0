; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "k" %[[#Variable:]]{{$}}
; CHECK: OpName %[[#Variable]] "counter"
@counter = addrspace(1) global i32 1

define spir_kernel void @k() {
  call void @outer()
  ret void
}
define internal void @outer() {
  call void @inner()
  ret void
}
define internal void @inner() {
  store i32 1, ptr addrspace(1) @counter
  ret void
}
