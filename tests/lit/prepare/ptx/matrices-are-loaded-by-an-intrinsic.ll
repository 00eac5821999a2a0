; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s

; CHECK: call { i32, i32, i32, i32 } @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x4.b16.p3(ptr addrspace(3) %s)
; CHECK: %[[Next:[0-9]+]] = getelementptr i8, ptr addrspace(3) %s, i64 16
; CHECK: call i32 @llvm.nvvm.ldmatrix.sync.aligned.m8n8.x1.trans.b16.p3(ptr addrspace(3) %[[Next]])
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(3) %s) {
  %four = call { i32, i32, i32, i32 } asm sideeffect "ldmatrix.sync.aligned.m8n8.x4.shared.b16 {$0, $1, $2, $3}, [$4];", "=r,=r,=r,=r,r"(ptr addrspace(3) %s)
  %one = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.trans.shared::cta.b16 {$0}, [$1 + 16];", "=r,r"(ptr addrspace(3) %s)
  %a = extractvalue { i32, i32, i32, i32 } %four, 3
  %b = add i32 %a, %one
  store i32 %b, ptr addrspace(1) %p
  ret void
}
