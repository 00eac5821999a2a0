; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The matrix points to rows, and a row to doubles.

; CHECK-DAG: OpName %[[#Row:]] "row"
; CHECK-DAG: OpName %[[#Matrix:]] "matrix"
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Data:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK-DAG: %[[#Row]] = OpTypeStruct %[[#Data]] %
; CHECK-DAG: %[[#Rows:]] = OpTypePointer CrossWorkgroup %[[#Row]]{{$}}
; CHECK-DAG: %[[#Matrix]] = OpTypeStruct %[[#Rows]] %
; CHECK: OpFunctionParameter
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Rows]] %
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Data]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%row = type { ptr addrspace(1), i64 }
%matrix = type { ptr addrspace(1), i64 }
define spir_kernel void @f(ptr byval(%matrix) %m, i64 %i, i64 %j) {
  %rows = load ptr addrspace(1), ptr %m
  %at = getelementptr inbounds %row, ptr addrspace(1) %rows, i64 %i, i32 0
  %row = load ptr addrspace(1), ptr addrspace(1) %at
  %e = getelementptr inbounds double, ptr addrspace(1) %row, i64 %j
  store double 1.0, ptr addrspace(1) %e
  ret void
}
