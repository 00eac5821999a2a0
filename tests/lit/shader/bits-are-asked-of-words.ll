; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64-unknown-vulkan1.3 --spirv-ext=all %s -o - | filecheck %s

; Vulkan counts, reverses and inserts bits of words alone.
; CHECK: %[[#Word:]] = OpTypeInt 32 0
; CHECK: = OpFunction %
; CHECK-COUNT-2: OpBitReverse %[[#Word]]
; CHECK-NOT: OpBitReverse
; CHECK-COUNT-2: OpBitCount %[[#Word]]
; CHECK-NOT: OpBitCount
; CHECK-COUNT-2: OpExtInst %[[#Word]] %{{[0-9]+}} FindUMsb
; CHECK-NOT: FindUMsb
; CHECK: OpFunctionEnd
define spir_kernel void @long(ptr addrspace(1) %p, i64 %a) {
  %r = call i64 @_Z18__spirv_BitReversem(i64 %a)
  %s = call i64 @_Z16__spirv_BitCountm(i64 %r)
  %t = call i64 @llvm.ctlz.i64(i64 %s, i1 false)
  %u = call i64 @__spirv_BitFieldInsert(i64 %t, i64 %a, i32 3, i32 4)
  store i64 %u, ptr addrspace(1) %p
  ret void
}

; Those of words are instructions, for which no extension is needed.
; CHECK: = OpFunction %
; CHECK: OpBitReverse %[[#Word]]
; CHECK: OpBitFieldSExtract %[[#Word]]
define spir_kernel void @word(ptr addrspace(1) %p, i32 %a) {
  %r = call i32 @_Z11bit_reversei(i32 %a)
  %s = call i32 @_Z23bitfield_extract_signedijj(i32 %r, i32 3, i32 4)
  store i32 %s, ptr addrspace(1) %p
  ret void
}

; Of 64 bits the upper half of a product is made of products of words.
; CHECK: = OpFunction %
; CHECK-NOT: Extended
; CHECK-COUNT-4: OpIMul
; CHECK-NOT: OpIMul
; CHECK: OpFunctionEnd
define spir_kernel void @product(ptr addrspace(1) %p, i64 %a) {
  %r = call i64 @_Z6mul_hill(i64 %a, i64 %a)
  store i64 %r, ptr addrspace(1) %p
  ret void
}

declare i64 @_Z18__spirv_BitReversem(i64)
declare i64 @_Z16__spirv_BitCountm(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @__spirv_BitFieldInsert(i64, i64, i32, i32)
declare i32 @_Z11bit_reversei(i32)
declare i32 @_Z23bitfield_extract_signedijj(i32, i32, i32)
declare i64 @_Z6mul_hill(i64, i64)
