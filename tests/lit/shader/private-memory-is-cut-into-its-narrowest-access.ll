; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Bytes and words of one array: elements are bytes, and a word is four of them.
; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: OpTypeArray %[[#Byte]]
; CHECK-COUNT-4: OpStore %{{[0-9]+}} %{{[0-9]+}}
; CHECK: OpLoad %[[#Byte]]
define spir_kernel void @bytes(ptr addrspace(1) %p, i32 %v, i32 %k) {
  %a = alloca [4 x i32]
  %w = getelementptr i32, ptr %a, i32 %k
  store i32 %v, ptr %w
  %b = getelementptr i8, ptr %a, i32 %k
  %x = load i8, ptr %b
  store i8 %x, ptr addrspace(1) %p
  ret void
}
