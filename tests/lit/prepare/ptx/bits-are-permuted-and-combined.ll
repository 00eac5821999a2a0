; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; Constant selectors of bytes are shuffles, tables are as few operations as they need.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @permuted(ptr addrspace(1) %p, i32 %a, i32 %b)
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i32 %a to <4 x i8>
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i32 %b to <4 x i8>
; CHECK-NEXT: %[[Shufflevector:[v0-9]+]] = shufflevector <4 x i8> %[[Bitcast]], <4 x i8> %[[Bitcast2]], <4 x i32> <i32 0, i32 4, i32 1, i32 5>
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast <4 x i8> %[[Shufflevector]] to i32
; CHECK-NEXT: store i32 %[[Bitcast3]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @permuted(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = call i32 asm "prmt.b32 $0, $1, $2, 0x5140;", "=r,r,r"(i32 %a, i32 %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @at_run_time(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: store i32 %[[Call]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @at_run_time(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c) {
  %x = call i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @exclusive(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i32 %b, %c
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor i32 %a, %[[Xor]]
; CHECK-NEXT: store i32 %[[Xor2]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @exclusive(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c) {
  %x = call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @masked(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: %[[And:[v0-9]+]] = and i32 %b, %c
; CHECK-NEXT: %[[Xor:[v0-9]+]] = xor i32 %b, %[[And]]
; CHECK-NEXT: %[[And2:[v0-9]+]] = and i32 %a, %[[Xor]]
; CHECK-NEXT: %[[Xor2:[v0-9]+]] = xor i32 %[[And2]], %[[And]]
; CHECK-NEXT: store i32 %[[Xor2]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @masked(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c) {
  %x = call i32 asm "lop3.b32 $0, $1, $2, $3, $4;", "=r,r,r,r,n"(i32 %a, i32 %b, i32 %c, i32 200)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @packed(ptr addrspace(1) %p, i32 %a, i32 %b)
; CHECK-NEXT: %[[Bitcast:[v0-9]+]] = bitcast i32 %a to <2 x i16>
; CHECK-NEXT: %[[Extractelement:[v0-9]+]] = extractelement <2 x i16> %[[Bitcast]], i32 0
; CHECK-NEXT: %[[Extractelement2:[v0-9]+]] = extractelement <2 x i16> %[[Bitcast]], i32 1
; CHECK-NEXT: %[[Bitcast2:[v0-9]+]] = bitcast i32 %b to <2 x i16>
; CHECK-NEXT: %[[Extractelement3:[v0-9]+]] = extractelement <2 x i16> %[[Bitcast2]], i32 0
; CHECK-NEXT: %[[Extractelement4:[v0-9]+]] = extractelement <2 x i16> %[[Bitcast2]], i32 1
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x i16> poison, i16 %[[Extractelement2]], i32 0
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <2 x i16> %[[Insertelement]], i16 %[[Extractelement3]], i32 1
; CHECK-NEXT: %[[Bitcast3:[v0-9]+]] = bitcast <2 x i16> %[[Insertelement2]] to i32
; CHECK-NEXT: store i32 %[[Bitcast3]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @packed(ptr addrspace(1) %p, i32 %a, i32 %b) {
  %x = call i32 asm "{ .reg .b16 l, h, u; mov.b32 {l, h}, $1; mov.b32 {u, _}, $2; mov.b32 $0, {h, u}; }", "=r,r,r"(i32 %a, i32 %b)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
