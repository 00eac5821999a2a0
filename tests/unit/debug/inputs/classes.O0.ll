; ModuleID = 'classes.cpp'
source_filename = "classes.cpp"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64-unknown-unknown"

%struct.Derived = type { %"struct.ns::v1::Base", i32, i8, ptr, i8, double }
%"struct.ns::v1::Base" = type { i32 }
%class.anon = type { ptr }
%struct.Arr = type { [4 x float] }

$_ZN3ArrIfLi4EE2atEi = comdat any

$_Z3addIiET_S0_S0_ = comdat any

$_Z3addIfET_S0_S0_ = comdat any

@_ZN7Derived5countE = global i32 3, align 4, !dbg !0

; Function Attrs: mustprogress noinline nounwind optnone
define spir_func noundef i32 @_ZN7Derived4get2Ev(ptr noundef nonnull align 8 dereferenceable(40) %0) #0 align 2 !dbg !41 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !43, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !44)
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %struct.Derived, ptr %3, i32 0, i32 1, !dbg !45
  %5 = load i32, ptr %4, align 4, !dbg !45
  ret i32 %5, !dbg !46
}

; Function Attrs: mustprogress noinline nounwind optnone
define spir_func i32 @foo(ptr noundef nonnull align 8 dereferenceable(40) %0, ptr noundef %1, i64 %2, ptr noundef %3) #0 !dbg !47 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca %class.anon, align 8
  %12 = alloca %struct.Derived, align 8
  %13 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !74, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !76, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !77)
  store i64 %2, ptr %7, align 8
    #dbg_declare(ptr %7, !78, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !79)
  store ptr %3, ptr %8, align 8
    #dbg_declare(ptr %8, !80, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !81)
    #dbg_declare(ptr %9, !82, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !83)
  store i32 0, ptr %9, align 4, !dbg !83
    #dbg_declare(ptr %10, !84, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !86)
  %14 = load ptr, ptr %6, align 8, !dbg !87
  %15 = call spir_func noundef nonnull align 4 dereferenceable(4) ptr @_ZN3ArrIfLi4EE2atEi(ptr noundef nonnull align 4 dereferenceable(16) %14, i32 noundef 2), !dbg !88
  %16 = load float, ptr %15, align 4, !dbg !88
  %17 = fptosi float %16 to i32, !dbg !87
  store i32 %17, ptr %10, align 4, !dbg !86
  %18 = load i32, ptr %10, align 4, !dbg !89
  %19 = icmp ne i32 %18, 0, !dbg !89
  br i1 %19, label %20, label %25, !dbg !91

20:                                               ; preds = %4
    #dbg_declare(ptr %11, !92, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !98)
  %21 = getelementptr inbounds %class.anon, ptr %11, i32 0, i32 0, !dbg !99
  store ptr %10, ptr %21, align 8, !dbg !99
  %22 = call spir_func noundef i32 @"_ZZ3fooENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %11, i32 noundef 3), !dbg !100
  %23 = load ptr, ptr %5, align 8, !dbg !101
  %24 = getelementptr inbounds %struct.Derived, ptr %23, i32 0, i32 1, !dbg !102
  store i32 %22, ptr %24, align 4, !dbg !103
  br label %25, !dbg !104

25:                                               ; preds = %20, %4
    #dbg_declare(ptr %12, !105, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !106)
  %26 = load ptr, ptr %5, align 8, !dbg !107
  %27 = getelementptr inbounds %struct.Derived, ptr %12, i32 0, i32 3, !dbg !108
  store ptr %26, ptr %27, align 8, !dbg !109
  %28 = getelementptr inbounds %struct.Derived, ptr %12, i32 0, i32 2, !dbg !110
  %29 = load i8, ptr %28, align 8, !dbg !111
  %30 = and i8 %29, 7, !dbg !111
  %31 = or i8 %30, 16, !dbg !111
  store i8 %31, ptr %28, align 8, !dbg !111
  %32 = getelementptr inbounds %struct.Derived, ptr %12, i32 0, i32 4, !dbg !112
  store i8 -56, ptr %32, align 8, !dbg !113
    #dbg_declare(ptr %13, !114, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !116)
  store i32 0, ptr %13, align 4, !dbg !116
  br label %33, !dbg !117

33:                                               ; preds = %50, %25
  %34 = load i32, ptr %13, align 4, !dbg !118
  %35 = icmp slt i32 %34, 4, !dbg !120
  br i1 %35, label %36, label %53, !dbg !121

