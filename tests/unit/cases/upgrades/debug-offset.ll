; Until LLVM 5 the value of a variable had an offset; LLVM drops one that is not 0.
define spir_func void @f(i32 %x) !dbg !6 {
  call void @llvm.dbg.value(metadata i32 %x, i64 0, metadata !12, metadata !DIExpression()), !dbg !14
  call void @llvm.dbg.value(metadata i32 %x, i64 8, metadata !12, metadata !DIExpression()), !dbg !14
  ret void, !dbg !14
}

declare void @llvm.dbg.value(metadata, i64, metadata, metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!6 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !7, unit: !0, retainedNodes: !2)
!7 = !DISubroutineType(types: !2)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 2, type: !10)
!14 = !DILocation(line: 2, column: 3, scope: !6)
