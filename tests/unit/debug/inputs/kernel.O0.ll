; ModuleID = 'kernel.cl'
source_filename = "kernel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64-unknown-unknown"

%struct.node = type { ptr addrspace(4), i32 }
%struct.item = type { <4 x float>, i32, [2 x [3 x %union.bits]] }
%union.bits = type { float }

@table = addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4, !dbg !0

; Function Attrs: convergent noinline norecurse nounwind optnone
define spir_kernel void @k(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(3) noundef align 4 %2, i32 noundef %3) #0 !dbg !22 !kernel_arg_addr_space !50 !kernel_arg_access_qual !51 !kernel_arg_type !52 !kernel_arg_base_type !52 !kernel_arg_type_qual !53 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(3), align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca %struct.node, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
    #dbg_declare(ptr %5, !54, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !55)
  store ptr addrspace(1) %1, ptr %6, align 8
    #dbg_declare(ptr %6, !56, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !57)
  store ptr addrspace(3) %2, ptr %7, align 8
    #dbg_declare(ptr %7, !58, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !59)
  store i32 %3, ptr %8, align 4
    #dbg_declare(ptr %8, !60, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !61)
    #dbg_declare(ptr %9, !62, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !65)
  %14 = call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !66
  store i64 %14, ptr %9, align 8, !dbg !65
    #dbg_declare(ptr %10, !67, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !74)
  %15 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 0, !dbg !75
  store ptr addrspace(4) null, ptr %15, align 8, !dbg !76
  %16 = load i32, ptr %8, align 4, !dbg !77
  %17 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !78
  store i32 %16, ptr %17, align 8, !dbg !79
    #dbg_declare(ptr %11, !80, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !82)
  store i32 0, ptr %11, align 4, !dbg !82
  br label %18, !dbg !83

18:                                               ; preds = %46, %4
  %19 = load i32, ptr %11, align 4, !dbg !84
  %20 = load i32, ptr %8, align 4, !dbg !86
  %21 = icmp slt i32 %19, %20, !dbg !87
  br i1 %21, label %22, label %49, !dbg !88

22:                                               ; preds = %18
    #dbg_declare(ptr %12, !89, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !91)
  %23 = load i32, ptr %11, align 4, !dbg !92
  %24 = call spir_func i32 @twice(i32 noundef %23) #4, !dbg !93
  %25 = load i32, ptr %11, align 4, !dbg !94
  %26 = and i32 %25, 3, !dbg !95
  %27 = sext i32 %26 to i64, !dbg !96
  %28 = getelementptr inbounds [4 x i32], ptr addrspace(2) @table, i64 0, i64 %27, !dbg !96
  %29 = load i32, ptr addrspace(2) %28, align 4, !dbg !96
  %30 = add nsw i32 %24, %29, !dbg !97
  store i32 %30, ptr %12, align 4, !dbg !91
    #dbg_declare(ptr %13, !98, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !100)
  %31 = load ptr addrspace(1), ptr %6, align 8, !dbg !101
  %32 = load i64, ptr %9, align 8, !dbg !102
  %33 = getelementptr inbounds %struct.item, ptr addrspace(1) %31, i64 %32, !dbg !101
  %34 = getelementptr inbounds %struct.item, ptr addrspace(1) %33, i32 0, i32 0, !dbg !103
  %35 = load <4 x float>, ptr addrspace(1) %34, align 16, !dbg !101
  %36 = extractelement <4 x float> %35, i64 0, !dbg !101
  %37 = load i32, ptr %12, align 4, !dbg !104
  %38 = sitofp i32 %37 to float, !dbg !104
  %39 = fadd float %36, %38, !dbg !105
  store float %39, ptr %13, align 4, !dbg !100
  %40 = load float, ptr %13, align 4, !dbg !106
  %41 = load ptr addrspace(1), ptr %5, align 8, !dbg !107
  %42 = load i64, ptr %9, align 8, !dbg !108
  %43 = getelementptr inbounds float, ptr addrspace(1) %41, i64 %42, !dbg !107
  %44 = load float, ptr addrspace(1) %43, align 4, !dbg !109
  %45 = fadd float %44, %40, !dbg !109
  store float %45, ptr addrspace(1) %43, align 4, !dbg !109
  br label %46, !dbg !110

46:                                               ; preds = %22
  %47 = load i32, ptr %11, align 4, !dbg !111
  %48 = add nsw i32 %47, 1, !dbg !111
  store i32 %48, ptr %11, align 4, !dbg !111
  br label %18, !dbg !112, !llvm.loop !113

