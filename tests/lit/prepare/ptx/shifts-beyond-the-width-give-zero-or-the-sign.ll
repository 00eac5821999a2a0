; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @known(ptr addrspace(1) %p, i32 %a)
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i32 %a, 31
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { i32, i32 } poison, i32 0, 0
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { i32, i32 } %[[Insertvalue]], i32 %[[Ashr]], 1
; CHECK-NEXT: %l = extractvalue { i32, i32 } %[[Insertvalue2]], 0
; CHECK-NEXT: %h = extractvalue { i32, i32 } %[[Insertvalue2]], 1
; CHECK-NEXT: %s = add i32 %l, %h
; CHECK-NEXT: store i32 %s, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @known(ptr addrspace(1) %p, i32 %a) {
  %x = call { i32, i32 } asm "shl.b32 $0, $2, 32; shr.s32 $1, $2, 40;", "=r,=r,r"(i32 %a)
  %l = extractvalue { i32, i32 } %x, 0
  %h = extractvalue { i32, i32 } %x, 1
  %s = add i32 %l, %h
  store i32 %s, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @unknown(ptr addrspace(1) %p, i32 %a, i32 %n)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 @llvm.umin.i32(i32 %n, i32 31)
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i32 %a, %[[Call]]
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i32 %n, 32
; CHECK-NEXT: %[[Select:[v0-9]+]] = select i1 %[[Icmp]], i32 %[[Lshr]], i32 0
; CHECK-NEXT: store i32 %[[Select]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @unknown(ptr addrspace(1) %p, i32 %a, i32 %n) {
  %x = call i32 asm "shr.u32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %n)
  store i32 %x, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @signed(ptr addrspace(1) %p, i32 %a, i32 %n)
; CHECK-NEXT: %[[Call:[v0-9]+]] = call i32 @llvm.umin.i32(i32 %n, i32 31)
; CHECK-NEXT: %[[Ashr:[v0-9]+]] = ashr i32 %a, %[[Call]]
; CHECK-NEXT: store i32 %[[Ashr]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @signed(ptr addrspace(1) %p, i32 %a, i32 %n) {
  %x = call i32 asm "shr.s32 $0, $1, $2;", "=r,r,r"(i32 %a, i32 %n)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
