; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: OpUndef
; CHECK: %[[#Sum:]] = OpFunctionCall
; CHECK-NEXT: OpBranch
; CHECK: OpFunctionCall %[[#]] %[[#]] %[[#Sum]]
; CHECK-NEXT: OpBranch
; CHECK: OpStore
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd
define spir_kernel void @k(ptr addrspace(1) %p, i32 %v) personality ptr @__gxx_personality_v0 {
  %x = invoke i32 @told(i32 %v) to label %ok unwind label %bad
ok:
  %y = invoke i32 @plain(i32 %x) to label %done unwind label %bad
done:
  store i32 %y, ptr addrspace(1) %p
  ret void
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

declare i32 @told(i32) nounwind

define i32 @plain(i32 %a) {
  %r = call i32 @told(i32 %a)
  ret i32 %r
}

declare i32 @__gxx_personality_v0(...)
