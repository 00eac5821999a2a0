; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A struct's member has one type, wherever the struct lies.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: OpName %[[#Two:]] "two"
; CHECK-DAG: OpName %[[#Callee:]] "make"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#Type]] %
; CHECK-DAG: %[[#Two]] = OpTypeStruct %[[#View]] %[[#View]]{{$}}
; CHECK: %[[#Callee]] = OpFunction %[[#Two]] None
; CHECK-NEXT: OpFunctionParameter %[[#Type]]
; CHECK-NEXT: OpFunctionParameter %[[#View]]{{$}}
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionCall %[[#Two]] %[[#Callee]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), i32 }
%two = type { %view, %view }
define internal %two @make(ptr addrspace(1) %p, %view %w) {
  %a = insertvalue %two poison, %view %w, 0
  %b = insertvalue %two %a, ptr addrspace(1) %p, 1, 0
  ret %two %b
}
define spir_kernel void @f(ptr addrspace(1) %p, ptr byval(%view) %x) {
  %w = load %view, ptr %x
  %v = call %two @make(ptr addrspace(1) %p, %view %w)
  %q = extractvalue %two %v, 1, 0
  store float 1.0, ptr addrspace(1) %q
  %y = extractvalue %two %v, 0
  %r = extractvalue %view %y, 0
  store float 1.0, ptr addrspace(1) %r
  ret void
}
