; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpAny
; CHECK: OpSelect
declare spir_func zeroext i1 @_Z11__spirv_Anyb(i1 zeroext)

define spir_kernel void @k(ptr addrspace(1) %p, i1 %a) {
  %x = call spir_func zeroext i1 @_Z11__spirv_Anyb(i1 zeroext %a)
  %y = zext i1 %x to i32
  store i32 %y, ptr addrspace(1) %p
  ret void
}
