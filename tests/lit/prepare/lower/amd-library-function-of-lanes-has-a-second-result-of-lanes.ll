; RUN: pyllc %s -o - | filecheck %s

; OpenCL C's frexp and remquo of vectors store as many integers as there are lanes, and so do those of
; AMD's device library.

; CHECK: %[[#Halves:]] = OpTypeVector %[[#]] 2
; CHECK: %[[#Ints:]] = OpTypeVector %[[#]] 2
; CHECK: %[[#Private:]] = OpTypePointer Function %[[#Ints]]
; CHECK: %[[#Two:]] = OpVariable %[[#Private]] Function
; CHECK: OpExtInst %[[#Halves]] %[[#]] frexp %[[#]] %[[#Two]]
; CHECK: OpExtInst %[[#Halves]] %[[#]] remquo %[[#]] %[[#]] %[[#Two]]

target triple = "spirv64"
declare <2 x half> @__ocml_frexp_2f16(<2 x half>, ptr)
declare <2 x half> @__ocml_remquo_2f16(<2 x half>, <2 x half>, ptr)
define spir_kernel void @k(<2 x half> %x, ptr addrspace(1) %o, ptr addrspace(1) %q) {
  %p = alloca <2 x i32>
  %f = call <2 x half> @__ocml_frexp_2f16(<2 x half> %x, ptr %p)
  %e = load <2 x i32>, ptr %p
  store <2 x i32> %e, ptr addrspace(1) %q
  %r = call <2 x half> @__ocml_remquo_2f16(<2 x half> %x, <2 x half> %f, ptr %p)
  store <2 x half> %r, ptr addrspace(1) %o
  ret void
}
