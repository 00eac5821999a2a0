; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpLabel
; CHECK-NEXT: OpLine
; CHECK-NEXT: OpLoad
; CHECK-NEXT: OpIAdd
; CHECK-NEXT: OpReturnValue
define i32 @f(ptr addrspace(1) %p) #0 !dbg !4 {
  %v = load i32, ptr addrspace(1) %p, !range !8, !tbaa !9, !dbg !7
  %y = add i32 %v, 1, !dbg !7
  ret i32 %y, !dbg !7
}
attributes #0 = { nounwind willreturn "no-trapping-math"="true" }
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!llvm.ident = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"a compiler"}
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, column: 3, scope: !4)
!8 = !{i32 0, i32 10}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11}
!11 = !{!"root"}
