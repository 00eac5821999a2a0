; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; 136 bytes are more than every device has of push constants: they are one address then.
; CHECK: OpMemberDecorate %[[#Block:]] 0 Offset 0
; CHECK-NOT: OpMemberDecorate
; CHECK: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Block]] = OpTypeStruct %[[#Long]]
; CHECK: %[[#Place:]] = OpConstant %[[#Long]] 128
; CHECK: %[[#Arguments:]] = OpLoad %[[#Long]]
; CHECK: %[[#At:]] = OpIAdd %[[#Long]] %[[#Arguments]] %[[#Place]]
; CHECK: OpConvertUToPtr %{{[0-9]+}} %[[#At]]
define spir_kernel void @k(ptr addrspace(1) %p, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f,
                           i64 %g, i64 %h, i64 %i, i64 %j, i64 %k, i64 %l, i64 %m, i64 %n, i64 %o,
                           i64 %last) {
  store i64 %last, ptr addrspace(1) %p
  ret void
}
