; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s

; LLVM takes a record of debug info back only with a location, be it of line 0. What follows has its
; own again.

; CHECK: [[#File:]] = OpString "/src/made.cl"
; CHECK: DebugScope
; CHECK-NEXT: OpLine %[[#File]] 0 0
; CHECK-NEXT: OpExtInst %[[#]] %[[#]] DebugValue
; CHECK-NEXT: OpLine %[[#File]] 3 1
; CHECK-NEXT: OpReturn

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(i32 %n) !dbg !4 {
    #dbg_value(i32 %n, !9, !DIExpression(), !7)
  ret void, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "made.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 0, scope: !4)
!8 = !DILocation(line: 3, column: 1, scope: !4)
!9 = !DILocalVariable(name: "n", arg: 1, scope: !4, type: !10, flags: DIFlagArtificial)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
