; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; Vectors of more than four lanes and aggregates are members of the push constants part by part,
; where the host puts the bytes of the whole.

; CHECK-DAG: OpMemberDecorate %[[#Block:]] 0 Offset 0
; CHECK-DAG: OpMemberDecorate %[[#Block]] 1 Offset 16
; CHECK-DAG: OpMemberDecorate %[[#Block]] 2 Offset 32
; CHECK-DAG: OpMemberDecorate %[[#Block]] 3 Offset 40
; CHECK-DAG: OpMemberDecorate %[[#Block]] 4 Offset 48
; CHECK-DAG: OpMemberDecorate %[[#Block]] 5 Offset 52
; CHECK-DAG: OpMemberDecorate %[[#Block]] 6 Offset 54
; CHECK-DAG: %[[#Word:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Four:]] = OpTypeVector %[[#Float]] 4
; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#Short:]] = OpTypeInt 16 0
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#Block]] = OpTypeStruct %[[#Four]] %[[#Four]] %[[#Long]] %[[#Long]] %[[#Word]] %[[#Short]] %[[#Byte]]
; CHECK-DAG: %[[#C0:]] = OpConstant %[[#Word]] 0{{$}}
; CHECK-DAG: %[[#C1:]] = OpConstant %[[#Word]] 1{{$}}
; CHECK-DAG: %[[#C6:]] = OpConstant %[[#Word]] 6{{$}}
; CHECK-DAG: %[[#C32:]] = OpConstant %[[#Word]] 32{{$}}
; CHECK-DAG: %[[#C40:]] = OpConstant %[[#Word]] 40{{$}}
; CHECK: OpInBoundsAccessChain %{{[0-9]+}} %[[#Var:]] %[[#C0]]
; CHECK: OpLoad %[[#Four]]
; CHECK: OpInBoundsAccessChain %{{[0-9]+}} %[[#Var]] %[[#C1]]
; CHECK: OpLoad %[[#Four]]
; CHECK: OpInBoundsAccessChain %{{[0-9]+}} %[[#Var]] %[[#C6]]
; CHECK: %[[#Flag:]] = OpLoad %[[#Byte]]
; CHECK: OpINotEqual %{{[0-9]+}} %[[#Flag]]
; CHECK: OpFAdd %[[#Four]]
; CHECK: OpFunctionEnd

; Behind an address a vector is loaded as one, however it is aligned there.

; CHECK: OpLoad %[[#Four]] %{{[0-9]+}} Aligned|NonPrivatePointer 4
; CHECK: OpFunctionEnd
; CHECK: ArgumentPodPushConstant %{{[0-9]+}} %[[#C0]] %[[#C0]] %[[#C32]]
; CHECK: ArgumentPointerPushConstant %{{[0-9]+}} %[[#C1]] %[[#C32]]
; CHECK: ArgumentPodPushConstant %{{[0-9]+}} %{{[0-9]+}} %[[#C40]] %{{[0-9]+}}
define spir_kernel void @k(<8 x float> %v, ptr addrspace(1) %p, { i64, [1 x i32], i16, { i1 } } %s) {
  %low = shufflevector <8 x float> %v, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %high = shufflevector <8 x float> %v, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %sum = fadd <4 x float> %low, %high
  %flag = extractvalue { i64, [1 x i32], i16, { i1 } } %s, 3, 0
  %number = extractvalue { i64, [1 x i32], i16, { i1 } } %s, 1, 0
  %wide = select i1 %flag, i32 %number, i32 0
  store <4 x float> %sum, ptr addrspace(1) %p
  store volatile i32 %wide, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @behind(ptr addrspace(1) %p, [40 x i32] %many, <4 x float> %v) {
  store <4 x float> %v, ptr addrspace(1) %p
  ret void
}
