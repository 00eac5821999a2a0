; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @f(ptr addrspace(1) %p)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
; CHECK-NEXT: %[[Call3:[v0-9]+]] = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
; CHECK-NEXT: %[[Mul:[v0-9]+]] = mul i32 %[[Call2]], %[[Call3]]
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i32 %[[Mul]], %[[Call]]
; CHECK-NEXT: store i32 %[[Add]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @f(ptr addrspace(1) %p) {
  %x = call i32 asm "{ .reg .b32 t; mov.u32 t, %tid.x; mad.lo.u32 $0, %ctaid.y, %ntid.z, t; }", "=r"()
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @lanes(ptr addrspace(1) %p)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 @llvm.nvvm.read.ptx.sreg.warpsize()
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i32 %[[Call]], %[[Call2]]
; CHECK-NEXT: store i32 %[[Sub]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @lanes(ptr addrspace(1) %p) {
  %x = call i32 asm "sub.u32 $0, WARP_SZ, %laneid;", "=r"()
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; LLVM's name of such a register has a point where PTX has an underscore.
; CHECK-LABEL: define spir_kernel void @below(ptr addrspace(1) %p)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()
; CHECK-NEXT: %[[Call2:[v0-9]+]] = call i32 @llvm.nvvm.activemask()
; CHECK-NEXT: %[[And:[v0-9]+]] = and i32 %[[Call2]], %[[Call]]
; CHECK-NEXT: store i32 %[[And]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @below(ptr addrspace(1) %p) {
  %x = call i32 asm sideeffect "{ .reg .b32 a, b; mov.u32 a, %lanemask_lt; activemask.b32 b; and.b32 $0, b, a; }", "=r"()
  store i32 %x, ptr addrspace(1) %p
  ret void
}
