; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Exponents:]] = OpCompositeConstruct %{{[0-9]+}} %[[#Scalar:]] %[[#Scalar]] %[[#Scalar]] %[[#Scalar]]
; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} ldexp %{{[0-9]+}} %[[#Exponents]]
declare spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float>, i32)

define spir_kernel void @k(ptr addrspace(1) %p, i32 %a, <4 x float> %v) {
  %x = call spir_func <4 x float> @_Z5ldexpDv4_fi(<4 x float> %v, i32 %a)
  store <4 x float> %x, ptr addrspace(1) %p
  ret void
}
