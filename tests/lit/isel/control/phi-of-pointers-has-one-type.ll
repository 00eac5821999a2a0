; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpName %[[#First:]] "p"
; CHECK-DAG: OpName %[[#Second:]] "q"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Ptr:]] = OpTypePointer CrossWorkgroup %[[#Float]]
; CHECK-DAG: %[[#Null:]] = OpConstantNull %[[#Ptr]]
; CHECK: OpPhi %[[#Ptr]] %[[#First]] %{{[0-9]+}} %[[#Second]] %{{[0-9]+}} %[[#Null]] %{{[0-9]+}}{{$}}
define float @f(i32 %x, ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  switch i32 %x, label %other [ i32 1, label %one
                                i32 2, label %end ]
one:
  br label %end
other:
  br label %end
end:
  %r = phi ptr addrspace(1) [ %p, %entry ], [ %q, %one ], [ null, %other ]
  %v = load float, ptr addrspace(1) %r
  ret float %v
}
