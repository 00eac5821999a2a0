; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s

; As llvm-spirv has it, all functions are in front of what stands in them.

; CHECK: [[#First:]] = OpExtInst %[[#]] %[[#]] DebugFunction %[[#]] %[[#]] %[[#]] 1
; CHECK: [[#Second:]] = OpExtInst %[[#]] %[[#]] DebugFunction %[[#]] %[[#]] %[[#]] 5
; CHECK: DebugLexicalBlock %[[#]] 2 3 %[[#First]]
; CHECK: DebugLexicalBlock %[[#]] 6 3 %[[#Second]]

target triple = "spir64-unknown-unknown"

define spir_kernel void @first() !dbg !3 {
  ret void, !dbg !6
}

define spir_kernel void @second() !dbg !8 {
  ret void, !dbg !9
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, column: 5, scope: !7)
!7 = distinct !DILexicalBlock(scope: !3, file: !1, line: 2, column: 3)
!8 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 5, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocation(line: 7, column: 5, scope: !10)
!10 = distinct !DILexicalBlock(scope: !8, file: !1, line: 6, column: 3)