36:                                               ; preds = %33
  %37 = load i32, ptr %13, align 4, !dbg !122
  %38 = getelementptr inbounds %struct.Derived, ptr %12, i32 0, i32 3, !dbg !123
  %39 = load ptr, ptr %38, align 8, !dbg !123
  %40 = getelementptr inbounds %struct.Derived, ptr %39, i32 0, i32 1, !dbg !124
  %41 = load i32, ptr %40, align 4, !dbg !124
  %42 = call spir_func noundef i32 @_Z3addIiET_S0_S0_(i32 noundef %37, i32 noundef %41), !dbg !125
  %43 = sitofp i32 %42 to float, !dbg !125
  %44 = call spir_func noundef float @_Z3addIfET_S0_S0_(float noundef 1.500000e+00, float noundef 2.500000e+00), !dbg !126
  %45 = fadd float %43, %44, !dbg !127
  %46 = load i32, ptr %9, align 4, !dbg !128
  %47 = sitofp i32 %46 to float, !dbg !128
  %48 = fadd float %47, %45, !dbg !128
  %49 = fptosi float %48 to i32, !dbg !128
  store i32 %49, ptr %9, align 4, !dbg !128
  br label %50, !dbg !129

50:                                               ; preds = %36
  %51 = load i32, ptr %13, align 4, !dbg !130
  %52 = add nsw i32 %51, 1, !dbg !130
  store i32 %52, ptr %13, align 4, !dbg !130
  br label %33, !dbg !131, !llvm.loop !132

53:                                               ; preds = %33
  %54 = load i32, ptr %9, align 4, !dbg !135
  %55 = load ptr, ptr %8, align 8, !dbg !136
  %56 = getelementptr inbounds i32, ptr %55, i64 0, !dbg !136
  %57 = load volatile i32, ptr %56, align 4, !dbg !136
  %58 = add nsw i32 %54, %57, !dbg !137
  %59 = load ptr, ptr %5, align 8, !dbg !138
  %60 = load i64, ptr %7, align 8, !dbg !139
  %61 = getelementptr inbounds i8, ptr %59, i64 %60, !dbg !140
  %62 = load i32, ptr %61, align 4, !dbg !140
  %63 = add nsw i32 %58, %62, !dbg !141
  ret i32 %63, !dbg !142
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr spir_func noundef nonnull align 4 dereferenceable(4) ptr @_ZN3ArrIfLi4EE2atEi(ptr noundef nonnull align 4 dereferenceable(16) %0, i32 noundef %1) #0 comdat align 2 !dbg !143 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !144, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !146)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !147, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !148)
  %5 = load ptr, ptr %3, align 8
  %6 = getelementptr inbounds %struct.Arr, ptr %5, i32 0, i32 0, !dbg !149
  %7 = load i32, ptr %4, align 4, !dbg !150
  %8 = sext i32 %7 to i64, !dbg !149
  %9 = getelementptr inbounds [4 x float], ptr %6, i64 0, i64 %8, !dbg !149
  ret ptr %9, !dbg !151
}

; Function Attrs: mustprogress noinline nounwind optnone
define internal spir_func noundef i32 @"_ZZ3fooENK3$_0clEi"(ptr noundef nonnull align 8 dereferenceable(8) %0, i32 noundef %1) #0 align 2 !dbg !152 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !158, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !160)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !161, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !162)
  %5 = load ptr, ptr %3, align 8
  %6 = load i32, ptr %4, align 4, !dbg !163
  %7 = getelementptr inbounds %class.anon, ptr %5, i32 0, i32 0, !dbg !164
  %8 = load ptr, ptr %7, align 8, !dbg !164
  %9 = load i32, ptr %8, align 4, !dbg !164
  %10 = add nsw i32 %6, %9, !dbg !165
  ret i32 %10, !dbg !166
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr spir_func noundef i32 @_Z3addIiET_S0_S0_(i32 noundef %0, i32 noundef %1) #0 comdat !dbg !167 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !172, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !173)
  store i32 %1, ptr %4, align 4
    #dbg_declare(ptr %4, !174, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !175)
    #dbg_declare(ptr %5, !176, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !177)
  %6 = load i32, ptr %3, align 4, !dbg !178
  %7 = load i32, ptr %4, align 4, !dbg !179
  %8 = add nsw i32 %6, %7, !dbg !180
  store i32 %8, ptr %5, align 4, !dbg !177
  %9 = load i32, ptr %5, align 4, !dbg !181
  ret i32 %9, !dbg !182
}

