; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_bfloat16 -matrix-fragments=bf16 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_bfloat16 -matrix-fragments=bf16 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=SHUFFLED

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Float]] 0
; CHECK: OpCompositeInsert %[[#Sum:]] %[[#Zero]] %{{[0-9]+}} 2
; CHECK: OpCompositeInsert %[[#Sum]] %[[#Zero]] %{{[0-9]+}} 3
; CHECK: OpCompositeInsert %[[#Sum]] %[[#Zero]] %{{[0-9]+}} 6
; CHECK: OpCompositeInsert %[[#Sum]] %[[#Zero]] %{{[0-9]+}} 7
; CHECK-NEXT: %[[#Product:]] = OpCooperativeMatrixMulAddKHR %[[#Sum]]
; CHECK: OpCompositeExtract %[[#Float]] %[[#Product]] 0
; CHECK-NOT: OpCompositeExtract %[[#Float]] %[[#Product]] 2
; SHUFFLED-NOT: CooperativeMatrix
; SHUFFLED: OpGroupNonUniformShuffle

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @single(ptr addrspace(1) %p, i32 %a, i32 %b, float %x) {
  %d = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 { $0, $1, $2, $3 }, { $4, $5, $6, $7 }, { $8, $9 }, { $10, $11, $12, $13 };", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %a, i32 %a, i32 %a, i32 %a, i32 %b, i32 %b, float %x, float %x, float %x, float %x)
  %d0 = extractvalue { float, float, float, float } %d, 0
  store volatile float %d0, ptr addrspace(1) %p
  %d3 = extractvalue { float, float, float, float } %d, 3
  store volatile float %d3, ptr addrspace(1) %p
  ret void
}
