; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "one" %[[#Input:]]{{$}}
; CHECK: OpDecorate %[[#Input]] BuiltIn GlobalSize
; CHECK-NOT: Import
@a = internal addrspace(1) global i32 0
@__spirv_BuiltInGlobalSize = external addrspace(1) constant <3 x i64>

define spir_kernel void @one(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) @a
  %v = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalSize
  ret void
}
