; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; The stated type of one operand is one opinion, though three cases of the switch bring it.

; CHECK-DAG: OpName %[[#Ints:]] "a"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Type:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK: %[[#Cast:]] = OpBitcast
; CHECK-SAME: %[[#Type]] %[[#Ints]]{{$}}
; CHECK-NOT: OpBitcast
; CHECK: OpPhi %[[#Type]] %[[#Cast]] %
; CHECK-NOT: OpBitcast
; CHECK: OpFunctionEnd
define spir_kernel void @f(i32 %n, ptr addrspace(1) byval(i32) %a, ptr addrspace(1) %b, i1 %c) {
entry:
  switch i32 %n, label %other [ i32 0, label %join
                                i32 5, label %join
                                i32 7, label %join ]
other:
  br label %join
join:
  %p = phi ptr addrspace(1) [ %a, %entry ], [ %a, %entry ], [ %a, %entry ], [ %b, %other ]
  store float 1.0, ptr addrspace(1) %p
  br i1 %c, label %then, label %end
then:
  store float 2.0, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
