; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpDecorate %[[#Id:]] BuiltIn GlobalInvocationId
; CHECK-NOT: LinkageAttributes
; CHECK: %[[#Id]] = OpVariable %{{[0-9]+}} Input{{$}}
@__spirv_BuiltInGlobalInvocationId = external addrspace(1) constant <3 x i64>, align 32

define spir_kernel void @k(ptr addrspace(1) %p) {
  %x = load <3 x i64>, ptr addrspace(1) @__spirv_BuiltInGlobalInvocationId, align 32
  %y = extractelement <3 x i64> %x, i64 0
  store i64 %y, ptr addrspace(1) %p
  ret void
}
