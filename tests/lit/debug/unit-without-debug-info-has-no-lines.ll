; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Such a unit is there for remarks about optimisation.

; CHECK-NOT: OpString
; CHECK: OpSource OpenCL_CPP 100000
; CHECK-NOT: OpLine
define i32 @f(i32 %n) !dbg !4 {
  %m = add i32 %n, 1, !dbg !6
  ret i32 %m, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: NoDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !{})
!6 = !DILocation(line: 2, column: 1, scope: !4)
