; RUN: pyllc -mtriple=spirv64v1.1 %s -o - | filecheck %s
; RUN: not pyllc -mtriple=spirv64v1.0 %s -o - 2>&1 | filecheck %s --check-prefix=OLD

; A barrier of some subgroups of a work-group is a value; SPIR-V has it from 1.1 on.

; CHECK: OpCapability NamedBarrier
; CHECK: %[[#Barrier:]] = OpTypeNamedBarrier
; CHECK: %[[#Count:]] = OpFunctionParameter
; CHECK: %[[#Made:]] = OpNamedBarrierInitialize %[[#Barrier]] %[[#Count]]
; CHECK-NEXT: OpMemoryNamedBarrier %[[#Made]] %{{[0-9]+}} %{{[0-9]+}}
; OLD: error: {{.*}} needs SPIR-V 1.1
define spir_func void @f(i32 %count) {
  %1 = call spir_func target("spirv.NamedBarrier") @__spirv_NamedBarrierInitialize(i32 %count)
  call spir_func void @__spirv_MemoryNamedBarrier(target("spirv.NamedBarrier") %1, i32 2, i32 272)
  ret void
}

declare spir_func target("spirv.NamedBarrier") @__spirv_NamedBarrierInitialize(i32)
declare spir_func void @__spirv_MemoryNamedBarrier(target("spirv.NamedBarrier"), i32, i32)
