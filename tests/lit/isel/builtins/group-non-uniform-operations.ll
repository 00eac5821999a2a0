; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: OpCapability GroupNonUniformArithmetic
; CHECK-DAG: OpCapability GroupNonUniformBallot
; CHECK-DAG: OpCapability GroupNonUniformShuffleRelative
; CHECK: OpGroupNonUniformSMax %{{[0-9]+}} %{{[0-9]+}} ExclusiveScan
; CHECK: %[[#Set:]] = OpINotEqual
; CHECK-NEXT: OpGroupNonUniformBallot %{{[0-9]+}} %{{[0-9]+}} %[[#Set]]
; CHECK: OpGroupNonUniformBallotBitCount %{{[0-9]+}} %{{[0-9]+}} InclusiveScan
; CHECK: OpGroupNonUniformShuffleUp
; CHECK: %[[#Elected:]] = OpGroupNonUniformElect
; CHECK-NEXT: OpSelect %{{[0-9]+}} %[[#Elected]]
define spir_func void @f(i16 %short, i32 %int) {
  %1 = call spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_maxs(i16 %short)
  %2 = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 %int)
  %3 = call spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> %2)
  %4 = call spir_func i32 @_Z20sub_group_shuffle_upij(i32 %int, i32 %3)
  %5 = call spir_func i32 @_Z15sub_group_electv()
  ret void
}

declare spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_maxs(i16)
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32)
declare spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32>)
declare spir_func i32 @_Z20sub_group_shuffle_upij(i32, i32)
declare spir_func i32 @_Z15sub_group_electv()
