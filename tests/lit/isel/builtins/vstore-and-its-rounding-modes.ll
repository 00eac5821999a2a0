; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Void:]] = OpTypeVoid
; CHECK: %[[#Data:]] = OpFunctionParameter
; CHECK: %[[#Floats:]] = OpFunctionParameter
; CHECK: %[[#Halves:]] = OpFunctionParameter
; CHECK: OpExtInst %[[#Void]] %{{[0-9]+}} vstoren %[[#Data]] %{{[0-9]+}} %[[#Floats]]{{$}}
; CHECK-NEXT: OpExtInst %[[#Void]] %{{[0-9]+}} vstore_halfn %[[#Data]] %{{[0-9]+}} %[[#Halves]]{{$}}
; CHECK-NEXT: OpExtInst %[[#Void]] %{{[0-9]+}} vstore_halfn_r %[[#Data]] %{{[0-9]+}} %[[#Halves]] RTE
; CHECK-NEXT: OpExtInst %[[#Void]] %{{[0-9]+}} vstorea_halfn_r %[[#Data]] %{{[0-9]+}} %[[#Halves]] RTP
define spir_func void @f(<2 x float> %data, ptr addrspace(3) %floats, ptr addrspace(3) %halves) {
  call spir_func void @_Z7vstore2Dv2_fmPU3AS3f(<2 x float> %data, i64 0, ptr addrspace(3) %floats)
  call spir_func void @_Z12vstore_half2Dv2_fmPU3AS3Dh(<2 x float> %data, i64 0, ptr addrspace(3) %halves)
  call spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS3Dh(<2 x float> %data, i64 0, ptr addrspace(3) %halves)
  call spir_func void @_Z17vstorea_half2_rtpDv2_fmPU3AS3Dh(<2 x float> %data, i64 0, ptr addrspace(3) %halves)
  ret void
}

declare spir_func void @_Z7vstore2Dv2_fmPU3AS3f(<2 x float>, i64, ptr addrspace(3))
declare spir_func void @_Z12vstore_half2Dv2_fmPU3AS3Dh(<2 x float>, i64, ptr addrspace(3))
declare spir_func void @_Z16vstore_half2_rteDv2_fmPU3AS3Dh(<2 x float>, i64, ptr addrspace(3))
declare spir_func void @_Z17vstorea_half2_rtpDv2_fmPU3AS3Dh(<2 x float>, i64, ptr addrspace(3))
