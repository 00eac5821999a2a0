; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_cooperative_matrix -matrix-fragments=f16,bf16,i8 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s --check-prefix=VULKAN

; No device lists such matrices.

; CHECK: %[[#Double:]] = OpTypeFloat 64
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpGroupNonUniformShuffle
; CHECK: OpExtInst %[[#Double]] %{{[0-9]+}} fma
; CHECK: OpFunction
; CHECK: OpGroupNonUniformShuffle
; CHECK: OpExtInst %[[#Float]] %{{[0-9]+}} mad
; VULKAN: OpGroupNonUniformShuffle

target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @f64(ptr addrspace(1) %p, double %a0, double %b0, double %c0, double %c1) {
  %d = call { double, double } asm sideeffect "mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 { $0, $1 }, { $2 }, { $3 }, { $4, $5 };", "=d,=d,d,d,d,d"(double %a0, double %b0, double %c0, double %c1)
  %d0 = extractvalue { double, double } %d, 0
  store volatile double %d0, ptr addrspace(1) %p
  %d1 = extractvalue { double, double } %d, 1
  store volatile double %d1, ptr addrspace(1) %p
  ret void
}

define ptx_kernel void @tf32(ptr addrspace(1) %p, i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, float %c0, float %c1, float %c2, float %c3) {
  %d = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32 { $0, $1, $2, $3 }, { $4, $5, $6, $7 }, { $8, $9 }, { $10, $11, $12, $13 };", "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f"(i32 %a0, i32 %a1, i32 %a2, i32 %a3, i32 %b0, i32 %b1, float %c0, float %c1, float %c2, float %c3)
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
