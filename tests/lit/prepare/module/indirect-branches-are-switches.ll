; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The block without an address cannot be reached, and its phi loses the operand. A block that is
; listed twice is one case.

; CHECK-DAG: %[[#Long:]] = OpTypeInt 64 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Long]] 1
; CHECK: OpSpecConstantOp %[[#]] ConvertUToPtr %[[#One]]
; CHECK: %[[#Place:]] = OpLoad
; CHECK-NEXT: %[[#Number:]] = OpConvertPtrToU %[[#Long]] %[[#Place]]
; CHECK-NEXT: OpSwitch %[[#Number]] %[[#First:]] 2 %[[#Second:]]
; CHECK-NEXT: %[[#First]] = OpLabel
; CHECK: OpReturn
; CHECK: %[[#Second]] = OpLabel
; CHECK: OpReturn
@table = internal constant [2 x ptr] [ptr blockaddress(@k, %a), ptr blockaddress(@k, %b)]

define spir_kernel void @k(ptr addrspace(1) %p, i32 %v) {
entry:
  %i = and i32 %v, 1
  %at = getelementptr [2 x ptr], ptr @table, i32 0, i32 %i
  %t = load ptr, ptr %at
  indirectbr ptr %t, [label %a, label %b, label %a, label %c]
a:
  %x = phi i32 [ 1, %entry ], [ 1, %entry ]
  store i32 %x, ptr addrspace(1) %p
  ret void
b:
  store i32 2, ptr addrspace(1) %p
  ret void
c:
  store i32 3, ptr addrspace(1) %p
  ret void
}
