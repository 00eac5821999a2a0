; RUN: pyllc -mtriple=spirv64-unknown-webgpu --workgroup-size=64 %s -o - | filecheck %s

; naga takes the sign from the type; a comparison needs none.
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Signed:]] = OpTypeInt 32 1
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Signed]] 2
; CHECK: %[[#Old:]] = OpBitcast %[[#Signed]] %[[#Loaded:]]
; CHECK-NEXT: OpConvertSToF %[[#Float]] %[[#Old]]
; CHECK: %[[#Number:]] = OpConvertFToS %[[#Signed]]
; CHECK-NEXT: OpBitcast %[[#Word]] %[[#Number]]
; CHECK: %[[#Left:]] = OpBitcast %[[#Signed]] %[[#Loaded]]
; CHECK-NEXT: %[[#Shifted:]] = OpShiftRightArithmetic %[[#Signed]] %[[#Left]] %{{[0-9]+}}
; CHECK-NEXT: OpBitcast %[[#Word]] %[[#Shifted]]
; CHECK: OpSLessThan %{{[0-9]+}} %[[#Loaded]]
; CHECK: %[[#Quotient:]] = OpSDiv %[[#Signed]]
; CHECK: OpBitcast %[[#Word]] %[[#Quotient]]
; CHECK: %[[#Least:]] = OpExtInst %[[#Signed]] %{{[0-9]+}} SMin
; CHECK: OpBitcast %[[#Word]] %[[#Least]]
; CHECK: OpExtInst %[[#Vector]] %{{[0-9]+}} SClamp
; CHECK: %[[#Exponent:]] = OpBitcast %[[#Vector]] %{{[0-9]+}}
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} Ldexp %{{[0-9]+}} %[[#Exponent]]
define spir_kernel void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, float %y, i32 %z) {
  %x = load i32, ptr addrspace(1) %p
  %float = sitofp i32 %x to float
  store volatile float %float, ptr addrspace(1) %q
  %number = fptosi float %y to i32
  store volatile i32 %number, ptr addrspace(1) %q
  %shifted = ashr i32 %x, 3
  store volatile i32 %shifted, ptr addrspace(1) %q
  %less = icmp slt i32 %x, %z
  %word = zext i1 %less to i32
  store volatile i32 %word, ptr addrspace(1) %q
  %quotient = sdiv i32 %x, 5
  store volatile i32 %quotient, ptr addrspace(1) %q
  %least = call i32 @_Z17__spirv_ocl_s_minii(i32 %x, i32 %z)
  store volatile i32 %least, ptr addrspace(1) %q
  %pair = load <2 x i32>, ptr addrspace(1) %p
  %clamped = call <2 x i32> @_Z19__spirv_ocl_s_clampDv2_iS_S_(<2 x i32> %pair, <2 x i32> %pair, <2 x i32> zeroinitializer)
  store volatile <2 x i32> %clamped, ptr addrspace(1) %q
  %scaled = call <2 x float> @_Z5ldexpDv2_fi(<2 x float> <float 1.0, float 2.0>, i32 %x)
  store volatile <2 x float> %scaled, ptr addrspace(1) %q
  ret void
}

declare i32 @_Z17__spirv_ocl_s_minii(i32, i32)
declare <2 x float> @_Z5ldexpDv2_fi(<2 x float>, i32)
declare <2 x i32> @_Z19__spirv_ocl_s_clampDv2_iS_S_(<2 x i32>, <2 x i32>, <2 x i32>)
