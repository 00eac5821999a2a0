; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @chosen(ptr addrspace(1) %p, i32 %a, i32 %b)
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp slt i32 %a, %b
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i32 %a, i32 %b
; CHECK-NEXT: store i32 %[[Select]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @chosen(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = call i32 asm "{ .reg .pred p; setp.lt.s32 p, $1, $2; selp.b32 $0, $1, $2, p; }", "=r,r,r"(i32 %a, i32 %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @combined(ptr addrspace(1) %p, float %a, float %b, i1 %c)
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp uge float %a, %b
; CHECK-NEXT: %[[And:[v0-9]+]] = and i1 %[[Fcmp]], %c
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[And]], i32 1, i32 0
; CHECK-NEXT: store i32 %[[Select]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @combined(ptr addrspace(1) %p, float %a, float %b, i1 %c) {
  %x = call i32 asm "{ .reg .pred p; setp.geu.and.f32 p, $1, $2, $3; selp.b32 $0, 1, 0, p; }", "=r,f,f,b"(float %a, float %b, i1 %c)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @of_halves(ptr addrspace(1) %p, i32 %a, i32 %b)
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i32 %a to <2 x half>
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i32 %b to <2 x half>
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp uno <2 x half> %[[Bitcast]], %[[Bitcast2]]
; CHECK-NEXT: %[[Select:[v0-9]+]] = select <2 x i1> %[[Fcmp]], <2 x half> splat (half 0xH3C00), <2 x half> zeroinitializer
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast <2 x half> %[[Select]] to i32
; CHECK-NEXT: store i32 %[[Bitcast3]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @of_halves(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = call i32 asm "set.nan.f16x2.f16x2 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @as_bits(ptr addrspace(1) %p, float %a, float %b)
; CHECK-NEXT: %[[Fcmp:[v0-9]+]] = fcmp one float %a, %b
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Fcmp]], i32 -1, i32 0
; CHECK-NEXT: store i32 %[[Select]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @as_bits(ptr addrspace(1) %p, float %a, float %b) {
  %x = call i32 asm "set.ne.u32.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
