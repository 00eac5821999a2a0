; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The instruction says what its pointer points to: the result's type, or as many i32.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Vector:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ints:]] = OpTypeVector %[[#Int]] 4
; CHECK-DAG: %[[#GlobalPtr:]] = OpTypePointer CrossWorkgroup %[[#Vector]]
; CHECK-DAG: %[[#LocalPtr:]] = OpTypePointer Workgroup %[[#Ints]]
; CHECK: %[[#Global:]] = OpFunctionParameter %[[#GlobalPtr]]
; CHECK: %[[#Local:]] = OpFunctionParameter %[[#LocalPtr]]
; CHECK: OpExtInst %[[#Vector]] %{{[0-9]+}} fract %{{[0-9]+}} %[[#Global]]
; CHECK: OpExtInst %[[#Vector]] %{{[0-9]+}} frexp %{{[0-9]+}} %[[#Local]]
define spir_func void @f(<4 x float> %value, ptr addrspace(1) %global, ptr addrspace(3) %local) {
  %1 = call spir_func <4 x float> @_Z5fractDv4_fPU3AS1S_(<4 x float> %value, ptr addrspace(1) %global)
  %2 = call spir_func <4 x float> @_Z5frexpDv4_fPU3AS3Dv4_i(<4 x float> %value, ptr addrspace(3) %local)
  ret void
}

declare spir_func <4 x float> @_Z5fractDv4_fPU3AS1S_(<4 x float>, ptr addrspace(1))
declare spir_func <4 x float> @_Z5frexpDv4_fPU3AS3Dv4_i(<4 x float>, ptr addrspace(3))
