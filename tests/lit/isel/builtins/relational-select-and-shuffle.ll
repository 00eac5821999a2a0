; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpExtInst %{{[0-9]+}} %{{[0-9]+}} select
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} bitselect
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} shuffle
; CHECK-NEXT: OpExtInst %{{[0-9]+}} %{{[0-9]+}} shuffle2
define spir_func void @f(<4 x float> %values, <4 x i32> %mask) {
  %1 = call spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> %values, <4 x float> %values, <4 x i32> %mask)
  %2 = call spir_func <4 x i32> @_Z9bitselectDv4_iS_S_(<4 x i32> %mask, <4 x i32> %mask, <4 x i32> %mask)
  %3 = call spir_func <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> %values, <4 x i32> %mask)
  %4 = call spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float> %values, <4 x float> %values, <4 x i32> %mask)
  ret void
}

declare spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float>, <4 x float>, <4 x i32>)
declare spir_func <4 x i32> @_Z9bitselectDv4_iS_S_(<4 x i32>, <4 x i32>, <4 x i32>)
declare spir_func <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float>, <4 x i32>)
declare spir_func <4 x float> @_Z8shuffle2Dv4_fS_Dv4_j(<4 x float>, <4 x float>, <4 x i32>)
