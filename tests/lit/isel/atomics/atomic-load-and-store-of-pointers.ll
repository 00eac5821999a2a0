; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK: %[[#Bits:]] = OpAtomicLoad %[[#Long]]
; CHECK: %[[#Pointer:]] = OpConvertUToPtr %{{[0-9]+}} %[[#Bits]]
; CHECK: %[[#Again:]] = OpConvertPtrToU %[[#Long]] %[[#Pointer]]
; CHECK: OpAtomicStore %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Again]]
define void @f(ptr addrspace(1) %p) {
  %v = load atomic ptr addrspace(1), ptr addrspace(1) %p monotonic, align 8
  store atomic ptr addrspace(1) %v, ptr addrspace(1) %p monotonic, align 8
  ret void
}
