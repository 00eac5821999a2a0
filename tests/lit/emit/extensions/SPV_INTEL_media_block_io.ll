; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_media_block_io %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_media_block_io %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT

; A block of an image, of the size that the call says.

; CHECK: OpExtension "SPV_INTEL_media_block_io"
; CHECK: OpSubgroupImageMediaBlockReadINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroupImageMediaBlockReadINTEL needs {{.*}}SPV_INTEL_media_block_io
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func <4 x i32> @_Z40__spirv_SubgroupImageMediaBlockReadINTEL9ocl_imageDv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), <2 x i32>, i32, i32)

define spir_func <4 x i32> @block(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at) {
  %block = call spir_func <4 x i32> @_Z40__spirv_SubgroupImageMediaBlockReadINTEL9ocl_imageDv2_iii(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %image, <2 x i32> %at, i32 16, i32 4)
  ret <4 x i32> %block
}
