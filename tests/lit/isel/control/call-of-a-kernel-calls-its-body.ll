; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; An entry point may not be the target of OpFunctionCall (2.16.1).

; CHECK: OpEntryPoint Kernel %[[#Kernel:]] "kernel"
; CHECK: OpEntryPoint Kernel %[[#Caller:]] "caller"
; CHECK: %[[#Kernel]] = OpFunction
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Body:]] %{{[0-9]+}}{{$}}
; CHECK: %[[#Caller]] = OpFunction
; CHECK: OpFunctionCall %{{[0-9]+}} %[[#Body]] %{{[0-9]+}}{{$}}
; CHECK: %[[#Body]] = OpFunction
; CHECK: OpStore
define spir_kernel void @kernel(ptr addrspace(1) %p) {
  store i32 1, ptr addrspace(1) %p
  ret void
}
define spir_kernel void @caller(ptr addrspace(1) %p) {
  call void @kernel(ptr addrspace(1) %p)
  ret void
}
