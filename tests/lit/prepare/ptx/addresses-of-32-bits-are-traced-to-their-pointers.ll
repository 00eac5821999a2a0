; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s

; Sums are followed; the pointer may be behind a cast.
; CHECK: %[[By:[0-9]+]] = sext i32 %by to i64
; CHECK: %[[Place:[0-9]+]] = getelementptr i8, ptr addrspace(3) @s, i64 %[[By]]
; CHECK: load i32, ptr addrspace(3) %[[Place]], align 4
; CHECK: %[[Next:[0-9]+]] = getelementptr i8, ptr addrspace(3) %p, i64 8
; CHECK: store i32 %{{[0-9]+}}, ptr addrspace(3) %[[Next]], align 4
target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] poison
define ptx_kernel void @k(ptr addrspace(3) %p, i32 %by) {
  %start = ptrtoint ptr addrspace(3) @s to i64
  %short = trunc i64 %start to i32
  %at = add i32 %by, %short
  %x = call i32 asm sideeffect "ld.shared.b32 $0, [$1];", "=r,r"(i32 %at)
  %own = ptrtoint ptr addrspace(3) %p to i32
  %to = or disjoint i32 %own, 8
  call void asm sideeffect "st.shared.b32 [$0], $1;", "r,r"(i32 %to, i32 %x)
  ret void
}
