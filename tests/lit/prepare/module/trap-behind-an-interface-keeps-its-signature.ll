; RUN: pyllc -mtriple=spirv64 -stop-after=unwinding %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_linkonce_odr %s -o - | filecheck %s --check-prefix=WORDS

; What other modules link to, or what the host launches, has the type that they know: what this
; module calls is a body of its own. Without a call in here no body is needed.

; CHECK: define spir_func i32 @exported(i32 %i) {
; CHECK: %[[BOTH:.*]] = call spir_func { i32, i1 } @exported.body(i32 %i)
; CHECK-NEXT: %[[VALUE:.*]] = extractvalue { i32, i1 } %[[BOTH]], 0
; CHECK-NEXT: ret i32 %[[VALUE]]
; CHECK: define linkonce_odr spir_func void @merged(i32 %i) {
; CHECK: call spir_func i1 @merged.body.body(i32 %i)
; CHECK-NEXT: ret void
; CHECK: define spir_func ptr addrspace(1) @lonely(
; CHECK: phi ptr addrspace(1) [ null, %bad ], [ %p, %good ]
; CHECK-NEXT: ret ptr addrspace(1)
; CHECK: define spir_kernel void @inner(
; CHECK: call i1 @inner.body(
; CHECK-NEXT: ret void
; CHECK: define spir_kernel void @outer(
; CHECK: call i1 @inner.body(
; CHECK: call spir_func { i32, i1 } @exported.body(
; CHECK: call spir_func i1 @merged.body.body(
; CHECK: define internal void @merged.body()
; CHECK: define spir_func i32 @second(i32 {{.*}}) {
; CHECK: call spir_func { i32, i1 } @exported.body(
; CHECK: define internal spir_func { i32, i1 } @exported.body(
; CHECK: define internal spir_func i1 @merged.body.body(
; CHECK: define internal i1 @inner.body(

; WORDS-DAG: OpEntryPoint Kernel %{{[0-9]+}} "inner"
; WORDS-DAG: OpEntryPoint Kernel %{{[0-9]+}} "outer"
; WORDS-DAG: LinkageAttributes "exported" Export
; WORDS-DAG: LinkageAttributes "merged" LinkOnceODR
; WORDS-DAG: LinkageAttributes "second" Export
; WORDS-NOT: LinkageAttributes "exported.body"
declare void @llvm.trap()

@second = alias i32 (i32), ptr @exported

define spir_func i32 @exported(i32 %i) {
  %c = icmp eq i32 %i, 0
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  ret i32 %i
}

define linkonce_odr spir_func void @merged(i32 %i) {
  %c = icmp eq i32 %i, 0
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  ret void
}

define spir_func ptr addrspace(1) @lonely(ptr addrspace(1) %p, i32 %i) {
  %c = icmp eq i32 %i, 0
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  ret ptr addrspace(1) %p
}

define spir_kernel void @inner(ptr addrspace(1) %p, i32 %i) {
  %c = icmp eq i32 %i, 5
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  store i32 %i, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @outer(ptr addrspace(1) %p, i32 %i) {
  call spir_kernel void @inner(ptr addrspace(1) %p, i32 %i)
  %r = call spir_func i32 @exported(i32 %i)
  call spir_func void @merged(i32 %r)
  call void @merged.body()
  store i32 %r, ptr addrspace(1) %p
  ret void
}

define internal void @merged.body() {
  ret void
}
