; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#Names:]] "names"
; CHECK-DAG: OpName %[[#First:]] "first"
; CHECK-DAG: OpName %[[#Second:]] "second"
; CHECK-DAG: %[[#Byte:]] = OpTypeInt 8 0
; CHECK-DAG: %[[#BytePtr:]] = OpTypePointer UniformConstant %[[#Byte]]
; CHECK-DAG: %[[#Array:]] = OpTypeArray %[[#BytePtr]] %{{[0-9]+}}
; CHECK-DAG: %[[#FirstByte:]] = OpSpecConstantOp %[[#BytePtr]] {{[A-Za-z]+}} %[[#First]]
; CHECK-DAG: %[[#SecondByte:]] = OpSpecConstantOp %[[#BytePtr]] {{[A-Za-z]+}} %[[#Second]]
; CHECK-DAG: %[[#Value:]] = OpSpecConstantComposite %[[#Array]] %[[#FirstByte]] %[[#SecondByte]]
; CHECK-DAG: %[[#Names]] = OpVariable %{{[0-9]+}} UniformConstant %[[#Value]]
@first = private addrspace(2) constant [2 x i8] c"a\00"
@second = private addrspace(2) constant [3 x i8] c"bc\00"
@names = addrspace(2) constant [2 x ptr addrspace(2)] [ptr addrspace(2) @first, ptr addrspace(2) @second]
