; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; SPIR-V has no weak symbols: a definition is exported, a declaration imported.

; CHECK-DAG: LinkageAttributes "weak" Export
; CHECK-DAG: LinkageAttributes "weak_odr" Export
; CHECK-DAG: LinkageAttributes "common" Export
; CHECK-DAG: LinkageAttributes "extern_weak" Import
@weak = weak addrspace(1) global i32 0
@weak_odr = weak_odr addrspace(1) global i32 0
@common = common addrspace(1) global i32 0
@extern_weak = extern_weak addrspace(1) global i32
