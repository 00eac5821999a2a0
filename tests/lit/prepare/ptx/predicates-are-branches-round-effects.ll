; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; A register keeps its value where the predicate is off. An instruction without effects is chosen.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @branches(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %on)
; CHECK-NEXT: %x = call i32 @asm.0(ptr addrspace(1) %p, i1 %on, i32 5)
; CHECK-NEXT: call void @asm.1(ptr addrspace(1) %q, i32 %x, i1 %on)
; CHECK-NEXT: ret void
define ptx_kernel void @branches(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %on) {
  %x = call i32 asm sideeffect "mov.u32 $0, $3;\0A\09@$2 ld.global.b32 { $0 }, [ $1 + 0 ];", "=r,l,b,r"(ptr addrspace(1) %p, i1 %on, i32 5)
  call void asm sideeffect "@!$2 st.global.b32 [ $0 + 0 ], { $1 };", "l,r,b"(ptr addrspace(1) %q, i32 %x, i1 %on)
  ret void
}

; CHECK-LABEL: define spir_kernel void @chosen(ptr addrspace(1) %p, i32 %a, i1 %on)
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i32 %a, 1
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %on, i32 %[[Add]], i32 %a
; CHECK-NEXT: store i32 %[[Select]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @chosen(ptr addrspace(1) %p, i32 %a, i1 %on) {
  %x = call i32 asm "mov.b32 $0, $1; @$2 add.s32 $0, $1, 1;", "=r,r,b"(i32 %a, i1 %on)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @special(ptr addrspace(1) %p, i1 %on)
; CHECK-NEXT: %x = call i32 @asm.3(ptr addrspace(1) %p, i1 %on)
; CHECK-NEXT: store i32 %x, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @special(ptr addrspace(1) %p, i1 %on) {
  %x = call i32 asm sideeffect "@$2 st.global.b32 [$1], %tid.x; mov.u32 $0, %tid.x;", "=r,l,b"(ptr addrspace(1) %p, i1 %on)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @known(ptr addrspace(1) %p)
; CHECK-NEXT: store i32 3, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @known(ptr addrspace(1) %p) {
  call void asm sideeffect "@$1 st.global.b32 [ $0 + 0 ], 3;", "l,b"(ptr addrspace(1) %p, i1 true)
  ret void
}

; CHECK-LABEL: define internal i32 @asm.0(ptr addrspace(1) %a0, i1 %a1, i32 %a2)
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %a1, label %guarded1, label %end1
; CHECK: guarded1:
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr addrspace(1) %a0, align 4
; CHECK-NEXT: br label %end1
; CHECK: end1:
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi i32 [ %[[Load]], %guarded1 ], [ %a2, %entry ]
; CHECK-NEXT: ret i32 %[[Phi]]

; CHECK-LABEL: define internal void @asm.1(ptr addrspace(1) %a0, i32 %a1, i1 %a2)
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i1 %a2, true
; CHECK-NEXT: br i1 %[[Xor]], label %guarded1, label %end1
; CHECK: guarded1:
; CHECK-NEXT: store i32 %a1, ptr addrspace(1) %a0, align 4
; CHECK-NEXT: br label %end1
; CHECK: end1:
; CHECK-NEXT: ret void

; CHECK-LABEL: define internal i32 @asm.3(ptr addrspace(1) %a0, i1 %a1)
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %a1, label %guarded1, label %end1
; CHECK: guarded1:
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: store i32 %[[Call]], ptr addrspace(1) %a0, align 4
; CHECK-NEXT: br label %end1
; CHECK: end1:
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: ret i32 %[[Call2]]
