; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; Where the size of the source is zero, zeros are written; nothing is to be waited for.

target triple = "nvptx64-nvidia-cuda"
@buffer = internal addrspace(3) global [64 x i32] poison, align 16

; CHECK-LABEL: define spir_kernel void @whole(ptr addrspace(1) %p)
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %p, i64 16
; CHECK-NEXT: %[[Load:[v0-9]+]] = load <4 x i32>, ptr addrspace(1) %[[Place]], align 16
; CHECK-NEXT: store <4 x i32> %[[Load]], ptr addrspace(3) @buffer, align 16
; CHECK-NEXT: ret void
define ptx_kernel void @whole(ptr addrspace(1) %p) {
  call void asm sideeffect "cp.async.cg.shared.global [ $0 + 0 ], [ $1 + 16 ], 0x10;", "r,l"(ptr addrspace(3) @buffer, ptr addrspace(1) %p)
  call void asm sideeffect "cp.async.commit_group ;", ""()
  call void asm sideeffect "cp.async.wait_group 0x0;", ""()
  ret void
}

; CHECK-LABEL: define spir_kernel void @sized(ptr addrspace(1) %p, i32 %n)
; CHECK-NEXT: call void @asm.3(ptr addrspace(3) @buffer, ptr addrspace(1) %p, i32 %n)
; CHECK-NEXT: ret void
define ptx_kernel void @sized(ptr addrspace(1) %p, i32 %n) {
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x8, $2;", "r,l,r"(ptr addrspace(3) @buffer, ptr addrspace(1) %p, i32 %n)
  ret void
}

; CHECK-LABEL: define spir_kernel void @predicated(ptr addrspace(1) %p, i1 %on)
; CHECK-NEXT: call void @asm.4(ptr addrspace(3) @buffer, ptr addrspace(1) %p, i1 %on)
; CHECK-NEXT: ret void
define ptx_kernel void @predicated(ptr addrspace(1) %p, i1 %on) {
  call void asm sideeffect "@$2 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4;", "r,l,b"(ptr addrspace(3) @buffer, ptr addrspace(1) %p, i1 %on)
  ret void
}

; CHECK-LABEL: define spir_kernel void @both(ptr addrspace(1) %p, i32 %n, i1 %on)
; CHECK-NEXT: call void @asm.5(ptr addrspace(3) @buffer, ptr addrspace(1) %p, i32 %n, i1 %on)
; CHECK-NEXT: ret void
define ptx_kernel void @both(ptr addrspace(1) %p, i32 %n, i1 %on) {
  call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, $2;", "r,l,r,b"(ptr addrspace(3) @buffer, ptr addrspace(1) %p, i32 %n, i1 %on)
  ret void
}

; CHECK-LABEL: define spir_kernel void @none(ptr addrspace(1) %p)
; CHECK-NEXT: store i32 0, ptr addrspace(3) @buffer, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @none(ptr addrspace(1) %p) {
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4, 0x0;", "r,l"(ptr addrspace(3) @buffer, ptr addrspace(1) %p)
  ret void
}

; CHECK-LABEL: define internal void @asm.3(ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2)
; CHECK-NEXT: entry:
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ne i32 %a2, 0
; CHECK-NEXT: br i1 %[[Icmp]], label %guarded1, label %end1
; CHECK: guarded1:
; CHECK-NEXT: %[[Load:[v0-9]+]] = load <2 x i32>, ptr addrspace(1) %a1, align 8
; CHECK-NEXT: br label %end1
; CHECK: end1:
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi <2 x i32> [ %[[Load]], %guarded1 ], [ zeroinitializer, %entry ]
; CHECK-NEXT: store <2 x i32> %[[Phi]], ptr addrspace(3) %a0, align 8
; CHECK-NEXT: ret void

; CHECK-LABEL: define internal void @asm.4(ptr addrspace(3) %a0, ptr addrspace(1) %a1, i1 %a2)
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %a2, label %guarded1, label %end1
; CHECK: guarded1:
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr addrspace(1) %a1, align 4
; CHECK-NEXT: store i32 %[[Load]], ptr addrspace(3) %a0, align 4
; CHECK-NEXT: br label %end1
; CHECK: end1:
; CHECK-NEXT: ret void

; CHECK-LABEL: define internal void @asm.5(ptr addrspace(3) %a0, ptr addrspace(1) %a1, i32 %a2, i1 %a3)
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %a3, label %guarded1, label %end1
; CHECK: guarded1:
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ne i32 %a2, 0
; CHECK-NEXT: br i1 %[[Icmp]], label %guarded2, label %end2
; CHECK: guarded2:
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr addrspace(1) %a1, align 4
; CHECK-NEXT: br label %end2
; CHECK: end2:
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi i32 [ %[[Load]], %guarded2 ], [ 0, %guarded1 ]
; CHECK-NEXT: store i32 %[[Phi]], ptr addrspace(3) %a0, align 4
; CHECK-NEXT: br label %end1
; CHECK: end1:
; CHECK-NEXT: ret void
