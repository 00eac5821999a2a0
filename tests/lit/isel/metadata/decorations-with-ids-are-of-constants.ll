; RUN: pyllc %s -o - | filecheck %s

; CHECK: OpName %[[#Pointer:]] "p"
; CHECK: OpDecorateId %[[#Pointer]] MaxByteOffsetId %[[#Bytes:]]
; CHECK: %[[#Bytes]] = OpConstant %{{[0-9]+}} 64
define spir_func void @f(ptr addrspace(1) %p) !spirv.ParameterDecorations !0 {
  ret void
}

!0 = !{!1}
!1 = !{!2}
!2 = !{i32 47, i32 64}
