; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s --check-prefix=OLD

; Before 1.4 an interface is made of Input and Output variables alone.

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "one" %[[#First:]]{{$}}
; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "both" %[[#Second:]] %[[#First]]{{$}}
; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "none"{{$}}
; CHECK-DAG: OpName %[[#First]] "first"
; CHECK-DAG: OpName %[[#Second]] "second"

; OLD: OpEntryPoint Kernel %{{[0-9]+}} "one"{{$}}
; OLD: OpEntryPoint Kernel %{{[0-9]+}} "both"{{$}}
; OLD: OpEntryPoint Kernel %{{[0-9]+}} "none"{{$}}
@first = addrspace(1) global i32 1
@second = addrspace(3) global i32 undef
@unused = addrspace(1) global i32 3

define spir_kernel void @one() {
  store i32 1, ptr addrspace(1) @first
  ret void
}
define spir_kernel void @both() {
  store i32 1, ptr addrspace(3) @second
  store i32 1, ptr addrspace(1) @first
  ret void
}
define spir_kernel void @none() {
  ret void
}
