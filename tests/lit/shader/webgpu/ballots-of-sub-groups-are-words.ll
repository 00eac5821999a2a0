; RUN: pyllc -mtriple=spirv64-unknown-webgpu --workgroup-size=64 %s -o - | filecheck %s

; naga reads no other instruction on ballots than the one that makes them. Bits beyond the last lane
; do not count.
; CHECK-NOT: OpGroupNonUniformElect
; CHECK-NOT: OpGroupNonUniformAllEqual
; CHECK-NOT: OpGroupNonUniformInverseBallot
; CHECK-NOT: OpGroupNonUniformBallot{{[A-Z]}}
; CHECK-DAG: OpDecorate %[[#LaneVar:]] BuiltIn SubgroupLocalInvocationId
; CHECK-DAG: OpDecorate %[[#SizeVar:]] BuiltIn SubgroupSize
; CHECK: OpFunction

; elect
; CHECK: %[[#Lane:]] = OpLoad %[[#Word:]] %[[#LaneVar]]{{$}}
; CHECK: %[[#First:]] = OpGroupNonUniformBroadcastFirst %[[#Word]] %{{[0-9]+}} %[[#Lane]]
; CHECK: OpIEqual %{{[0-9]+}} %[[#Lane]] %[[#First]]

; all equal
; CHECK: %[[#FirstX:]] = OpGroupNonUniformBroadcastFirst %{{[0-9]+}} %{{[0-9]+}} %[[#FloatX:]]
; CHECK: %[[#Same:]] = OpFOrdEqual %{{[0-9]+}} %[[#FloatX]] %[[#FirstX]]
; CHECK: OpGroupNonUniformAll %{{[0-9]+}} %{{[0-9]+}} %[[#Same]]

; a ballot, and the own bit of it
; CHECK: %[[#Ballot:]] = OpGroupNonUniformBallot %{{[0-9]+}}
; CHECK: %[[#Part:]] = OpVectorExtractDynamic %[[#Word]] %[[#Ballot]]
; CHECK: %[[#Shifted:]] = OpShiftRightLogical %[[#Word]] %[[#Part]]
; CHECK: %[[#Bit:]] = OpBitwiseAnd %[[#Word]] %[[#Shifted]]
; CHECK: OpINotEqual %{{[0-9]+}} %[[#Bit]]

; its bits
; CHECK: OpLoad %[[#Word]] %[[#SizeVar]]{{$}}
; CHECK: %[[#Low:]] = OpCompositeExtract %[[#Word]] %[[#Ballot]] 0
; CHECK: %[[#Counting:]] = OpBitwiseAnd %[[#Word]] %[[#Low]]
; CHECK: OpBitCount %[[#Word]] %[[#Counting]]

; the first and the last one
; CHECK-COUNT-7: OpBitCount
; CHECK: FindUMsb
define spir_kernel void @f(ptr addrspace(1) %p, float %x, i32 %y) {
  %elected = call i32 @_Z15sub_group_electv()
  store volatile i32 %elected, ptr addrspace(1) %p
  %equal = call i32 @_Z31sub_group_non_uniform_all_equalf(float %x)
  store volatile i32 %equal, ptr addrspace(1) %p
  %ballot = call <4 x i32> @_Z16sub_group_balloti(i32 %y)
  %own = call i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> %ballot)
  store volatile i32 %own, ptr addrspace(1) %p
  %count = call i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> %ballot)
  store volatile i32 %count, ptr addrspace(1) %p
  %first = call i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> %ballot)
  store volatile i32 %first, ptr addrspace(1) %p
  %last = call i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> %ballot)
  store volatile i32 %last, ptr addrspace(1) %p
  ret void
}

declare i32 @_Z15sub_group_electv()
declare i32 @_Z31sub_group_non_uniform_all_equalf(float)
declare <4 x i32> @_Z16sub_group_balloti(i32)
declare i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32>)
declare i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32>)
declare i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32>)
declare i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32>)
