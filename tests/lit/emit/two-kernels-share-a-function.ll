; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %[[#First:]] "a"
; CHECK: OpEntryPoint Kernel %[[#Second:]] "b"
; CHECK: %[[#First]] = OpFunction
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Shared:]] %{{[0-9]+}}{{$}}
; CHECK: %[[#Second]] = OpFunction
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Shared]] %{{[0-9]+}}{{$}}
; CHECK: %[[#Shared]] = OpFunction
; CHECK-NOT: OpFunction %
; CHECK: OpFunctionEnd
define spir_kernel void @a(ptr addrspace(1) %p) {
  call void @shared(ptr addrspace(1) %p)
  ret void
}
define spir_kernel void @b(ptr addrspace(1) %p) {
  call void @shared(ptr addrspace(1) %p)
  ret void
}
define internal void @shared(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
