; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; A bool has no place in memory (OpTypeBool), so that the push constants hold a byte.

; CHECK: OpMemberDecorate %[[#Block:]] 0 Offset 0
; CHECK: OpMemberDecorate %[[#Block]] 1 Offset 8
; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: %[[#Block]] = OpTypeStruct %[[#Byte]] %{{[0-9]+}}
; CHECK: %[[#Given:]] = OpLoad %[[#Byte]]
; CHECK: OpINotEqual %{{[0-9]+}} %[[#Given]]
define spir_kernel void @choose(i1 %which, ptr addrspace(1) %out) {
  %value = select i1 %which, i32 3, i32 5
  store i32 %value, ptr addrspace(1) %out
  ret void
}
