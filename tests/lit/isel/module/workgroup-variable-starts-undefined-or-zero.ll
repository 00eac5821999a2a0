; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Local memory is undefined when a kernel starts; a zero that the module asks for is passed on.

; CHECK-DAG: OpName %[[#Undefined:]] "undefined"
; CHECK-DAG: OpName %[[#Zero:]] "zero"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer Workgroup %[[#Int]]
; CHECK-DAG: %[[#Nought:]] = OpConstant %[[#Int]] 0
; CHECK-DAG: %[[#Undefined]] = OpVariable %[[#Ptr]] Workgroup{{$}}
; CHECK-DAG: %[[#Zero]] = OpVariable %[[#Ptr]] Workgroup %[[#Nought]]
@undefined = internal addrspace(3) global i32 undef, align 4
@zero = internal addrspace(3) global i32 zeroinitializer, align 4

define spir_kernel void @k() {
  ret void
}
