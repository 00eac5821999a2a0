; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64-unknown-unknown"

@_ZN7Derived5countE = local_unnamed_addr global i32 3, align 4, !dbg !0

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define spir_func noundef i32 @_ZN7Derived4get2Ev(ptr nocapture noundef nonnull readonly align 8 dereferenceable(40) %0) local_unnamed_addr #0 align 2 !dbg !41 {
    #dbg_value(ptr %0, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !44)
  %2 = getelementptr inbounds i8, ptr %0, i64 4, !dbg !45
  %3 = load i32, ptr %2, align 4, !dbg !45, !tbaa !46
  ret i32 %3, !dbg !55
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define spir_func i32 @foo(ptr nocapture noundef nonnull align 8 dereferenceable(40) %0, ptr nocapture noundef readonly %1, i64 %2, ptr noundef %3) local_unnamed_addr #1 !dbg !56 {
    #dbg_value(ptr %0, !84, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(ptr %1, !85, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i64 %2, !86, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(ptr %3, !87, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i32 0, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(ptr %1, !102, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !107)
    #dbg_value(i32 2, !105, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !107)
  %5 = getelementptr inbounds i8, ptr %1, i64 8, !dbg !109
  %6 = load float, ptr %5, align 4, !dbg !110, !tbaa !111
  %7 = fptosi float %6 to i32, !dbg !113
    #dbg_value(i32 %7, !89, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !114)
  %8 = icmp eq i32 %7, 0, !dbg !115
  br i1 %8, label %9, label %12, !dbg !116

9:                                                ; preds = %4
  %10 = getelementptr inbounds i8, ptr %0, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !46
  br label %15, !dbg !116

12:                                               ; preds = %4
    #dbg_value(ptr undef, !117, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !127)
    #dbg_value(i32 3, !125, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !127)
  %13 = add nsw i32 %7, 3, !dbg !129
  %14 = getelementptr inbounds i8, ptr %0, i64 4, !dbg !130
  store i32 %13, ptr %14, align 4, !dbg !131, !tbaa !46
  br label %15, !dbg !132

