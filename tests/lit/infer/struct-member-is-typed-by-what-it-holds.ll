; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The members of a struct type have one pointee each, for all structs of that type in the module.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Double:]] = OpTypeFloat 64
; CHECK-DAG: %[[#Data:]] = OpTypePointer CrossWorkgroup %[[#Double]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#Data]] %[[#Int]]
; CHECK: OpFunction
; CHECK-NOT: OpBitcast
; CHECK: OpLoad %[[#Data]]
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), i32 }

define spir_kernel void @f(ptr byval(%view) %v) {
  %data = getelementptr inbounds %view, ptr %v, i64 0, i32 0
  %p = load ptr addrspace(1), ptr %data
  store double 1.0, ptr addrspace(1) %p
  ret void
}
