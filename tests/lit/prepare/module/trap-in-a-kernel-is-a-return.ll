; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -trap=return --spirv-ext=+SPV_KHR_abort %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 -trap=unreachable %s -o - | filecheck %s --check-prefix=PROMISED
; RUN: pyllc -mtriple=spirv64v1.6 -trap=abort --spirv-ext=+SPV_KHR_abort %s -o - | filecheck %s --check-prefix=ABORTS
; RUN: pyllc -mtriple=spirv64v1.6 --spirv-ext=+SPV_KHR_abort %s -o - | filecheck %s --check-prefix=ABORTS
; NEW-SPIRV-VAL

; OpUnreachable is a promise to the consumer, which would drop the test and store anyway. Nothing is
; left of the declaration either. There is one OpReturn, as frontends have it: runtimes for CPUs are
; not at ease with more.

; CHECK-NOT: Import
; CHECK: OpBranchConditional %{{[0-9]+}} %[[#Bad:]] %[[#Good:]]
; CHECK-NEXT: %[[#Bad]] = OpLabel
; CHECK-NEXT: OpBranch %[[#End:]]
; CHECK-NEXT: %[[#Good]] = OpLabel
; CHECK-NEXT: OpPtrAccessChain
; CHECK-NEXT: OpStore
; CHECK-NEXT: OpBranch %[[#End]]
; CHECK-NEXT: %[[#End]] = OpLabel
; CHECK-NEXT: OpReturn
; CHECK-NEXT: OpFunctionEnd

; PROMISED: %[[#Bad:]] = OpLabel
; PROMISED: OpUnreachable

; ABORTS: OpAbortKHR
; ABORTS-NOT: OpUnreachable
declare void @llvm.trap()

define spir_kernel void @k(ptr addrspace(1) %p, i32 %i, i32 %n) {
  %c = icmp uge i32 %i, %n
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 42, ptr addrspace(1) %q
  ret void
}