15:                                               ; preds = %9, %12
  %16 = phi i32 [ %11, %9 ], [ %13, %12 ]
    #dbg_value(i32 0, !99, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(i32 0, !99, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(i32 0, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i32 0, !99, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(i32 0, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i32 0, !134, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
    #dbg_value(i32 %16, !139, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
    #dbg_value(i32 %16, !140, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
  %17 = sitofp i32 %16 to float, !dbg !146
  %18 = fadd float %17, 4.000000e+00, !dbg !147
  %19 = fptosi float %18 to i32, !dbg !148
    #dbg_value(i32 %19, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i32 1, !99, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(i32 1, !134, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
  %20 = add nsw i32 %16, 1, !dbg !149
    #dbg_value(i32 %20, !140, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
  %21 = sitofp i32 %20 to float, !dbg !146
  %22 = fadd float %21, 4.000000e+00, !dbg !147
  %23 = sitofp i32 %19 to float, !dbg !148
  %24 = fadd float %22, %23, !dbg !148
  %25 = fptosi float %24 to i32, !dbg !148
    #dbg_value(i32 %25, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i32 2, !99, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(i32 2, !134, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
  %26 = add nsw i32 %16, 2, !dbg !149
    #dbg_value(i32 %26, !140, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
  %27 = sitofp i32 %26 to float, !dbg !146
  %28 = fadd float %27, 4.000000e+00, !dbg !147
  %29 = sitofp i32 %25 to float, !dbg !148
  %30 = fadd float %28, %29, !dbg !148
  %31 = fptosi float %30 to i32, !dbg !148
    #dbg_value(i32 %31, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i32 3, !99, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !133)
    #dbg_value(i32 3, !134, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
  %32 = add nsw i32 %16, 3, !dbg !149
    #dbg_value(i32 %32, !140, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !143)
  %33 = sitofp i32 %32 to float, !dbg !146
  %34 = fadd float %33, 4.000000e+00, !dbg !147
  %35 = sitofp i32 %31 to float, !dbg !148
  %36 = fadd float %34, %35, !dbg !148
  %37 = fptosi float %36 to i32, !dbg !148
    #dbg_value(i32 %37, !88, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(i32 4, !99, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !133)
  %38 = load volatile i32, ptr %3, align 4, !dbg !150, !tbaa !151
  %39 = add nsw i32 %38, %37, !dbg !152
  %40 = getelementptr inbounds i8, ptr %0, i64 %2, !dbg !153
  %41 = load i32, ptr %40, align 4, !dbg !153, !tbaa !151
  %42 = add nsw i32 %39, %41, !dbg !154
  ret i32 %42, !dbg !155
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39}
!llvm.ident = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN7Derived5countE", scope: !2, file: !3, line: 7, type: !14, isLocal: false, isDefinition: true, declaration: !22)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "classes.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "a8c4156fdc66fee44b90f86375344f8c")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !6, file: !3, line: 3, baseType: !29, size: 8, flags: DIFlagEnumClass, elements: !30, identifier: "_ZTSN7Derived1EE")
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Derived", file: !3, line: 3, size: 320, flags: DIFlagTypePassByValue, elements: !7, identifier: "_ZTS7Derived")
!7 = !{!8, !15, !16, !18, !19, !21, !22, !23, !25}
!8 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !6, baseType: !9, extraData: i32 0)
!9 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !10, file: !3, line: 1, size: 32, flags: DIFlagTypePassByValue, elements: !12, identifier: "_ZTSN2ns2v14BaseE")
!10 = !DINamespace(name: "v1", scope: !11, exportSymbols: true)
!11 = !DINamespace(name: "ns", scope: null)
!12 = !{!13}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !9, file: !3, line: 1, baseType: !14, size: 32)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !6, file: !3, line: 3, baseType: !14, size: 32, offset: 32)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !6, file: !3, line: 3, baseType: !17, size: 3, offset: 64, flags: DIFlagBitField, extraData: i64 64)
!17 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !6, file: !3, line: 3, baseType: !17, size: 5, offset: 67, flags: DIFlagBitField, extraData: i64 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "self", scope: !6, file: !3, line: 3, baseType: !20, size: 64, offset: 128)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, dwarfAddressSpace: 0)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !6, file: !3, line: 3, baseType: !5, size: 8, offset: 192)
!22 = !DIDerivedType(tag: DW_TAG_variable, name: "count", scope: !6, file: !3, line: 3, baseType: !14, flags: DIFlagStaticMember)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "q", scope: !6, file: !3, line: 3, baseType: !24, size: 64, offset: 256, flags: DIFlagProtected)
!24 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!25 = !DISubprogram(name: "get2", linkageName: "_ZN7Derived4get2Ev", scope: !6, file: !3, line: 3, type: !26, scopeLine: 3, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!26 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !27)
!27 = !{!14, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 0)
!29 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!30 = !{!31, !32}
!31 = !DIEnumerator(name: "A", value: 0, isUnsigned: true)
!32 = !DIEnumerator(name: "B", value: 200, isUnsigned: true)
!33 = !{!0}
!34 = !{!35}
!35 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !2, entity: !11, file: !3, line: 5)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!41 = distinct !DISubprogram(name: "get2", linkageName: "_ZN7Derived4get2Ev", scope: !6, file: !3, line: 4, type: !26, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !25, retainedNodes: !42)
!42 = !{!43}
!43 = !DILocalVariable(name: "this", arg: 1, scope: !41, type: !20, flags: DIFlagArtificial | DIFlagObjectPointer)
!44 = !DILocation(line: 0, scope: !41)
!45 = !DILocation(line: 4, column: 30, scope: !41)
!46 = !{!47, !49, i64 4}
!47 = !{!"_ZTS7Derived", !48, i64 0, !49, i64 4, !49, i64 8, !49, i64 8, !52, i64 16, !53, i64 24, !54, i64 32}
!48 = !{!"_ZTSN2ns2v14BaseE", !49, i64 0}
!49 = !{!"int", !50, i64 0}
!50 = !{!"omnipotent char", !51, i64 0}
!51 = !{!"Simple C++ TBAA"}
!52 = !{!"any pointer", !50, i64 0}
!53 = !{!"_ZTSN7Derived1EE", !50, i64 0}
!54 = !{!"double", !50, i64 0}
!55 = !DILocation(line: 4, column: 23, scope: !41)
!56 = distinct !DISubprogram(name: "foo", scope: !3, file: !3, line: 9, type: !57, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !83)
!57 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !58)
!58 = !{!14, !59, !60, !78, !80}
!59 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64, dwarfAddressSpace: 0)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64, dwarfAddressSpace: 0)
!61 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Arr<float, 4>", file: !3, line: 2, size: 128, flags: DIFlagTypePassByValue, elements: !62, templateParams: !75, identifier: "_ZTS3ArrIfLi4EE")
!62 = !{!63, !68, !70}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !61, file: !3, line: 2, baseType: !64, size: 128)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 128, elements: !66)
!65 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!66 = !{!67}
!67 = !DISubrange(count: 4)
!68 = !DIDerivedType(tag: DW_TAG_variable, name: "size", scope: !61, file: !3, line: 2, baseType: !69, flags: DIFlagStaticMember, extraData: i32 4)
!69 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!70 = !DISubprogram(name: "at", linkageName: "_ZN3ArrIfLi4EE2atEi", scope: !61, file: !3, line: 2, type: !71, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!71 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !72)
!72 = !{!73, !74, !14}
!73 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !65, size: 64, dwarfAddressSpace: 0)
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !{!76, !77}
!76 = !DITemplateTypeParameter(name: "T", type: !65)
!77 = !DITemplateValueParameter(name: "N", type: !14, value: i32 4)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "memptr", file: !3, line: 8, baseType: !79)
!79 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !14, size: 64, extraData: !6)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64, dwarfAddressSpace: 0)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !82)
!82 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!83 = !{!84, !85, !86, !87, !88, !89, !91, !98, !99}
!84 = !DILocalVariable(name: "dr", arg: 1, scope: !56, file: !3, line: 9, type: !59)
!85 = !DILocalVariable(name: "a", arg: 2, scope: !56, file: !3, line: 9, type: !60)
!86 = !DILocalVariable(name: "mp", arg: 3, scope: !56, file: !3, line: 9, type: !78)
!87 = !DILocalVariable(name: "cv", arg: 4, scope: !56, file: !3, line: 9, type: !80)
!88 = !DILocalVariable(name: "r", scope: !56, file: !3, line: 10, type: !14)
!89 = !DILocalVariable(name: "r", scope: !90, file: !3, line: 11, type: !14)
!90 = distinct !DILexicalBlock(scope: !56, file: !3, line: 11, column: 3)
!91 = !DILocalVariable(name: "lam", scope: !92, file: !3, line: 11, type: !94)
!92 = distinct !DILexicalBlock(scope: !93, file: !3, line: 11, column: 30)
!93 = distinct !DILexicalBlock(scope: !90, file: !3, line: 11, column: 27)
!94 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !56, file: !3, line: 11, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !95)
!95 = !{!96}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !94, file: !3, line: 11, baseType: !97, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64, dwarfAddressSpace: 0)
!98 = !DILocalVariable(name: "own", scope: !56, file: !3, line: 12, type: !6)
!99 = !DILocalVariable(name: "i", scope: !100, file: !3, line: 13, type: !14)
!100 = distinct !DILexicalBlock(scope: !56, file: !3, line: 13, column: 3)
!101 = !DILocation(line: 0, scope: !56)
!102 = !DILocalVariable(name: "this", arg: 1, scope: !103, type: !106, flags: DIFlagArtificial | DIFlagObjectPointer)
!103 = distinct !DISubprogram(name: "at", linkageName: "_ZN3ArrIfLi4EE2atEi", scope: !61, file: !3, line: 2, type: !71, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !70, retainedNodes: !104)
!104 = !{!102, !105}
!105 = !DILocalVariable(name: "i", arg: 2, scope: !103, file: !3, line: 2, type: !14)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !61, size: 64)
!107 = !DILocation(line: 0, scope: !103, inlinedAt: !108)
!108 = distinct !DILocation(line: 11, column: 16, scope: !90)
!109 = !DILocation(line: 2, column: 76, scope: !103, inlinedAt: !108)
!110 = !DILocation(line: 11, column: 16, scope: !90)
!111 = !{!112, !112, i64 0}
!112 = !{!"float", !50, i64 0}
!113 = !DILocation(line: 11, column: 13, scope: !90)
!114 = !DILocation(line: 0, scope: !90)
!115 = !DILocation(line: 11, column: 27, scope: !93)
!116 = !DILocation(line: 11, column: 27, scope: !90)
!117 = !DILocalVariable(name: "this", arg: 1, scope: !118, type: !126, flags: DIFlagArtificial | DIFlagObjectPointer)
!118 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3fooENK3$_0clEi", scope: !94, file: !3, line: 11, type: !119, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, declaration: !123, retainedNodes: !124)
!119 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !120)
!120 = !{!14, !121, !14}
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 0)
!122 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !94)
!123 = !DISubprogram(name: "operator()", scope: !94, file: !3, line: 11, type: !119, scopeLine: 11, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagOptimized)
!124 = !{!117, !125}
!125 = !DILocalVariable(name: "z", arg: 2, scope: !118, file: !3, line: 11, type: !14)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !122, size: 64, dwarfAddressSpace: 0)
!127 = !DILocation(line: 0, scope: !118, inlinedAt: !128)
!128 = distinct !DILocation(line: 11, column: 80, scope: !92)
!129 = !DILocation(line: 11, column: 65, scope: !118, inlinedAt: !128)
!130 = !DILocation(line: 11, column: 76, scope: !92)
!131 = !DILocation(line: 11, column: 78, scope: !92)
!132 = !DILocation(line: 11, column: 88, scope: !92)
!133 = !DILocation(line: 0, scope: !100)
!134 = !DILocalVariable(name: "a", arg: 1, scope: !135, file: !3, line: 6, type: !14)
!135 = distinct !DISubprogram(name: "add<int>", linkageName: "_Z3addIiET_S0_S0_", scope: !3, file: !3, line: 6, type: !136, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, templateParams: !141, retainedNodes: !138)
!136 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !137)
!137 = !{!14, !14, !14}
!138 = !{!134, !139, !140}
!139 = !DILocalVariable(name: "b", arg: 2, scope: !135, file: !3, line: 6, type: !14)
!140 = !DILocalVariable(name: "s", scope: !135, file: !3, line: 6, type: !14)
!141 = !{!142}
!142 = !DITemplateTypeParameter(name: "T", type: !14)
!143 = !DILocation(line: 0, scope: !135, inlinedAt: !144)
!144 = distinct !DILocation(line: 13, column: 36, scope: !145)
!145 = distinct !DILexicalBlock(scope: !100, file: !3, line: 13, column: 3)
!146 = !DILocation(line: 13, column: 36, scope: !145)
!147 = !DILocation(line: 13, column: 56, scope: !145)
!148 = !DILocation(line: 13, column: 33, scope: !145)
!149 = !DILocation(line: 6, column: 49, scope: !135, inlinedAt: !144)
!150 = !DILocation(line: 14, column: 14, scope: !56)
!151 = !{!49, !49, i64 0}
!152 = !DILocation(line: 14, column: 12, scope: !56)
!153 = !DILocation(line: 14, column: 24, scope: !56)
!154 = !DILocation(line: 14, column: 20, scope: !56)
!155 = !DILocation(line: 14, column: 3, scope: !56)
