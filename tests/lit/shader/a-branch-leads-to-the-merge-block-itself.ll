; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s

; No block stands between a condition and its merge block only to lead there.
; CHECK: OpSelectionMerge %[[#Merge:]] None
; CHECK-NEXT: OpBranchConditional %{{[0-9]+}} %[[#Then:]] %[[#Merge]]
; CHECK-NEXT: %[[#Then]] = OpLabel
; CHECK: OpAtomicStore
; CHECK-NEXT: OpBranch %[[#Merge]]
; CHECK-NEXT: %[[#Merge]] = OpLabel
; CHECK-NEXT: OpReturn
define spir_kernel void @f(ptr addrspace(1) %p, i32 %n) {
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %then, label %end
then:
  store atomic i32 %n, ptr addrspace(1) %p monotonic, align 4
  br label %end
end:
  ret void
}
