; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; SequentiallyConsistent 0x10 with WorkgroupMemory 0x100, CrossWorkgroupMemory 0x200, or both where
; a generic pointer may be either.

; CHECK-DAG: OpName %[[#Global:]] "global"
; CHECK-DAG: OpName %[[#Local:]] "local"
; CHECK-DAG: OpName %[[#Generic:]] "generic"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#InGlobal:]] = OpConstant %[[#Int]] 528
; CHECK-DAG: %[[#InLocal:]] = OpConstant %[[#Int]] 272
; CHECK-DAG: %[[#InBoth:]] = OpConstant %[[#Int]] 784
; CHECK: OpAtomicLoad %[[#Int]] %[[#Global]] %{{[0-9]+}} %[[#InGlobal]]{{$}}
; CHECK-NEXT: OpAtomicLoad %[[#Int]] %[[#Local]] %{{[0-9]+}} %[[#InLocal]]{{$}}
; CHECK-NEXT: OpAtomicLoad %[[#Int]] %[[#Generic]] %{{[0-9]+}} %[[#InBoth]]{{$}}
define void @f(ptr addrspace(1) %global, ptr addrspace(3) %local, ptr addrspace(4) %generic) {
  %1 = load atomic i32, ptr addrspace(1) %global seq_cst, align 4
  %2 = load atomic i32, ptr addrspace(3) %local seq_cst, align 4
  %3 = load atomic i32, ptr addrspace(4) %generic seq_cst, align 4
  ret void
}
