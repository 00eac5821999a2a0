; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "k" %[[#Table:]]{{$}}
; CHECK: OpName %[[#Table]] "t"
@t = internal addrspace(1) global [4 x i32] zeroinitializer
@a = internal alias i32, ptr addrspace(1) getelementptr ([4 x i32], ptr addrspace(1) @t, i64 0, i64 2)

define spir_kernel void @k(i32 %v) {
  store i32 %v, ptr addrspace(1) @a
  ret void
}
