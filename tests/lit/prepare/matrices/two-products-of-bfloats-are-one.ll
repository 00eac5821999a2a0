; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_bfloat16 -matrix-fragments=bf16 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix,+SPV_KHR_bfloat16 -matrix-fragments=bf16 %s -o - | filecheck %s

; Devices have 16 columns only: those of two products with one first factor. The results of the
; second are elements 2, 3, 6 and 7 of a lane.

; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Sixteen:]] = OpConstant %{{[0-9]+}} 16
; CHECK: OpTypeCooperativeMatrixKHR %{{[0-9]+}} %{{[0-9]+}} %[[#Sixteen]] %[[#Sixteen]]
; CHECK: %[[#Product:]] = OpCooperativeMatrixMulAddKHR
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 0
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 1
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 4
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 5
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 2
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 3
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 6
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 7
; CHECK-NOT: OpCooperativeMatrixMulAddKHR

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @pair(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c, float %x, float %y) {
  %d = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 { $0, $1, $2, $3 }, { $4, $5, $6, $7 }, { $8, $9 }, { $10, $11, $12, $13 };", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %a, i32 %a, i32 %a, i32 %a, i32 %b, i32 %b, float %x, float %x, float %x, float %x)
  %e = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 { $0, $1, $2, $3 }, { $4, $5, $6, $7 }, { $8, $9 }, { $10, $11, $12, $13 };", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %a, i32 %a, i32 %a, i32 %a, i32 %c, i32 %c, float %y, float %y, float %y, float %y)
  %d0 = extractvalue { float, float, float, float } %d, 0
  store volatile float %d0, ptr addrspace(1) %p
  %d3 = extractvalue { float, float, float, float } %d, 3
  store volatile float %d3, ptr addrspace(1) %p
  %e0 = extractvalue { float, float, float, float } %e, 0
  store volatile float %e0, ptr addrspace(1) %p
  %e3 = extractvalue { float, float, float, float } %e, 3
  store volatile float %e3, ptr addrspace(1) %p
  ret void
}
