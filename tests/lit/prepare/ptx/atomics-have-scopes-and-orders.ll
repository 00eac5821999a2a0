; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; Without an order they are relaxed.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @integers(ptr addrspace(1) %p, i32 %x)
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %p, i64 4
; CHECK-NEXT: %[[Atomicrmw:[v0-9]+]] = atomicrmw add ptr addrspace(1) %[[Place]], i32 %x syncscope("device") acq_rel, align 4
; CHECK-NEXT: %[[Atomicrmw2:[v0-9]+]] = atomicrmw min ptr addrspace(1) %p, i32 %[[Atomicrmw]] monotonic, align 4
; CHECK-NEXT: %[[Atomicrmw3:[v0-9]+]] = atomicrmw umax ptr addrspace(1) %p, i32 %[[Atomicrmw2]] syncscope("workgroup") release, align 4
; CHECK-NEXT: %[[Atomicrmw4:[v0-9]+]] = atomicrmw xchg ptr addrspace(1) %p, i32 %[[Atomicrmw3]] syncscope("device") acquire, align 4
; CHECK-NEXT: %[[Cmpxchg:[v0-9]+]] = cmpxchg ptr addrspace(1) %p, i32 %[[Atomicrmw3]], i32 %[[Atomicrmw4]] syncscope("device") acq_rel acquire, align 4
; CHECK-NEXT: %[[Extractvalue:[v0-9]+]] = extractvalue { i32, i1 } %[[Cmpxchg]], 0
; CHECK-NEXT: %[[Cmpxchg2:[v0-9]+]] = cmpxchg ptr addrspace(1) %p, i32 %[[Atomicrmw3]], i32 %[[Extractvalue]] syncscope("device") release monotonic, align 4
; CHECK-NEXT: %[[Extractvalue2:[v0-9]+]] = extractvalue { i32, i1 } %[[Cmpxchg2]], 0
; CHECK-NEXT: %[[Atomicrmw5:[v0-9]+]] = atomicrmw add ptr addrspace(1) %p, i32 %[[Extractvalue2]] syncscope("device") monotonic, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @integers(ptr addrspace(1) %p, i32 %x) {
  %a = call i32 asm sideeffect "atom.global.gpu.acq_rel.add.u32 $0, [ $1 + 4 ], $2;", "=r,l,r"(ptr addrspace(1) %p, i32 %x)
  %b = call i32 asm sideeffect "atom.global.sys.relaxed.min.s32 $0, [ $1 + 0 ], $2;", "=r,l,r"(ptr addrspace(1) %p, i32 %a)
  %c = call i32 asm sideeffect "atom.global.cta.release.max.u32 $0, [ $1 + 0 ], $2;", "=r,l,r"(ptr addrspace(1) %p, i32 %b)
  %d = call i32 asm sideeffect "atom.global.acquire.gpu.exch.b32 $0, [ $1 + 0 ], $2;", "=r,l,r"(ptr addrspace(1) %p, i32 %c)
  %e = call i32 asm sideeffect "atom.global.acq_rel.gpu.cas.b32 $0, [ $1 + 0 ], $2, $3;", "=r,l,r,r"(ptr addrspace(1) %p, i32 %c, i32 %d)
  %f = call i32 asm sideeffect "atom.global.release.gpu.cas.b32 $0, [ $1 + 0 ], $2, $3;", "=r,l,r,r"(ptr addrspace(1) %p, i32 %c, i32 %e)
  call void asm sideeffect "red.global.gpu.relaxed.add.u32 [ $0 + 0 ], $1;", "l,r"(ptr addrspace(1) %p, i32 %f)
  ret void
}

; CHECK-LABEL: define spir_kernel void @long(ptr addrspace(1) %p, i64 %x)
; CHECK-NEXT: %[[Atomicrmw:[v0-9]+]] = atomicrmw add ptr addrspace(1) %p, i64 %x syncscope("device") monotonic, align 8
; CHECK-NEXT: ret void
define ptx_kernel void @long(ptr addrspace(1) %p, i64 %x) {
  %a = call i64 asm sideeffect "atom.global.gpu.add.u64 $0, [$1], $2;", "=l,l,l"(ptr addrspace(1) %p, i64 %x)
  ret void
}

; CHECK-LABEL: define spir_kernel void @float(ptr addrspace(1) %p, float %x, i1 %on)
; CHECK-NEXT: %b = call float @asm.8(ptr addrspace(1) %p, float %x, i1 %on)
; CHECK-NEXT: ret void
define ptx_kernel void @float(ptr addrspace(1) %p, float %x, i1 %on) {
  %b = call float asm sideeffect "mov.u32 $0, 0x0;\0A\09@$3 atom.global.gpu.acq_rel.add.f32 $0, [ $1 + 0 ], $2;", "=r,l,r,b"(ptr addrspace(1) %p, float %x, i1 %on)
  ret void
}

; CHECK-LABEL: define internal float @asm.8(ptr addrspace(1) %a0, float %a1, i1 %a2)
; CHECK-NEXT: entry:
; CHECK-NEXT: br i1 %a2, label %guarded1, label %end1
; CHECK: guarded1:
; CHECK-NEXT: %[[Atomicrmw:[v0-9]+]] = atomicrmw fadd ptr addrspace(1) %a0, float %a1 syncscope("device") acq_rel, align 4
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast float %[[Atomicrmw]] to i32
; CHECK-NEXT: br label %end1
; CHECK: end1:
; CHECK-NEXT: %[[Phi:[v0-9]+]] = phi i32 [ %[[Bitcast]], %guarded1 ], [ 0, %entry ]
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i32 %[[Phi]] to float
; CHECK-NEXT: ret float %[[Bitcast2]]
