; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_cooperative_matrix -matrix-fragments=f16 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix -matrix-fragments=f16,bf16 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=+SPV_KHR_cooperative_matrix -matrix-fragments=i8 %s -o - | filecheck %s --check-prefix=SHUFFLED
; RUN: pyllc -mtriple=spirv64 -matrix-fragments=f16 %s -o - | filecheck %s --check-prefix=SHUFFLED
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=SHUFFLED

; PTX has row g + 8 before the columns from 8 on, a matrix has all columns of row g first. Without the
; extension, or where lanes hold other elements, each lane gets a row and two columns from others.

; CHECK-DAG: %[[#Half:]] = OpTypeFloat 16
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#Three:]] = OpConstant %{{[0-9]+}} 3
; CHECK-DAG: %[[#Eight:]] = OpConstant %{{[0-9]+}} 8
; CHECK-DAG: %[[#Sixteen:]] = OpConstant %{{[0-9]+}} 16
; CHECK-DAG: %[[#First:]] = OpTypeCooperativeMatrixKHR %[[#Half]] %[[#Three]] %[[#Sixteen]] %[[#Sixteen]] %{{[0-9]+}}
; CHECK-DAG: %[[#Second:]] = OpTypeCooperativeMatrixKHR %[[#Half]] %[[#Three]] %[[#Sixteen]] %[[#Eight]] %{{[0-9]+}}
; CHECK-DAG: %[[#Sum:]] = OpTypeCooperativeMatrixKHR %[[#Float]] %[[#Three]] %[[#Sixteen]] %[[#Eight]] %{{[0-9]+}}
; CHECK: OpFunction
; CHECK: %[[#One:]] = OpBitcast %[[#Pair:]] %{{[0-9]+}}
; CHECK: %[[#Two:]] = OpBitcast %[[#Pair]] %{{[0-9]+}}
; CHECK: %[[#Three:]] = OpBitcast %[[#Pair]] %{{[0-9]+}}
; CHECK: %[[#Four:]] = OpBitcast %[[#Pair]] %{{[0-9]+}}
; CHECK: OpCompositeExtract %[[#Half]] %[[#One]] 0
; CHECK: OpCompositeExtract %[[#Half]] %[[#One]] 1
; CHECK: OpCompositeExtract %[[#Half]] %[[#Three]] 0
; CHECK: OpCompositeExtract %[[#Half]] %[[#Three]] 1
; CHECK: OpCompositeExtract %[[#Half]] %[[#Two]] 0
; CHECK: OpCompositeExtract %[[#Half]] %[[#Two]] 1
; CHECK: OpCompositeExtract %[[#Half]] %[[#Four]] 0
; CHECK: OpCompositeExtract %[[#Half]] %[[#Four]] 1
; CHECK-NEXT: %[[#Left:]] = OpCompositeInsert %[[#First]] %{{[0-9]+}} %{{[0-9]+}} 7
; CHECK: %[[#Right:]] = OpCompositeInsert %[[#Second]] %{{[0-9]+}} %{{[0-9]+}} 3
; CHECK: %[[#Added:]] = OpCompositeInsert %[[#Sum]] %{{[0-9]+}} %{{[0-9]+}} 3
; CHECK-NEXT: %[[#Product:]] = OpCooperativeMatrixMulAddKHR %[[#Sum]] %[[#Left]] %[[#Right]] %[[#Added]]
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 0
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 1
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 2
; CHECK-NEXT: OpCompositeExtract %[[#Float]] %[[#Product]] 3

; SHUFFLED-NOT: OpTypeCooperativeMatrixKHR
; SHUFFLED: OpGroupNonUniformShuffle
; SHUFFLED: OpGroupNonUniformShuffle
; SHUFFLED: {{OpFMul|mad}}
; SHUFFLED-NOT: CooperativeMatrix

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f16(ptr addrspace(1) %p, i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, float %c0, float %c1, float %c2, float %c3) {
  %d = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $4, $5, $6, $7 }, { $8, $9 }, { $10, $11, $12, $13 };", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, float %c0, float %c1, float %c2, float %c3)
  %d0 = extractvalue { float, float, float, float } %d, 0
  store volatile float %d0, ptr addrspace(1) %p
  %d1 = extractvalue { float, float, float, float } %d, 1
  store volatile float %d1, ptr addrspace(1) %p
  %d2 = extractvalue { float, float, float, float } %d, 2
  store volatile float %d2, ptr addrspace(1) %p
  %d3 = extractvalue { float, float, float, float } %d, 3
  store volatile float %d3, ptr addrspace(1) %p
  ret void
}
