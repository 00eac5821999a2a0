; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The OpenCL SPIR-V environment specification has no OpTypeBool among the types of kernel arguments.
; A function keeps it, the body of a kernel that is called included.

; CHECK-DAG:   %[[Bool:[0-9]+]] = OpTypeBool
; CHECK-DAG:   %[[Byte:[0-9]+]] = OpTypeInt 8 0
; CHECK-DAG:   %[[Int:[0-9]+]] = OpTypeInt 32 0
; CHECK-DAG:   %[[Zero:[0-9]+]] = OpConstant %[[Byte]] 0

; CHECK:       OpFunctionParameter %[[Bool]]
declare void @passed(i1)

; CHECK:       OpFunctionParameter %[[Int]]
; CHECK-NEXT:  %[[Flag:[0-9]+]] = OpFunctionParameter %[[Byte]]
; CHECK-NEXT:  OpLabel
; CHECK-NEXT:  %[[Test:[0-9]+]] = OpINotEqual %[[Bool]] %[[Flag]] %[[Zero]]
; CHECK-NEXT:  OpFunctionCall {{.*}} %[[Test]]
define spir_kernel void @taken(i32 %wide, i1 zeroext %flag) {
  call void @passed(i1 %flag)
  ret void
}

; CHECK:       OpFunctionParameter %[[Byte]]
; CHECK-NEXT:  OpLabel
; CHECK-NEXT:  OpINotEqual %[[Bool]]
; CHECK:       OpFunctionCall {{.*}} %[[Body:[0-9]+]] %
define spir_kernel void @called(i1 %flag) {
  call void @passed(i1 %flag)
  ret void
}

; CHECK:       OpFunctionCall {{.*}} %[[Body]]
; CHECK:       %[[Body]] = OpFunction
; CHECK-NEXT:  OpFunctionParameter %[[Bool]]
define spir_kernel void @calls() {
  call spir_kernel void @called(i1 true)
  ret void
}
