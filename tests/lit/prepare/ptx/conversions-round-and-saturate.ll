; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; The first source of a packed conversion is the upper half.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @packed(ptr addrspace(1) %p, float %a, float %b)
; CHECK-NEXT: %[[Fptrunc:[v0-9]+]] = fptrunc float %b to half
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x half> poison, half %[[Fptrunc]], i32 0
; CHECK-NEXT: %[[Fptrunc2:[v0-9]+]] = fptrunc float %a to half
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <2 x half> %[[Insertelement]], half %[[Fptrunc2]], i32 1
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast <2 x half> %[[Insertelement2]] to i32
; CHECK-NEXT: store i32 %[[Bitcast]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @packed(ptr addrspace(1) %p, float %a, float %b) {
  %x = call i32 asm "cvt.rn.f16x2.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @positive(ptr addrspace(1) %p, float %a, float %b)
; CHECK-NEXT: %[[Fptrunc:[v0-9]+]] = fptrunc float %b to bfloat
; CHECK-NEXT: %[[Call:[v0-9]+]] = call bfloat @llvm.maximum.bf16(bfloat %[[Fptrunc]], bfloat 0xR0000)
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x bfloat> poison, bfloat %[[Call]], i32 0
; CHECK-NEXT: %[[Fptrunc2:[v0-9]+]] = fptrunc float %a to bfloat
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call bfloat @llvm.maximum.bf16(bfloat %[[Fptrunc2]], bfloat 0xR0000)
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <2 x bfloat> %[[Insertelement]], bfloat %[[Call2]], i32 1
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast <2 x bfloat> %[[Insertelement2]] to i32
; CHECK-NEXT: store i32 %[[Bitcast]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @positive(ptr addrspace(1) %p, float %a, float %b) {
  %x = call i32 asm "cvt.rn.relu.bf16x2.f32 $0, $1, $2;", "=r,f,f"(float %a, float %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @whole(ptr addrspace(1) %p, float %a)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call float @llvm.floor.f32(float %a)
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call i32 @llvm.fptosi.sat.i32.f32(float %[[Call]])
; CHECK-NEXT: store i32 %[[Call2]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @whole(ptr addrspace(1) %p, float %a) {
  %x = call i32 asm "cvt.rmi.s32.f32 $0, $1;", "=r,f"(float %a)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @towards_zero(ptr addrspace(1) %p, float %a)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call half @_Z16convert_half_rtzf(float %a)
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast half %[[Call]] to i16
; CHECK-NEXT: store i16 %[[Bitcast]], ptr addrspace(1) %p, align 2
; CHECK-NEXT: ret void
define ptx_kernel void @towards_zero(ptr addrspace(1) %p, float %a) {
  %x = call i16 asm "cvt.rz.f16.f32 $0, $1;", "=h,f"(float %a)
  store i16 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @saturated(ptr addrspace(1) %p, float %a)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call float @llvm.maxnum.f32(float %a, float 0.000000e+00)
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call float @llvm.minnum.f32(float %[[Call]], float 1.000000e+00)
; CHECK-NEXT: store float %[[Call2]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @saturated(ptr addrspace(1) %p, float %a) {
  %x = call float asm "cvt.sat.f32.f32 $0, $1;", "=f,f"(float %a)
  store float %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @extended(ptr addrspace(1) %p, i32 %a)
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i32 %a to i8
; CHECK-NEXT: %[[Sext:[v0-9]+]] = sext i8 %[[Trunc]] to i32
; CHECK-NEXT: store i32 %[[Sext]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @extended(ptr addrspace(1) %p, i32 %a) {
  %x = call i32 asm "cvt.s32.s8 $0, $1;", "=r,r"(i32 %a)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @of_integers(ptr addrspace(1) %p, i32 %a)
; CHECK-NEXT: %[[Uitofp:[v0-9]+]] = uitofp i32 %a to float
; CHECK-NEXT: store float %[[Uitofp]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @of_integers(ptr addrspace(1) %p, i32 %a) {
  %x = call float asm "cvt.rn.f32.u32 $0, $1;", "=f,r"(i32 %a)
  store float %x, ptr addrspace(1) %p
  ret void
}
