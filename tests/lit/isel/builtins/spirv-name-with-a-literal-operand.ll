; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The grammar says which arguments are literals; those of scope and semantics are ids.

; CHECK: %[[#Scope:]] = OpConstant %{{[0-9]+}} 2{{$}}
; CHECK: %[[#Semantics:]] = OpConstant %{{[0-9]+}} 272{{$}}
; CHECK: OpGroupIAdd %{{[0-9]+}} %[[#Scope]] InclusiveScan %{{[0-9]+}}
; CHECK: OpControlBarrier %[[#Scope]] %[[#Scope]] %[[#Semantics]]
define spir_func void @f(i32 %value) {
  %1 = call spir_func i32 @_Z17__spirv_GroupIAddiii(i32 2, i32 1, i32 %value)
  call spir_func void @_Z22__spirv_ControlBarrieriii(i32 2, i32 2, i32 272)
  ret void
}

declare spir_func i32 @_Z17__spirv_GroupIAddiii(i32, i32, i32)
declare spir_func void @_Z22__spirv_ControlBarrieriii(i32, i32, i32)
