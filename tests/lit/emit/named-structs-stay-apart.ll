; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Two structs of equal members are two types, as they are in LLVM.

; CHECK-DAG: OpName %[[#First:]] "a"
; CHECK-DAG: OpName %[[#Second:]] "b"
; CHECK-DAG: %[[#First]] = OpTypeStruct
; CHECK-DAG: %[[#Second]] = OpTypeStruct
; CHECK: OpTypeFunction %{{[0-9]+}} %[[#First]] %[[#Second]]
%a = type { i32, float }
%b = type { i32, float }

define void @f(%a %x, %b %y) {
  ret void
}
