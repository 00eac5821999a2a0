; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s

; CHECK: OpEntryPoint Kernel %{{[0-9]+}} "k" %[[#Id:]]{{$}}
; CHECK-DAG: OpDecorate %[[#Id]] BuiltIn GlobalInvocationId
; CHECK: %[[#Id]] = OpVariable %{{[0-9]+}} Input
@data = addrspace(1) global i64 1

define spir_kernel void @k() {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  store i64 %id, ptr addrspace(1) @data
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
