; RUN: pyllc -mtriple=spirv64 -stop-after=async-copies %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; The load goes to the start of its block where no store to global memory can precede that.
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [64 x i32] poison, align 16
@t = internal addrspace(3) global [64 x i32] poison, align 16

; CHECK-LABEL: define spir_kernel void @early(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n, i32 %size, i1 %on)
; CHECK-NEXT: %from = getelementptr i32, ptr addrspace(1) %p, i64 %n
; CHECK-NEXT: %[[Call:[v0-9]+]] = call { i32, i32 } asm sideeffect "mov.b32 $0, 0; mov.b32 $1, 0; setp.ne.s32 p, $3, 0; and.pred p, p, $4; @p ld.global.v2.b32 {$0, $1}, [$2 + 16];", "=r,=r,l,r,b"(ptr addrspace(1) %from, i32 %size, i1 %on)
; CHECK-NEXT: %x = load i32, ptr addrspace(3) @t, align 4
; CHECK-NEXT: %[[Extractvalue:[v0-9]+]] = extractvalue { i32, i32 } %[[Call]], 0
; CHECK-NEXT: %[[Extractvalue2:[v0-9]+]] = extractvalue { i32, i32 } %[[Call]], 1
; CHECK-NEXT: call void asm sideeffect "@$3 st.shared.v2.b32 [$0 + 0], {$1, $2};", "r,r,r,b"(ptr addrspace(3) @s, i32 %[[Extractvalue]], i32 %[[Extractvalue2]], i1 %on)
; CHECK-NEXT: store i32 %x, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @early(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n, i32 %size, i1 %on) {
  %x = load i32, ptr addrspace(3) @t
  %from = getelementptr i32, ptr addrspace(1) %p, i64 %n
  call void asm sideeffect "@$3 cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 16 ], 0x8, $2;", "r,l,r,b"(ptr addrspace(3) @s, ptr addrspace(1) %from, i32 %size, i1 %on)
  store i32 %x, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: define spir_kernel void @late(ptr addrspace(1) %p, ptr addrspace(1) %q)
; CHECK-NEXT: %x = load i32, ptr addrspace(3) @t, align 4
; CHECK-NEXT: store i32 %x, ptr addrspace(1) %q, align 4
; CHECK-NEXT: %y = load i32, ptr addrspace(3) @t, align 4
; CHECK-NEXT: call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4;", "r,l"(ptr addrspace(3) @s, ptr addrspace(1) %p)
; CHECK-NEXT: store i32 %y, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @late(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = load i32, ptr addrspace(3) @t
  store i32 %x, ptr addrspace(1) %q
  %y = load i32, ptr addrspace(3) @t
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4;", "r,l"(ptr addrspace(3) @s, ptr addrspace(1) %p)
  store i32 %y, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: define spir_kernel void @behind_a_barrier(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %again)
; CHECK-NEXT: br label %loop
; CHECK: loop:
; CHECK-NEXT: %x = load i32, ptr addrspace(3) @t, align 4
; CHECK-NEXT: call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 asm sideeffect "mov.b32 $0, 0;  ld.global.b32 {$0}, [$1 + 0];", "=r,l"(ptr addrspace(1) %p)
; CHECK-NEXT: %y = load i32, ptr addrspace(3) @t, align 4
; CHECK-NEXT: call void asm sideeffect "st.shared.b32 [$0 + 0], {$1};", "r,r"(ptr addrspace(3) @s, i32 %[[Call]])
; CHECK-NEXT: %z = add i32 %x, %y
; CHECK-NEXT: store i32 %z, ptr addrspace(1) %q, align 4
; CHECK-NEXT: br i1 %again, label %loop, label %end
; CHECK: end:
; CHECK-NEXT: ret void
define ptx_kernel void @behind_a_barrier(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %again) {
  br label %loop

loop:
  %x = load i32, ptr addrspace(3) @t
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %y = load i32, ptr addrspace(3) @t
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4;", "r,l"(ptr addrspace(3) @s, ptr addrspace(1) %p)
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %q
  br i1 %again, label %loop, label %end

end:
  ret void
}

; CHECK-LABEL: define spir_kernel void @of_a_loaded_address(ptr addrspace(1) %p, ptr addrspace(1) %q)
; CHECK-NEXT: %at = load i64, ptr addrspace(3) @t, align 8
; CHECK-NEXT: %from = getelementptr i32, ptr addrspace(1) %p, i64 %at
; CHECK-NEXT: call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4;", "r,l"(ptr addrspace(3) @s, ptr addrspace(1) %from)
; CHECK-NEXT: ret void
define ptx_kernel void @of_a_loaded_address(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %at = load i64, ptr addrspace(3) @t
  %from = getelementptr i32, ptr addrspace(1) %p, i64 %at
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4;", "r,l"(ptr addrspace(3) @s, ptr addrspace(1) %from)
  ret void
}
