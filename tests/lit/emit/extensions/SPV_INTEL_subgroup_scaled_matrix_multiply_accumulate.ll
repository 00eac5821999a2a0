; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate,+SPV_INTEL_subgroup_matrix_multiply_accumulate %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate,+SPV_INTEL_subgroup_matrix_multiply_accumulate %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: not pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_subgroup_matrix_multiply_accumulate %s -o - 2>&1 | filecheck %s --check-prefix=WITHOUT
; NO-SPIRV-VAL: it does not know SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate

; A product of matrices whose numbers share scales.

; CHECK: OpExtension "SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate"
; CHECK: OpSubgroupScaledMatrixMultiplyAccumulateINTEL

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT: error: OpSubgroupScaledMatrixMultiplyAccumulateINTEL needs {{.*}}SPV_INTEL_subgroup_scaled_matrix_multiply_accumulate
; WITHOUT: note: pass --spirv-ext=+SPV_
declare <8 x float> @_Z51__spirv_SubgroupScaledMatrixMultiplyAccumulateINTELiDv8_iDv8_iDv8_fDv2_cDv2_c(i32, <8 x i32>, <8 x i32>, <8 x float>, <2 x i8>, <2 x i8>)

define <8 x float> @product(<8 x i32> %left, <8 x i32> %right, <8 x float> %sum, <2 x i8> %scale, <2 x i8> %other) {
  %product = call <8 x float> @_Z51__spirv_SubgroupScaledMatrixMultiplyAccumulateINTELiDv8_iDv8_iDv8_fDv2_cDv2_c(i32 64, <8 x i32> %left, <8 x i32> %right, <8 x float> %sum, <2 x i8> %scale, <2 x i8> %other)
  ret <8 x float> %product
}
