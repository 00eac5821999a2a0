; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Address:]] = OpConvertPtrToU %[[#Long]]
; CHECK: %[[#Low:]] = OpBitwiseAnd %[[#Long]] %[[#Address]]
; CHECK: OpINotEqual %{{[0-9]+}} %[[#Low]]
; CHECK: %[[#Number:]] = OpSelect %[[#Long]]
; CHECK: OpConvertUToPtr %{{[0-9]+}} %[[#Number]]
define i1 @f(ptr addrspace(1) %p, i1 %c) {
  %bit = ptrtoint ptr addrspace(1) %p to i1
  %q = inttoptr i1 %c to ptr addrspace(1)
  store i8 0, ptr addrspace(1) %q
  ret i1 %bit
}
