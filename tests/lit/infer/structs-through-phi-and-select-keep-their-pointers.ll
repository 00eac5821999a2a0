; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Whole structs are joined, and the pointer member of the joined one is stored through.

; CHECK-DAG: OpName %[[#View:]] "view"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#View]] = OpTypeStruct %[[#Type]] %
; CHECK-NOT: OpBitcast
; CHECK: %[[#Select:]] = OpSelect %[[#Type]]
; CHECK-NOT: OpBitcast
; CHECK: %[[#Phi:]] = OpPhi %[[#Type]] %[[#Select]] %
; CHECK-NOT: OpBitcast
; CHECK: OpStore %[[#Phi]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
%view = type { ptr addrspace(1), i32 }
define spir_kernel void @f(ptr byval(%view) %x, ptr byval(%view) %y, ptr byval(%view) %z, i32 %n) {
entry:
  %a = load %view, ptr %x
  %b = load %view, ptr %y
  %c = icmp eq i32 %n, 0
  %d = select i1 %c, %view %a, %view %b
  br i1 %c, label %then, label %join
then:
  %e = load %view, ptr %z
  br label %join
join:
  %v = phi %view [ %d, %entry ], [ %e, %then ]
  %p = extractvalue %view %v, 0
  store float 1.0, ptr addrspace(1) %p
  ret void
}
