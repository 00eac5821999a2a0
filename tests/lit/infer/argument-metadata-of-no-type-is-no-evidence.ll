; RUN: pyllc %s -o - | filecheck %s

; The words of kernel_arg_base_type are the frontend's own: what is no vector type of OpenCL C says
; nothing of an argument that nothing uses, and a word keeps its place beside what is no string.

; CHECK: %[[#Byte:]] = OpTypeInt 8 0
; CHECK: %[[#Bytes:]] = OpTypePointer CrossWorkgroup %[[#Byte]]
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: %[[#Floats:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: OpTypeFunction %{{[0-9]+}} %[[#Bytes]] %[[#Bytes]] %[[#Bytes]] %[[#Floats]]
define spir_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %c, ptr addrspace(1) %d) !kernel_arg_base_type !0 {
  ret void
}
!0 = !{!"float5*", !"int99999999999999999999*", i32 3, !"float*"}
