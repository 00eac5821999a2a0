; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Scope and operation choose the function of a group; truth values become integers.

; CHECK-LABEL: define spir_func i32 @f
; CHECK-SAME: (i32 %x, i64 %i, i64 %j) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %x)
; CHECK-NEXT: %b = call spir_func i32 @_Z29work_group_scan_exclusive_maxj(i32 %a)
; CHECK-NEXT: %1 = insertelement <2 x i64> poison, i64 %i, i32 0
; CHECK-NEXT: %2 = insertelement <2 x i64> %1, i64 %j, i32 1
; CHECK-NEXT: %3 = extractelement <2 x i64> %2, i32 0
; CHECK-NEXT: %4 = extractelement <2 x i64> %2, i32 1
; CHECK-NEXT: %c = call spir_func i32 @_Z20work_group_broadcastimm(i32 %b, i64 %3, i64 %4)
; CHECK-NEXT: %5 = icmp ne i32 %c, 0
; CHECK-NEXT: %6 = zext i1 %5 to i32
; CHECK-NEXT: %7 = call spir_func i32 @_Z13sub_group_alli(i32 %6)
; CHECK-NEXT: %8 = icmp ne i32 %7, 0
; CHECK-NEXT: %d = select i1 %8, i32 1, i32 0
; CHECK-NEXT: %e = call spir_func i32 @_Z17sub_group_shuffleij(i32 %d, i32 3)
; CHECK-NEXT: %9 = icmp ne i32 %e, 0
; CHECK-NEXT: %10 = zext i1 %9 to i32
; CHECK-NEXT: %g = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 %10)
; CHECK-NEXT: %h = call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> %g)
; CHECK-NEXT: %k = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %h, i32 4)
; CHECK-NEXT: ret i32 %k
; CHECK: declare spir_func i32 @_Z20sub_group_reduce_addi(i32) convergent nounwind
; CHECK-NEXT: declare spir_func i32 @_Z29work_group_scan_exclusive_maxj(i32) convergent nounwind
; CHECK-NEXT: declare spir_func i32 @_Z20work_group_broadcastimm(i32, i64, i64) convergent nounwind
; CHECK-NEXT: declare spir_func i32 @_Z13sub_group_alli(i32) convergent nounwind
; CHECK-NEXT: declare spir_func i32 @_Z17sub_group_shuffleij(i32, i32) convergent nounwind
; CHECK-NEXT: declare spir_func <4 x i32> @_Z16sub_group_balloti(i32) convergent nounwind
; CHECK-NEXT: declare spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32>) convergent nounwind
; CHECK-NEXT: declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32, i32) convergent nounwind
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

define spir_func i32 @f(i32 %x, i64 %i, i64 %j) {
  %a = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %x)
  %b = call spir_func i32 @_Z29work_group_scan_exclusive_maxj(i32 %a)
  %c = call spir_func i32 @_Z20work_group_broadcastimm(i32 %b, i64 %i, i64 %j)
  %d = call spir_func i32 @_Z13sub_group_alli(i32 %c)
  %e = call spir_func i32 @_Z17sub_group_shuffleij(i32 %d, i32 3)
  %g = call spir_func <4 x i32> @_Z16sub_group_balloti(i32 %e)
  %h = call spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> %g)
  %k = call spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %h, i32 4)
  ret i32 %k
}

declare spir_func i32 @_Z20sub_group_reduce_addi(i32)
declare spir_func i32 @_Z29work_group_scan_exclusive_maxj(i32)
declare spir_func i32 @_Z20work_group_broadcastimm(i32, i64, i64)
declare spir_func i32 @_Z13sub_group_alli(i32)
declare spir_func i32 @_Z17sub_group_shuffleij(i32, i32)
declare spir_func <4 x i32> @_Z16sub_group_balloti(i32)
declare spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32>)
declare spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32, i32)
