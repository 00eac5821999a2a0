; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_INTEL_split_barrier %s -o - | filecheck %s

; Arriving releases (4), waiting acquires (2).

; CHECK-DAG: OpCapability SplitBarrier{{INTEL|EXT}}
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#Release:]] = OpConstant %[[#Int]] 260{{$}}
; CHECK-DAG: %[[#Acquire:]] = OpConstant %[[#Int]] 258{{$}}
; CHECK: OpControlBarrierArrive{{INTEL|EXT}} %{{[0-9]+}} %{{[0-9]+}} %[[#Release]]
; CHECK-NEXT: OpControlBarrierWait{{INTEL|EXT}} %{{[0-9]+}} %{{[0-9]+}} %[[#Acquire]]
define spir_func void @f() {
  call spir_func void @_Z31intel_work_group_barrier_arrivej(i32 1)
  call spir_func void @_Z29intel_work_group_barrier_waitj(i32 1)
  ret void
}

declare spir_func void @_Z31intel_work_group_barrier_arrivej(i32)
declare spir_func void @_Z29intel_work_group_barrier_waitj(i32)
