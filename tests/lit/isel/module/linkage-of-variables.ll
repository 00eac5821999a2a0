; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK-NOT: "internal" {{Export|Import}}
; CHECK-NOT: "private" {{Export|Import}}
; CHECK-DAG: OpDecorate %[[#Exported:]] LinkageAttributes "exported" Export
; CHECK-DAG: OpDecorate %[[#Hidden:]] LinkageAttributes "hidden" Export
; CHECK-DAG: OpDecorate %[[#Imported:]] LinkageAttributes "imported" Import
; CHECK-DAG: %[[#Exported]] = OpVariable %{{[0-9]+}} CrossWorkgroup %{{[0-9]+}}
; CHECK-DAG: %[[#Hidden]] = OpVariable %{{[0-9]+}} CrossWorkgroup %{{[0-9]+}}
; CHECK-DAG: %[[#Imported]] = OpVariable %{{[0-9]+}} CrossWorkgroup{{$}}
@internal = internal addrspace(1) global i32 1
@private = private addrspace(1) global i32 2
@exported = addrspace(1) global i32 3
@hidden = hidden addrspace(1) global i32 4
@imported = external addrspace(1) global i32
