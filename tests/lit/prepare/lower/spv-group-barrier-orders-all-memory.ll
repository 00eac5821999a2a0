; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The barrier of a group is also the fence of local and of global memory.

; CHECK:      %[[#TypeVoid:]] = OpTypeVoid
; CHECK-NEXT: %[[#TypeFunction:]] = OpTypeFunction %[[#TypeVoid]]
; CHECK-NEXT: %[[#TypeInt:]] = OpTypeInt 32 0
; CHECK-NEXT: %[[#Constant:]] = OpConstant %[[#TypeInt]] 2
; CHECK-NEXT: %[[#Constant2:]] = OpConstant %[[#TypeInt]] 784
; CHECK-NEXT: %[[#Function:]] = OpFunction %[[#TypeVoid]] None %[[#TypeFunction]]
; CHECK-NEXT: %[[#Label:]] = OpLabel
; CHECK-NEXT: OpControlBarrier %[[#Constant]] %[[#Constant]] %[[#Constant2]]
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

declare void @llvm.spv.group.memory.barrier.with.group.sync()

define spir_kernel void @f() {
  call void @llvm.spv.group.memory.barrier.with.group.sync()
  ret void
}
