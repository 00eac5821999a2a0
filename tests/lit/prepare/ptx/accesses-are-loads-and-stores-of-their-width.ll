; RUN: pyllc -mtriple=spirv64 -stop-after=assembly %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 %s -o -
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o -

; An access has the alignment of its size; hints about caches have no effect.

target triple = "nvptx64-nvidia-cuda"
@buffer = internal addrspace(3) global [64 x i32] poison, align 16

; CHECK-LABEL: define spir_kernel void @offsets(ptr addrspace(1) %p, ptr addrspace(1) %q)
; CHECK-NEXT: %[[Place:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %p, i64 8
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr addrspace(1) %[[Place]], align 4
; CHECK-NEXT: %[[Place2:[v0-9]+]] = getelementptr i8, ptr addrspace(1) %q, i64 -4
; CHECK-NEXT: store i32 %[[Load]], ptr addrspace(1) %[[Place2]], align 4
; CHECK-NEXT: ret void
define ptx_kernel void @offsets(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = call i32 asm sideeffect "ld.global.b32 $0, [$1 + 8];", "=r,l"(ptr addrspace(1) %p)
  call void asm sideeffect "st.global.b32 [ $0 + -4 ], { $1 };", "l,r"(ptr addrspace(1) %q, i32 %x)
  ret void
}

; CHECK-LABEL: define spir_kernel void @vectors(ptr addrspace(1) %p, ptr addrspace(1) %q)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load <4 x i32>, ptr addrspace(1) %p, align 16
; CHECK-NEXT: %[[Extractelement:[v0-9]+]] = extractelement <4 x i32> %[[Load]], i32 0
; CHECK-NEXT: %[[Extractelement2:[v0-9]+]] = extractelement <4 x i32> %[[Load]], i32 1
; CHECK-NEXT: %[[Extractelement3:[v0-9]+]] = extractelement <4 x i32> %[[Load]], i32 2
; CHECK-NEXT: %[[Extractelement4:[v0-9]+]] = extractelement <4 x i32> %[[Load]], i32 3
; CHECK-NEXT: %[[Insertvalue:[v0-9]+]] = insertvalue { i32, i32, i32, i32 } poison, i32 %[[Extractelement]], 0
; CHECK-NEXT: %[[Insertvalue2:[v0-9]+]] = insertvalue { i32, i32, i32, i32 } %[[Insertvalue]], i32 %[[Extractelement2]], 1
; CHECK-NEXT: %[[Insertvalue3:[v0-9]+]] = insertvalue { i32, i32, i32, i32 } %[[Insertvalue2]], i32 %[[Extractelement3]], 2
; CHECK-NEXT: %[[Insertvalue4:[v0-9]+]] = insertvalue { i32, i32, i32, i32 } %[[Insertvalue3]], i32 %[[Extractelement4]], 3
; CHECK-NEXT: %a = extractvalue { i32, i32, i32, i32 } %[[Insertvalue4]], 0
; CHECK-NEXT: %d = extractvalue { i32, i32, i32, i32 } %[[Insertvalue4]], 3
; CHECK-NEXT: %[[Insertelement:[v0-9]+]] = insertelement <2 x i32> poison, i32 %d, i32 0
; CHECK-NEXT: %[[Insertelement2:[v0-9]+]] = insertelement <2 x i32> %[[Insertelement]], i32 %a, i32 1
; CHECK-NEXT: store <2 x i32> %[[Insertelement2]], ptr addrspace(1) %q, align 8
; CHECK-NEXT: ret void
define ptx_kernel void @vectors(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %x = call { i32, i32, i32, i32 } asm sideeffect "ld.global.v4.b32 { $0, $1, $2, $3 }, [ $4 + 0 ];", "=r,=r,=r,=r,l"(ptr addrspace(1) %p)
  %a = extractvalue { i32, i32, i32, i32 } %x, 0
  %d = extractvalue { i32, i32, i32, i32 } %x, 3
  call void asm sideeffect "st.global.v2.b32 [ $0 + 0 ], { $1, $2 };", "l,r,r"(ptr addrspace(1) %q, i32 %d, i32 %a)
  ret void
}

; CHECK-LABEL: define spir_kernel void @spaces(ptr addrspace(1) %q, i32 %n)
; CHECK-NEXT: %s = getelementptr i32, ptr addrspace(3) @buffer, i32 %n
; CHECK-NEXT: store i32 %n, ptr addrspace(3) %s, align 4
; CHECK-NEXT: %[[Load:[v0-9]+]] = load volatile i32, ptr addrspace(3) %s, align 4
; CHECK-NEXT: %[[Load2:[v0-9]+]] = load i16, ptr addrspace(1) %q, align 2
; CHECK-NEXT: %[[Load3:[v0-9]+]] = load atomic i64, ptr addrspace(1) %q syncscope("device") acquire, align 8
; CHECK-NEXT: store atomic i64 %[[Load3]], ptr addrspace(1) %q release, align 8
; CHECK-NEXT: %z = zext i16 %[[Load2]] to i32
; CHECK-NEXT: %u = add i32 %[[Load]], %z
; CHECK-NEXT: store i32 %u, ptr addrspace(1) %q, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @spaces(ptr addrspace(1) %q, i32 %n) {
  %s = getelementptr i32, ptr addrspace(3) @buffer, i32 %n
  call void asm sideeffect "st.shared.b32 [ $0 + 0 ], $1;", "r,r"(ptr addrspace(3) %s, i32 %n)
  %x = call i32 asm sideeffect "ld.volatile.shared.u32 $0, [$1];", "=r,r"(ptr addrspace(3) %s)
  %y = call i16 asm sideeffect "ld.global.nc.L1::evict_last.b16 $0, [$1];", "=h,l"(ptr addrspace(1) %q)
  %w = call i64 asm sideeffect "ld.acquire.gpu.global.b64 $0, [$1];", "=l,l"(ptr addrspace(1) %q)
  call void asm sideeffect "st.release.sys.global.b64 [$0], $1;", "l,l"(ptr addrspace(1) %q, i64 %w)
  %z = zext i16 %y to i32
  %u = add i32 %x, %z
  store i32 %u, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: define spir_kernel void @numbers(ptr addrspace(1) %q)
; CHECK-NEXT: %[[Inttoptr:[v0-9]+]] = inttoptr i64 32 to ptr addrspace(3)
; CHECK-NEXT: %[[Load:[v0-9]+]] = load i32, ptr addrspace(3) %[[Inttoptr]], align 4
; CHECK-NEXT: store i32 %[[Load]], ptr addrspace(1) %q, align 4
; CHECK-NEXT: ret void
define ptx_kernel void @numbers(ptr addrspace(1) %q) {
  %x = call i32 asm sideeffect "ld.shared.b32 $0, [0x20];", "=r"()
  store i32 %x, ptr addrspace(1) %q
  ret void
}
