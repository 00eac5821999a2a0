; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64 %s
; RUN: pyllc --split-input-file --verify-diagnostics -mtriple=spirv64-unknown-vulkan1.3 %s

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  call void asm sideeffect "wgmma.fence.sync.aligned;", ""() ; expected-error: the PTX instruction 'wgmma.fence.sync.aligned' has no translation
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  call void asm sideeffect "movq %rax, (%rbx)", ""() ; expected-error: inline assembly is expected to be PTX, found 'movq %rax, (%rbx)'
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  call void asm sideeffect "L: bra L;", ""() ; expected-error: inline assembly is expected to be PTX instructions, found 'L: bra L;'
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  %x = call i32 asm "add.u32 $0, y, 1;", "=r"() ; expected-error: the PTX register 'y' is read before it is written
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  call void asm sideeffect "st.global.b32 [$0], 1;", "*m"(ptr addrspace(1) elementtype(i32) %p) ; expected-error: inline PTX with an operand in memory has no translation
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  %x = call i32 asm "add.u32 $0, 1;", "=r"() ; expected-error: the PTX instruction 'add.u32 $0, 1' has no translation
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  %x = call i32 asm sideeffect "shfl.sync.idx.b32 $0, 1, 2;", "=r"() ; expected-error: the PTX instruction 'shfl.sync.idx.b32 $0, 1, 2' has no translation
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  %x = call i32 asm "add.u32 $0, {$1, 1}, 2;", "=r,r"(i32 7) ; expected-error: a PTX register is expected instead of the vector
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  call void asm "add.u32 [$0], 1, 2;", "l"(ptr addrspace(1) %p) ; expected-error: a PTX register is expected instead of the address
  ret void
}

; -----

; Floats of fewer than eight bits have no conversions.

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, float %a) {
  %x = call i16 asm "cvt.rn.satfinite.e2m1x2.f32 $0, $1, $1;", "=h,f"(float %a) ; expected-error: the PTX instruction 'cvt.rn.satfinite.e2m1x2.f32 $0, $1, $1' has no translation
  store i16 %x, ptr addrspace(1) %p
  ret void
}

; -----

; The pass that moves copies leaves the error to the one that expands them.

target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global [4 x i32] poison
define ptx_kernel void @f(ptr addrspace(1) %p) {
  call void asm sideeffect "cp.async.ca.shared.global [ $0 + 0 ], [ $1 + 0 ], 0x4;", "r,l"(ptr addrspace(3) @s, ptr addrspace(1) %p)
  call void asm sideeffect "cp.async.wait_all 4 4;", ""() ; expected-error: inline assembly is expected to be PTX instructions, found 'cp.async.wait_all 4 4;'
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
declare i32 @__nvvm_reflect(ptr)
define ptx_kernel void @f(ptr addrspace(1) %p, ptr %name) {
  %x = call i32 @__nvvm_reflect(ptr %name) ; expected-error: the property of '@__nvvm_reflect' is not a constant text
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %a, float %x) {
  %d = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $4, $4, $4 }, { $4, $4 }, { $5, $5, $5, $5 };", "=f,=f,=f,=f,r,f"(i32 %a, float %x) ; expected-error: the PTX instruction 'mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $4, $4, $4 }, { $4, $4 }, { $5, $5, $5, $5 }' has no translation
  %e = extractvalue { float, float, float, float } %d, 0
  store float %e, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %a, float %x) {
  %d = call { float, float, float, float } asm sideeffect "mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $4, $4, $4, $4 }, { $4, $4 }, { $5, $5, $5, $5 };", "=f,=f,=f,=f,r,f"(i32 %a, float %x) ; expected-error: the PTX instruction 'mma.sync.aligned.m8n8k4.row.col.f32.f16.f16.f32 { $0, $1, $2, $3 }, { $4, $4, $4, $4 }, { $4, $4 }, { $5, $5, $5, $5 }' has no translation
  %e = extractvalue { float, float, float, float } %d, 0
  store float %e, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  call void asm sideeffect "@p bra L;", ""() ; expected-error: the PTX instruction '@p bra L' has no translation
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  call void asm sideeffect "exit;", ""() ; expected-error: the PTX instruction 'exit' has no translation
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p) {
  %x = call i32 asm "mov.u32 $0, %smid;", "=r"() ; expected-error: intrinsic 'llvm.nvvm.read.ptx.sreg.smid' has no translation: it belongs to target 'nvvm'
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %a) {
  %x = call i32 asm "bfe.b32 $0, $1, 1, 2;", "=r,r"(i32 %a) ; expected-error: the PTX instruction 'bfe.b32 $0, $1, 1, 2' has no translation
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %a) {
  %x = call i32 asm sideeffect "{ .reg .pred q; bar.red.popc.u32 $0, $1, q; }", "=r,r"(i32 %a) ; expected-error: the PTX instruction 'bar.red.popc.u32 $0, $1, q' has no translation
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, i32 %a) {
  %x = call i32 asm "mov.b32 !$0, $1;", "=r,r"(i32 %a) ; expected-error: a PTX register is expected instead of the register
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, float %a) {
  %x = call float asm "add.rz.sat.f32 $0, $1, $1;", "=f,f"(float %a) ; expected-error: the PTX instruction 'add.rz.sat.f32 $0, $1, $1' has no translation
  store float %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, double %a) {
  %x = call double asm "fma.rz.f64 $0, $1, $1, $1;", "=d,d"(double %a) ; expected-error: intrinsic 'llvm.nvvm.fma.rz.d' has no translation: SPIR-V has rounding modes for conversions, not for arithmetic
  store double %x, ptr addrspace(1) %p
  ret void
}

; -----

target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @f(ptr addrspace(1) %p, ptr addrspace(3) %s) {
  %x = call i32 asm sideeffect "ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {$0}, [$1];", "=r,r"(ptr addrspace(3) %s) ; expected-error: the PTX instruction 'ldmatrix.sync.aligned.m16n16.x1.trans.shared.b8 {$0}, [$1]' has no translation
  store i32 %x, ptr addrspace(1) %p
  ret void
}