49:                                               ; preds = %18
  %50 = getelementptr inbounds %struct.node, ptr %10, i32 0, i32 1, !dbg !115
  %51 = load i32, ptr %50, align 8, !dbg !115
  %52 = load ptr addrspace(3), ptr %7, align 8, !dbg !116
  %53 = getelementptr inbounds i32, ptr addrspace(3) %52, i64 0, !dbg !116
  store i32 %51, ptr addrspace(3) %53, align 4, !dbg !117
  ret void, !dbg !118
}

; Function Attrs: convergent nounwind willreturn memory(none)
declare spir_func i64 @_Z13get_global_idj(i32 noundef) #1

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal spir_func i32 @twice(i32 noundef %0) #2 !dbg !119 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !122, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !123)
    #dbg_declare(ptr %3, !124, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !125)
  %4 = load i32, ptr %2, align 4, !dbg !126
  %5 = mul nsw i32 %4, 2, !dbg !127
  store i32 %5, ptr %3, align 4, !dbg !125
  %6 = load i32, ptr %3, align 4, !dbg !128
  ret i32 %6, !dbg !129
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }
attributes #4 = { convergent nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19}
!opencl.ocl.version = !{!20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 2, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 5, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "kernel.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "2e8f2e00ef73c5fdead69c366904c4d8")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "color", file: !3, line: 3, baseType: !6, size: 32, elements: !7)
!6 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!7 = !{!8, !9, !10}
!8 = !DIEnumerator(name: "RED", value: 0)
!9 = !DIEnumerator(name: "GREEN", value: 5)
!10 = !DIEnumerator(name: "BLUE", value: 6)
!11 = !{!0}
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 128, elements: !14)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !{!15}
!15 = !DISubrange(count: 4)
!16 = !{i32 7, !"Dwarf Version", i32 5}
!17 = !{i32 2, !"Debug Info Version", i32 3}
!18 = !{i32 1, !"wchar_size", i32 4}
!19 = !{i32 7, !"frame-pointer", i32 2}
!20 = !{i32 2, i32 0}
!21 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!22 = distinct !DISubprogram(name: "k", scope: !3, file: !3, line: 7, type: !23, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!23 = !DISubroutineType(cc: DW_CC_LLVM_OpenCLKernel, types: !24)
!24 = !{null, !25, !27, !48, !13}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64, dwarfAddressSpace: 1)
!26 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64, dwarfAddressSpace: 1)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = !DIDerivedType(tag: DW_TAG_typedef, name: "item", file: !3, line: 4, baseType: !30)
!30 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 4, size: 384, elements: !31)
!31 = !{!32, !36, !37}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "place", scope: !30, file: !3, line: 4, baseType: !33, size: 128)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "float4", file: !34, line: 209, baseType: !35)
!34 = !DIFile(filename: "/usr/lib/llvm-19/lib/clang/19/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "e6ba2e9ca1eaf45c753d86ea430e898c")
!35 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, flags: DIFlagVector, elements: !14)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !30, file: !3, line: 4, baseType: !5, size: 32, offset: 128)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "grid", scope: !30, file: !3, line: 4, baseType: !38, size: 192, offset: 160)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 192, elements: !45)
!39 = !DIDerivedType(tag: DW_TAG_typedef, name: "bits", file: !3, line: 2, baseType: !40)
!40 = distinct !DICompositeType(tag: DW_TAG_union_type, file: !3, line: 2, size: 32, elements: !41)
!41 = !{!42, !43}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !40, file: !3, line: 2, baseType: !26, size: 32)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !40, file: !3, line: 2, baseType: !44, size: 32)
!44 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint", file: !34, line: 129, baseType: !6)
!45 = !{!46, !47}
!46 = !DISubrange(count: 2)
!47 = !DISubrange(count: 3)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, dwarfAddressSpace: 3)
!49 = !{}
!50 = !{i32 1, i32 1, i32 3, i32 0}
!51 = !{!"none", !"none", !"none", !"none"}
!52 = !{!"float*", !"item*", !"int*", !"int"}
!53 = !{!"", !"const", !"", !""}
!54 = !DILocalVariable(name: "out", arg: 1, scope: !22, file: !3, line: 7, type: !25)
!55 = !DILocation(line: 7, column: 29, scope: !22)
!56 = !DILocalVariable(name: "items", arg: 2, scope: !22, file: !3, line: 7, type: !27)
!57 = !DILocation(line: 7, column: 53, scope: !22)
!58 = !DILocalVariable(name: "tmp", arg: 3, scope: !22, file: !3, line: 7, type: !48)
!59 = !DILocation(line: 7, column: 71, scope: !22)
!60 = !DILocalVariable(name: "n", arg: 4, scope: !22, file: !3, line: 7, type: !13)
!61 = !DILocation(line: 7, column: 80, scope: !22)
!62 = !DILocalVariable(name: "i", scope: !22, file: !3, line: 8, type: !63)
!63 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !34, line: 142, baseType: !64)
!64 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!65 = !DILocation(line: 8, column: 10, scope: !22)
!66 = !DILocation(line: 8, column: 14, scope: !22)
!67 = !DILocalVariable(name: "me", scope: !22, file: !3, line: 9, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "node_t", file: !3, line: 1, baseType: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 128, elements: !70)
!70 = !{!71, !73}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !69, file: !3, line: 1, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64, dwarfAddressSpace: 4)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !69, file: !3, line: 1, baseType: !13, size: 32, offset: 64)
!74 = !DILocation(line: 9, column: 10, scope: !22)
!75 = !DILocation(line: 10, column: 6, scope: !22)
!76 = !DILocation(line: 10, column: 11, scope: !22)
!77 = !DILocation(line: 10, column: 27, scope: !22)
!78 = !DILocation(line: 10, column: 19, scope: !22)
!79 = !DILocation(line: 10, column: 25, scope: !22)
!80 = !DILocalVariable(name: "j", scope: !81, file: !3, line: 11, type: !13)
!81 = distinct !DILexicalBlock(scope: !22, file: !3, line: 11, column: 3)
!82 = !DILocation(line: 11, column: 12, scope: !81)
!83 = !DILocation(line: 11, column: 8, scope: !81)
!84 = !DILocation(line: 11, column: 19, scope: !85)
!85 = distinct !DILexicalBlock(scope: !81, file: !3, line: 11, column: 3)
!86 = !DILocation(line: 11, column: 23, scope: !85)
!87 = !DILocation(line: 11, column: 21, scope: !85)
!88 = !DILocation(line: 11, column: 3, scope: !81)
!89 = !DILocalVariable(name: "v", scope: !90, file: !3, line: 12, type: !13)
!90 = distinct !DILexicalBlock(scope: !85, file: !3, line: 11, column: 31)
!91 = !DILocation(line: 12, column: 9, scope: !90)
!92 = !DILocation(line: 12, column: 19, scope: !90)
!93 = !DILocation(line: 12, column: 13, scope: !90)
!94 = !DILocation(line: 12, column: 30, scope: !90)
!95 = !DILocation(line: 12, column: 32, scope: !90)
!96 = !DILocation(line: 12, column: 24, scope: !90)
!97 = !DILocation(line: 12, column: 22, scope: !90)
!98 = !DILocalVariable(name: "w", scope: !99, file: !3, line: 13, type: !26)
!99 = distinct !DILexicalBlock(scope: !90, file: !3, line: 13, column: 5)
!100 = !DILocation(line: 13, column: 13, scope: !99)
!101 = !DILocation(line: 13, column: 17, scope: !99)
!102 = !DILocation(line: 13, column: 23, scope: !99)
!103 = !DILocation(line: 13, column: 26, scope: !99)
!104 = !DILocation(line: 13, column: 36, scope: !99)
!105 = !DILocation(line: 13, column: 34, scope: !99)
!106 = !DILocation(line: 13, column: 49, scope: !99)
!107 = !DILocation(line: 13, column: 39, scope: !99)
!108 = !DILocation(line: 13, column: 43, scope: !99)
!109 = !DILocation(line: 13, column: 46, scope: !99)
!110 = !DILocation(line: 14, column: 3, scope: !90)
!111 = !DILocation(line: 11, column: 26, scope: !85)
!112 = !DILocation(line: 11, column: 3, scope: !85)
!113 = distinct !{!113, !88, !114}
!114 = !DILocation(line: 14, column: 3, scope: !81)
!115 = !DILocation(line: 15, column: 15, scope: !22)
!116 = !DILocation(line: 15, column: 3, scope: !22)
!117 = !DILocation(line: 15, column: 10, scope: !22)
!118 = !DILocation(line: 16, column: 1, scope: !22)
!119 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 6, type: !120, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!120 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !121)
!121 = !{!13, !13}
!122 = !DILocalVariable(name: "x", arg: 1, scope: !119, file: !3, line: 6, type: !13)
!123 = !DILocation(line: 6, column: 22, scope: !119)
!124 = !DILocalVariable(name: "y", scope: !119, file: !3, line: 6, type: !13)
!125 = !DILocation(line: 6, column: 31, scope: !119)
!126 = !DILocation(line: 6, column: 35, scope: !119)
!127 = !DILocation(line: 6, column: 37, scope: !119)
!128 = !DILocation(line: 6, column: 49, scope: !119)
!129 = !DILocation(line: 6, column: 42, scope: !119)
