; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A product of matrices whose rows the work-items hold.

; CHECK: OpExtension "SPV_INTEL_subgroup_matrix_multiply_accumulate"
; CHECK: OpSubgroupMatrixMultiplyAccumulateINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroupMatrixMultiplyAccumulateINTEL needs {{.*}}SPV_INTEL_subgroup_matrix_multiply_accumulate
; WITHOUT: note: pass --spirv-ext=+SPV_
declare spir_func <8 x float> @_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_iDv8_iDv8_f(i32, <8 x i32>, <8 x i32>, <8 x float>)

define spir_func <8 x float> @product(<8 x i32> %left, <8 x i32> %right, <8 x float> %sum) {
  %product = call spir_func <8 x float> @_Z45__spirv_SubgroupMatrixMultiplyAccumulateINTELiDv8_iDv8_iDv8_f(i32 16, <8 x i32> %left, <8 x i32> %right, <8 x float> %sum)
  ret <8 x float> %product
}
