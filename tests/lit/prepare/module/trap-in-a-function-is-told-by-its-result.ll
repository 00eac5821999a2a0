; RUN: pyllc -mtriple=spirv64 -stop-after=unwinding %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WORDS

; The caller returns as well, before anything that stands behind the call. The notes on the call are
; about the result without its flag.

; CHECK: define internal { i32, i1 } @checked(i32 %i, i32 %n) {
; CHECK: bad:
; CHECK-NEXT: br label %exit
; CHECK: good:
; CHECK-NEXT: %[[PAIR:.*]] = insertvalue { i32, i1 } { i32 undef, i1 false }, i32 %i, 0
; CHECK-NEXT: br label %exit
; CHECK: exit:
; CHECK-NEXT: %[[ANY:.*]] = phi { i32, i1 } [ { i32 0, i1 true }, %bad ], [ %[[PAIR]], %good ]
; CHECK-NEXT: ret { i32, i1 } %[[ANY]]

; CHECK: define spir_kernel void @k(
; CHECK-NEXT: %[[BOTH:.*]] = call { i32, i1 } @checked(i32 %i, i32 %n){{$}}
; CHECK-NEXT: %[[FLAG:.*]] = extractvalue { i32, i1 } %[[BOTH]], 1
; CHECK-NEXT: br i1 %[[FLAG]], label %trapped, label %[[#JOIN:]]
; CHECK: trapped:
; CHECK-NEXT: br label %exit
; CHECK: [[#JOIN]]:
; CHECK-NEXT: %j = extractvalue { i32, i1 } %[[BOTH]], 0
; CHECK: store i32 42
; CHECK-NEXT: br label %exit
; CHECK: exit:
; CHECK-NEXT: ret void

; WORDS: %[[#Pair:]] = OpTypeStruct %[[#]] %[[#]]
; WORDS: %[[#Both:]] = OpFunctionCall %[[#Pair]]
; WORDS: OpCompositeExtract %{{[0-9]+}} %[[#Both]] 1
; WORDS-NEXT: OpBranchConditional
declare void @llvm.trap()

define internal zeroext i32 @checked(i32 %i, i32 %n) noreturn {
  %c = icmp uge i32 %i, %n
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  ret i32 %i
}

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i, i32 %n) {
  %j = tail call zeroext i32 @checked(i32 %i, i32 %n), !range !0
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %j
  store i32 42, ptr addrspace(1) %q
  ret void
}

!0 = !{i32 0, i32 1000}
