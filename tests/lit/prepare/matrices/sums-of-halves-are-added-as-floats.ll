; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_cooperative_matrix -matrix-fragments=f16 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SHUFFLED

; CHECK: %[[#Half:]] = OpTypeFloat 16
; CHECK: OpTypeCooperativeMatrixKHR %[[#Half]]
; CHECK: OpCooperativeMatrixMulAddKHR
; CHECK: OpCompositeExtract %[[#Half]]
; CHECK: OpCompositeInsert %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} 1
; SHUFFLED: OpFConvert
; SHUFFLED: OpFMul
; SHUFFLED-NEXT: OpFAdd
; SHUFFLED: OpFConvert

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @halves(ptr addrspace(1) %p, i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, i32 %c0, i32 %c1) {
  %d = call { i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 { $0, $1 }, { $2, $3, $4, $5 }, { $6, $7 }, { $8, $9 };", "=r,=r,r,r,r,r,r,r,r,r"(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, i32 %c0, i32 %c1)
  %d0 = extractvalue { i32, i32 } %d, 0
  store volatile i32 %d0, ptr addrspace(1) %p
  %d1 = extractvalue { i32, i32 } %d, 1
  store volatile i32 %d1, ptr addrspace(1) %p
  ret void
}
