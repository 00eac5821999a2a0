; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Local memory is 0x100, global 0x200, images 0x800; sequentially consistent is 0x10.

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#WorkGroup:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#SubGroup:]] = OpConstant %[[#Int]] 3{{$}}
; CHECK-DAG: %[[#Local:]] = OpConstant %[[#Int]] 272{{$}}
; CHECK-DAG: %[[#All:]] = OpConstant %[[#Int]] 2832{{$}}
; CHECK-DAG: %[[#Global:]] = OpConstant %[[#Int]] 528{{$}}
; CHECK: OpControlBarrier %[[#WorkGroup]] %[[#WorkGroup]] %[[#Local]]
; CHECK-NEXT: OpControlBarrier %[[#WorkGroup]] %[[#WorkGroup]] %[[#All]]
; CHECK-NEXT: OpControlBarrier %[[#SubGroup]] %[[#SubGroup]] %[[#Global]]
define spir_func void @f() {
  call spir_func void @_Z7barrierj(i32 1)
  call spir_func void @_Z18work_group_barrierj(i32 7)
  call spir_func void @_Z17sub_group_barrierj(i32 2)
  ret void
}

declare spir_func void @_Z7barrierj(i32)
declare spir_func void @_Z18work_group_barrierj(i32)
declare spir_func void @_Z17sub_group_barrierj(i32)
