; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; mad.lo.cc sets the carry flag, which madc.hi adds.

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define spir_kernel void @carry(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: %[[Mul:[v0-9]+]] = mul i32 %a, %b
; CHECK-NEXT: %[[Add:[v0-9]+]] = add i32 %[[Mul]], %c
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i32 %[[Add]], %[[Mul]]
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i32 %a to i64
; CHECK-NEXT: %[[Zext2:[v0-9]+]] = zext i32 %b to i64
; CHECK-NEXT: %[[Mul2:[v0-9]+]] = mul i64 %[[Zext]], %[[Zext2]]
; CHECK-NEXT: %[[Lshr:[v0-9]+]] = lshr i64 %[[Mul2]], 32
; CHECK-NEXT: %[[Trunc:[v0-9]+]] = trunc i64 %[[Lshr]] to i32
; CHECK-NEXT: %[[Add2:[v0-9]+]] = add i32 %[[Trunc]], 0
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ult i32 %[[Add2]], %[[Trunc]]
; CHECK-NEXT: %[[Zext3:[v0-9]+]] = zext i1 %[[Icmp]] to i32
; CHECK-NEXT: %[[Add3:[v0-9]+]] = add i32 %[[Add2]], %[[Zext3]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp ult i32 %[[Add3]], %[[Add2]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i1 %[[Icmp2]], %[[Icmp3]]
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { i32, i32 } poison, i32 %[[Add]], 0
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { i32, i32 } %[[Insertvalue]], i32 %[[Add3]], 1
; CHECK-NEXT: %l = extractvalue { i32, i32 } %[[Insertvalue2]], 0
; CHECK-NEXT: %h = extractvalue { i32, i32 } %[[Insertvalue2]], 1
; CHECK-NEXT: %s = add i32 %l, %h
; CHECK-NEXT: store i32 %s, ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @carry(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c) {
  %x = call { i32, i32 } asm "mad.lo.cc.u32 $0, $2, $3, $4;\0Amadc.hi.u32 $1, $2, $3, 0;", "=r,=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  %l = extractvalue { i32, i32 } %x, 0
  %h = extractvalue { i32, i32 } %x, 1
  %s = add i32 %l, %h
  store i32 %s, ptr addrspace(1) %p
  ret void
}

; CHECK-LABEL: define spir_kernel void @borrow(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c)
; CHECK-NEXT: %[[Sub:[v0-9]+]] = sub i32 %a, %b
; CHECK-NEXT: %[[Icmp:[v0-9]+]] = icmp ult i32 %a, %b
; CHECK-NEXT: %[[Sub2:[v0-9]+]] = sub i32 %c, 0
; CHECK-NEXT: %[[Icmp2:[v0-9]+]] = icmp ult i32 %c, 0
; CHECK-NEXT: %[[Zext:[v0-9]+]] = zext i1 %[[Icmp]] to i32
; CHECK-NEXT: %[[Sub3:[v0-9]+]] = sub i32 %[[Sub2]], %[[Zext]]
; CHECK-NEXT: %[[Icmp3:[v0-9]+]] = icmp ult i32 %[[Sub2]], %[[Zext]]
; CHECK-NEXT: %[[Or:[v0-9]+]] = or i1 %[[Icmp2]], %[[Icmp3]]
; CHECK-NEXT: store i32 %[[Sub3]], ptr addrspace(1) %p, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @borrow(ptr addrspace(1) %p, i32 %a, i32 %b, i32 %c) {
  %x = call i32 asm "sub.cc.u32 $0, $1, $2; subc.u32 $0, $3, 0;", "=r,r,r,r"(i32 %a, i32 %b, i32 %c)
  store i32 %x, ptr addrspace(1) %p
  ret void
}
