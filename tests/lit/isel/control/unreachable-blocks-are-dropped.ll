; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Entry:]] = OpLabel
; CHECK-NEXT: OpBranch %[[#End:]]{{$}}
; CHECK-NEXT: %[[#End]] = OpLabel
; CHECK-NEXT: %[[#Phi:]] = OpPhi %{{[0-9]+}} %{{[0-9]+}} %[[#Entry]]{{$}}
; CHECK-NEXT: OpReturnValue %[[#Phi]]
; CHECK-NEXT: OpFunctionEnd
define i32 @f(i32 %x) {
entry:
  br label %end
dead:
  %y = mul i32 %x, %z
  %z = add i32 %y, %x
  br label %end
end:
  %r = phi i32 [ %x, %entry ], [ %y, %dead ]
  ret i32 %r
}
