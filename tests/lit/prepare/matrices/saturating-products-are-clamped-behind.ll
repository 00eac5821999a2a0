; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix -matrix-fragments=i8 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_cooperative_matrix -matrix-fragments=i8 %s -o -
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SHUFFLED
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; The product alone cannot overflow, so the sum with the addend is what saturates.

; CHECK: %[[#Int:]] = OpTypeInt 32 0
; CHECK: %[[#Zero:]] = OpConstant %[[#Int]] 0
; CHECK: %[[#Added:]] = OpCompositeInsert %[[#Sum:]] %[[#Zero]] %{{[0-9]+}} 3
; CHECK: %[[#Product:]] = OpCooperativeMatrixMulAddKHR %[[#Sum]] %{{[0-9]+}} %{{[0-9]+}} %[[#Added]] MatrixASignedComponentsKHR|MatrixBSignedComponentsKHR|MatrixCSignedComponentsKHR|MatrixResultSignedComponentsKHR
; CHECK: %[[#First:]] = OpCompositeExtract %[[#Int]] %[[#Product]] 0
; CHECK: OpExtInst %[[#Int]] %{{[0-9]+}} s_add_sat %[[#First]]
; SHUFFLED: OpGroupNonUniformShuffle
; SHUFFLED: OpSConvert
; SHUFFLED: OpIMul
; SHUFFLED: OpExtInst %{{[0-9]+}} %{{[0-9]+}} s_add_sat

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @s8(ptr addrspace(1) %p, i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, i32 %c0, i32 %c1, i32 %c2, i32 %c3) {
  %d = call { i32, i32, i32, i32 } asm sideeffect "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.s8.s8.s32 { $0, $1, $2, $3 }, { $4, $5, $6, $7 }, { $8, $9 }, { $10, $11, $12, $13 };", "=r,=r,=r,=r,r,r,r,r,r,r,r,r,r,r"(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, i32 %c0, i32 %c1, i32 %c2, i32 %c3)
  %d0 = extractvalue { i32, i32, i32, i32 } %d, 0
  store volatile i32 %d0, ptr addrspace(1) %p
  %d1 = extractvalue { i32, i32, i32, i32 } %d, 1
  store volatile i32 %d1, ptr addrspace(1) %p
  %d2 = extractvalue { i32, i32, i32, i32 } %d, 2
  store volatile i32 %d2, ptr addrspace(1) %p
  %d3 = extractvalue { i32, i32, i32, i32 } %d, 3
  store volatile i32 %d3, ptr addrspace(1) %p
  ret void
}
