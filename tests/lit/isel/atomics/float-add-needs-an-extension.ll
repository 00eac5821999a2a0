; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_shader_atomic_float_add %s -o - | filecheck %s

; CHECK-DAG: OpCapability AtomicFloat32AddEXT
; CHECK-DAG: OpCapability AtomicFloat64AddEXT
; CHECK: OpExtension "SPV_EXT_shader_atomic_float_add"
; CHECK-DAG: OpName %[[#Value:]] "x"
; CHECK-DAG: OpName %[[#Double:]] "d"
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpAtomicFAddEXT %[[#Float]] %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Value]]{{$}}
; CHECK: %[[#Negative:]] = OpFNegate %{{[0-9]+}} %[[#Double]]
; CHECK: OpAtomicFAddEXT %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %{{[0-9]+}} %[[#Negative]]{{$}}
define void @f(ptr addrspace(1) %p, float %x, ptr addrspace(1) %q, double %d) {
  %1 = atomicrmw fadd ptr addrspace(1) %p, float %x monotonic
  %2 = atomicrmw fsub ptr addrspace(1) %q, double %d monotonic
  ret void
}