; Function Attrs: mustprogress noinline nounwind optnone
define linkonce_odr spir_func noundef float @_Z3addIfET_S0_S0_(float noundef %0, float noundef %1) #0 comdat !dbg !183 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  store float %0, ptr %3, align 4
    #dbg_declare(ptr %3, !187, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !188)
  store float %1, ptr %4, align 4
    #dbg_declare(ptr %4, !189, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !190)
    #dbg_declare(ptr %5, !191, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !192)
  %6 = load float, ptr %3, align 4, !dbg !193
  %7 = load float, ptr %4, align 4, !dbg !194
  %8 = fadd float %6, %7, !dbg !195
  store float %8, ptr %5, align 4, !dbg !192
  %9 = load float, ptr %5, align 4, !dbg !196
  ret float %9, !dbg !197
}

attributes #0 = { mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39}
!llvm.ident = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "count", linkageName: "_ZN7Derived5countE", scope: !2, file: !3, line: 7, type: !14, isLocal: false, isDefinition: true, declaration: !22)
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !33, imports: !34, splitDebugInlining: false, nameTableKind: None)
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
!25 = !DISubprogram(name: "get2", linkageName: "_ZN7Derived4get2Ev", scope: !6, file: !3, line: 3, type: !26, scopeLine: 3, flags: DIFlagPrototyped, spFlags: 0)
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
!41 = distinct !DISubprogram(name: "get2", linkageName: "_ZN7Derived4get2Ev", scope: !6, file: !3, line: 4, type: !26, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !25, retainedNodes: !42)
!42 = !{}
!43 = !DILocalVariable(name: "this", arg: 1, scope: !41, type: !20, flags: DIFlagArtificial | DIFlagObjectPointer)
!44 = !DILocation(line: 0, scope: !41)
!45 = !DILocation(line: 4, column: 30, scope: !41)
!46 = !DILocation(line: 4, column: 23, scope: !41)
!47 = distinct !DISubprogram(name: "foo", scope: !3, file: !3, line: 9, type: !48, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !42)
!48 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !49)
!49 = !{!14, !50, !51, !69, !71}
!50 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !6, size: 64, dwarfAddressSpace: 0)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64, dwarfAddressSpace: 0)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Arr<float, 4>", file: !3, line: 2, size: 128, flags: DIFlagTypePassByValue, elements: !53, templateParams: !66, identifier: "_ZTS3ArrIfLi4EE")
!53 = !{!54, !59, !61}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !52, file: !3, line: 2, baseType: !55, size: 128)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !56, size: 128, elements: !57)
!56 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!57 = !{!58}
!58 = !DISubrange(count: 4)
!59 = !DIDerivedType(tag: DW_TAG_variable, name: "size", scope: !52, file: !3, line: 2, baseType: !60, flags: DIFlagStaticMember, extraData: i32 4)
!60 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!61 = !DISubprogram(name: "at", linkageName: "_ZN3ArrIfLi4EE2atEi", scope: !52, file: !3, line: 2, type: !62, scopeLine: 2, flags: DIFlagPrototyped, spFlags: 0)
!62 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !63)
!63 = !{!64, !65, !14}
!64 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !56, size: 64, dwarfAddressSpace: 0)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!66 = !{!67, !68}
!67 = !DITemplateTypeParameter(name: "T", type: !56)
!68 = !DITemplateValueParameter(name: "N", type: !14, value: i32 4)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "memptr", file: !3, line: 8, baseType: !70)
!70 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !14, size: 64, extraData: !6)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64, dwarfAddressSpace: 0)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !73)
!73 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !14)
!74 = !DILocalVariable(name: "dr", arg: 1, scope: !47, file: !3, line: 9, type: !50)
!75 = !DILocation(line: 9, column: 55, scope: !47)
!76 = !DILocalVariable(name: "a", arg: 2, scope: !47, file: !3, line: 9, type: !51)
!77 = !DILocation(line: 9, column: 74, scope: !47)
!78 = !DILocalVariable(name: "mp", arg: 3, scope: !47, file: !3, line: 9, type: !69)
!79 = !DILocation(line: 9, column: 84, scope: !47)
!80 = !DILocalVariable(name: "cv", arg: 4, scope: !47, file: !3, line: 9, type: !71)
!81 = !DILocation(line: 9, column: 108, scope: !47)
!82 = !DILocalVariable(name: "r", scope: !47, file: !3, line: 10, type: !14)
!83 = !DILocation(line: 10, column: 7, scope: !47)
!84 = !DILocalVariable(name: "r", scope: !85, file: !3, line: 11, type: !14)
!85 = distinct !DILexicalBlock(scope: !47, file: !3, line: 11, column: 3)
!86 = !DILocation(line: 11, column: 9, scope: !85)
!87 = !DILocation(line: 11, column: 13, scope: !85)
!88 = !DILocation(line: 11, column: 16, scope: !85)
!89 = !DILocation(line: 11, column: 27, scope: !90)
!90 = distinct !DILexicalBlock(scope: !85, file: !3, line: 11, column: 27)
!91 = !DILocation(line: 11, column: 27, scope: !85)
!92 = !DILocalVariable(name: "lam", scope: !93, file: !3, line: 11, type: !94)
!93 = distinct !DILexicalBlock(scope: !90, file: !3, line: 11, column: 30)
!94 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !47, file: !3, line: 11, size: 64, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !95)
!95 = !{!96}
!96 = !DIDerivedType(tag: DW_TAG_member, name: "r", scope: !94, file: !3, line: 11, baseType: !97, size: 64)
!97 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !14, size: 64, dwarfAddressSpace: 0)
!98 = !DILocation(line: 11, column: 37, scope: !93)
!99 = !DILocation(line: 11, column: 43, scope: !93)
!100 = !DILocation(line: 11, column: 80, scope: !93)
!101 = !DILocation(line: 11, column: 73, scope: !93)
!102 = !DILocation(line: 11, column: 76, scope: !93)
!103 = !DILocation(line: 11, column: 78, scope: !93)
!104 = !DILocation(line: 11, column: 88, scope: !93)
!105 = !DILocalVariable(name: "own", scope: !47, file: !3, line: 12, type: !6)
!106 = !DILocation(line: 12, column: 11, scope: !47)
!107 = !DILocation(line: 12, column: 28, scope: !47)
!108 = !DILocation(line: 12, column: 20, scope: !47)
!109 = !DILocation(line: 12, column: 25, scope: !47)
!110 = !DILocation(line: 12, column: 36, scope: !47)
!111 = !DILocation(line: 12, column: 41, scope: !47)
!112 = !DILocation(line: 12, column: 50, scope: !47)
!113 = !DILocation(line: 12, column: 52, scope: !47)
!114 = !DILocalVariable(name: "i", scope: !115, file: !3, line: 13, type: !14)
!115 = distinct !DILexicalBlock(scope: !47, file: !3, line: 13, column: 3)
!116 = !DILocation(line: 13, column: 12, scope: !115)
!117 = !DILocation(line: 13, column: 8, scope: !115)
!118 = !DILocation(line: 13, column: 19, scope: !119)
!119 = distinct !DILexicalBlock(scope: !115, file: !3, line: 13, column: 3)
!120 = !DILocation(line: 13, column: 21, scope: !119)
!121 = !DILocation(line: 13, column: 3, scope: !115)
!122 = !DILocation(line: 13, column: 40, scope: !119)
!123 = !DILocation(line: 13, column: 47, scope: !119)
!124 = !DILocation(line: 13, column: 53, scope: !119)
!125 = !DILocation(line: 13, column: 36, scope: !119)
!126 = !DILocation(line: 13, column: 58, scope: !119)
!127 = !DILocation(line: 13, column: 56, scope: !119)
!128 = !DILocation(line: 13, column: 33, scope: !119)
!129 = !DILocation(line: 13, column: 31, scope: !119)
!130 = !DILocation(line: 13, column: 27, scope: !119)
!131 = !DILocation(line: 13, column: 3, scope: !119)
!132 = distinct !{!132, !121, !133, !134}
!133 = !DILocation(line: 13, column: 72, scope: !115)
!134 = !{!"llvm.loop.mustprogress"}
!135 = !DILocation(line: 14, column: 10, scope: !47)
!136 = !DILocation(line: 14, column: 14, scope: !47)
!137 = !DILocation(line: 14, column: 12, scope: !47)
!138 = !DILocation(line: 14, column: 22, scope: !47)
!139 = !DILocation(line: 14, column: 26, scope: !47)
!140 = !DILocation(line: 14, column: 24, scope: !47)
!141 = !DILocation(line: 14, column: 20, scope: !47)
!142 = !DILocation(line: 14, column: 3, scope: !47)
!143 = distinct !DISubprogram(name: "at", linkageName: "_ZN3ArrIfLi4EE2atEi", scope: !52, file: !3, line: 2, type: !62, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, declaration: !61, retainedNodes: !42)
!144 = !DILocalVariable(name: "this", arg: 1, scope: !143, type: !145, flags: DIFlagArtificial | DIFlagObjectPointer)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !52, size: 64)
!146 = !DILocation(line: 0, scope: !143)
!147 = !DILocalVariable(name: "i", arg: 2, scope: !143, file: !3, line: 2, type: !14)
!148 = !DILocation(line: 2, column: 64, scope: !143)
!149 = !DILocation(line: 2, column: 76, scope: !143)
!150 = !DILocation(line: 2, column: 81, scope: !143)
!151 = !DILocation(line: 2, column: 69, scope: !143)
!152 = distinct !DISubprogram(name: "operator()", linkageName: "_ZZ3fooENK3$_0clEi", scope: !94, file: !3, line: 11, type: !153, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, declaration: !157, retainedNodes: !42)
!153 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !154)
!154 = !{!14, !155, !14}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer, dwarfAddressSpace: 0)
!156 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !94)
!157 = !DISubprogram(name: "operator()", scope: !94, file: !3, line: 11, type: !153, scopeLine: 11, flags: DIFlagPublic | DIFlagPrototyped, spFlags: DISPFlagLocalToUnit)
!158 = !DILocalVariable(name: "this", arg: 1, scope: !152, type: !159, flags: DIFlagArtificial | DIFlagObjectPointer)
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !156, size: 64, dwarfAddressSpace: 0)
!160 = !DILocation(line: 0, scope: !152)
!161 = !DILocalVariable(name: "z", arg: 2, scope: !152, file: !3, line: 11, type: !14)
!162 = !DILocation(line: 11, column: 51, scope: !152)
!163 = !DILocation(line: 11, column: 63, scope: !152)
!164 = !DILocation(line: 11, column: 67, scope: !152)
!165 = !DILocation(line: 11, column: 65, scope: !152)
!166 = !DILocation(line: 11, column: 56, scope: !152)
!167 = distinct !DISubprogram(name: "add<int>", linkageName: "_Z3addIiET_S0_S0_", scope: !3, file: !3, line: 6, type: !168, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !170, retainedNodes: !42)
!168 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !169)
!169 = !{!14, !14, !14}
!170 = !{!171}
!171 = !DITemplateTypeParameter(name: "T", type: !14)
!172 = !DILocalVariable(name: "a", arg: 1, scope: !167, file: !3, line: 6, type: !14)
!173 = !DILocation(line: 6, column: 31, scope: !167)
!174 = !DILocalVariable(name: "b", arg: 2, scope: !167, file: !3, line: 6, type: !14)
!175 = !DILocation(line: 6, column: 36, scope: !167)
!176 = !DILocalVariable(name: "s", scope: !167, file: !3, line: 6, type: !14)
!177 = !DILocation(line: 6, column: 43, scope: !167)
!178 = !DILocation(line: 6, column: 47, scope: !167)
!179 = !DILocation(line: 6, column: 51, scope: !167)
!180 = !DILocation(line: 6, column: 49, scope: !167)
!181 = !DILocation(line: 6, column: 61, scope: !167)
!182 = !DILocation(line: 6, column: 54, scope: !167)
!183 = distinct !DISubprogram(name: "add<float>", linkageName: "_Z3addIfET_S0_S0_", scope: !3, file: !3, line: 6, type: !184, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, templateParams: !186, retainedNodes: !42)
!184 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !185)
!185 = !{!56, !56, !56}
!186 = !{!67}
!187 = !DILocalVariable(name: "a", arg: 1, scope: !183, file: !3, line: 6, type: !56)
!188 = !DILocation(line: 6, column: 31, scope: !183)
!189 = !DILocalVariable(name: "b", arg: 2, scope: !183, file: !3, line: 6, type: !56)
!190 = !DILocation(line: 6, column: 36, scope: !183)
!191 = !DILocalVariable(name: "s", scope: !183, file: !3, line: 6, type: !56)
!192 = !DILocation(line: 6, column: 43, scope: !183)
!193 = !DILocation(line: 6, column: 47, scope: !183)
!194 = !DILocation(line: 6, column: 51, scope: !183)
!195 = !DILocation(line: 6, column: 49, scope: !183)
!196 = !DILocation(line: 6, column: 61, scope: !183)
!197 = !DILocation(line: 6, column: 54, scope: !183)
