; RUN: pyllc -mtriple=spirv64 -stop-after=legalize %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=all --verify-each %s -o -

; A vector whose lanes are no numbers of SPIR-V is bytes in memory, in which LLVM packs the lanes.
@three = addrspace(1) global <4 x i24> <i24 1, i24 2, i24 3, i24 4>
; CHECK: @place = addrspace(1) global ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @three, i64 6)
@place = addrspace(1) global ptr addrspace(1) getelementptr (<4 x i24>, ptr addrspace(1) @three, i64 0, i32 2)

; CHECK-LABEL: @wide(
; CHECK: %[[Base:.*]] = getelementptr [64 x i8], ptr addrspace(1) %p, i64 1
; CHECK: getelementptr [16 x i8], ptr addrspace(1) %[[Base]], i32 %n
define i64 @wide(ptr addrspace(1) %p, i32 %n) {
  %lane = getelementptr <4 x i128>, ptr addrspace(1) %p, i64 1, i32 %n
  %value = load i64, ptr addrspace(1) %lane
  ret i64 %value
}

; CHECK-LABEL: @one(
; CHECK: %[[Base:.*]] = getelementptr inbounds i64, ptr addrspace(1) %p, i64 0
; CHECK: getelementptr inbounds [6 x i8], ptr addrspace(1) %[[Base]], i32 1
define i8 @one(ptr addrspace(1) %p) {
  %lane = getelementptr inbounds <1 x i48>, ptr addrspace(1) %p, i64 0, i32 1
  %value = load i8, ptr addrspace(1) %lane
  ret i8 %value
}

; CHECK-LABEL: @some(
; CHECK-COUNT-2: getelementptr [3 x i8], ptr addrspace(1) %{{.*}}, i32 %
define <2 x ptr addrspace(1)> @some(<2 x ptr addrspace(1)> %p, <2 x i32> %n) {
  %lanes = getelementptr <4 x i24>, <2 x ptr addrspace(1)> %p, i64 0, <2 x i32> %n
  ret <2 x ptr addrspace(1)> %lanes
}
