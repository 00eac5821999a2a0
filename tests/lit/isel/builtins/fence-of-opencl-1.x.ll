; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#WorkGroup:]] = OpConstant %[[#Int]] 2{{$}}
; CHECK-DAG: %[[#Both:]] = OpConstant %[[#Int]] 264{{$}}
; CHECK-DAG: %[[#Acquire:]] = OpConstant %[[#Int]] 514{{$}}
; CHECK-DAG: %[[#Release:]] = OpConstant %[[#Int]] 772{{$}}
; CHECK: OpMemoryBarrier %[[#WorkGroup]] %[[#Both]]
; CHECK-NEXT: OpMemoryBarrier %[[#WorkGroup]] %[[#Acquire]]
; CHECK-NEXT: OpMemoryBarrier %[[#WorkGroup]] %[[#Release]]
define spir_func void @f() {
  call spir_func void @_Z9mem_fencej(i32 1)
  call spir_func void @_Z14read_mem_fencej(i32 2)
  call spir_func void @_Z15write_mem_fencej(i32 3)
  ret void
}

declare spir_func void @_Z9mem_fencej(i32)
declare spir_func void @_Z14read_mem_fencej(i32)
declare spir_func void @_Z15write_mem_fencej(i32)
