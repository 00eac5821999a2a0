; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; LLVM has an operand for each edge, OpPhi for each parent block. Readers that make LLVM IR of SPIR-V
; mix the two up, so several edges from a switch meet in a block of their own.

; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK: = OpLabel
; CHECK-NEXT: OpSwitch %[[#Value]] %[[#Other:]] 1 %[[#Both:]]
; CHECK-SAME: 2 %[[#Both]]{{$}}
; CHECK: %[[#Both]] = OpLabel
; CHECK-NEXT: OpBranch %[[#End:]]
; CHECK: %[[#Other]] = OpLabel
; CHECK: %[[#End]] = OpLabel
; CHECK-NEXT: OpPhi %[[#Int]] %[[#Value]] %[[#Both]] %[[#One]] %[[#Other]]{{$}}
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  br label %end
end:
  %phi = phi i32 [ %x, %entry ], [ %x, %entry ], [ 1, %other ]
  ret i32 %phi
}

; Two switches and two targets; to the second of these leads one case of each switch.
; CHECK: OpFunctionParameter
; CHECK: %[[#First:]] = OpLabel
; CHECK-NEXT: OpSwitch %{{[0-9]+}} %[[#Next:]] 1 %[[#EdgeA:]] 2 %[[#EdgeA]] 3 %[[#Last:]]{{$}}
; CHECK: %[[#EdgeA]] = OpLabel
; CHECK-NEXT: OpBranch %[[#Join:]]
; CHECK: %[[#Next]] = OpLabel
; CHECK-NEXT: OpSwitch %{{[0-9]+}} %[[#EdgeB:]] 1 %[[#Last]] 2 %[[#EdgeB]]{{$}}
; CHECK: %[[#EdgeB]] = OpLabel
; CHECK-NEXT: OpBranch %[[#Join]]
; CHECK: %[[#Join]] = OpLabel
; CHECK-NEXT: OpPhi %{{[0-9]+}} %{{[0-9]+}} %[[#EdgeA]] %{{[0-9]+}} %[[#EdgeB]]{{$}}
; CHECK: %[[#Last]] = OpLabel
; CHECK-NEXT: OpPhi %{{[0-9]+}} %{{[0-9]+}} %[[#First]] %{{[0-9]+}} %[[#Next]] %{{[0-9]+}} %[[#Join]]{{$}}
define i32 @two(i32 %x, i32 %y) {
first:
  switch i32 %x, label %next [ i32 1, label %join
                               i32 2, label %join
                               i32 3, label %last ]
next:
  switch i32 %y, label %join [ i32 1, label %last
                               i32 2, label %join ]
join:
  %a = phi i32 [ 1, %first ], [ 1, %first ], [ 2, %next ], [ 2, %next ]
  br label %last
last:
  %b = phi i32 [ 3, %first ], [ 4, %next ], [ %a, %join ]
  ret i32 %b
}

; Without a phi there is nothing to mix up.
; CHECK: OpSwitch %{{[0-9]+}} %[[#Other2:]] 1 %[[#Plain:]] 2 %[[#Plain]]{{$}}
; CHECK-NEXT: %[[#Other2]] = OpLabel
define void @plain(i32 %x, ptr addrspace(1) %p) {
  switch i32 %x, label %other [ i32 1, label %end
                                i32 2, label %end ]
other:
  store i32 0, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
