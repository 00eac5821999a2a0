; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Not each variable of the module.

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "one" %[[#First:]]{{$}}
; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "two" %[[#Second:]]{{$}}
; CHECK: OpName %[[#First]] "a"
; CHECK: OpName %[[#Second]] "b"
@a = internal addrspace(1) global i32 0
@b = internal addrspace(3) global i32 undef
@c = internal addrspace(1) global i32 0

define spir_kernel void @one() {
  store i32 1, ptr addrspace(1) @a
  ret void
}

define spir_kernel void @two() {
  store i32 1, ptr addrspace(3) @b
  ret void
}
