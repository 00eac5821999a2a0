; ModuleID = 'kernel.cl'
source_filename = "kernel.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64-unknown-unknown"

%struct.item = type { <4 x float>, i32, [2 x [3 x %union.bits]] }
%union.bits = type { float }

@table = local_unnamed_addr addrspace(2) constant [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4, !dbg !0

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define spir_kernel void @k(ptr addrspace(1) nocapture noundef align 4 %0, ptr addrspace(1) nocapture noundef readonly align 16 %1, ptr addrspace(3) nocapture noundef writeonly align 4 %2, i32 noundef %3) local_unnamed_addr #0 !dbg !22 !kernel_arg_addr_space !71 !kernel_arg_access_qual !72 !kernel_arg_type !73 !kernel_arg_base_type !73 !kernel_arg_type_qual !74 {
    #dbg_value(ptr addrspace(1) %0, !50, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(ptr addrspace(1) %1, !51, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(ptr addrspace(3) %2, !52, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(i32 %3, !53, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #2, !dbg !76
    #dbg_value(i64 %5, !54, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
    #dbg_value(i32 0, !64, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !77)
  %6 = icmp sgt i32 %3, 0, !dbg !78
  br i1 %6, label %7, label %11, !dbg !79

7:                                                ; preds = %4
  %8 = getelementptr inbounds %struct.item, ptr addrspace(1) %1, i64 %5
  %9 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %5
  %10 = load float, ptr addrspace(1) %9, align 4, !dbg !80, !tbaa !81
  br label %12, !dbg !79

11:                                               ; preds = %12, %4
  store i32 %3, ptr addrspace(3) %2, align 4, !dbg !85, !tbaa !86
  ret void, !dbg !88

12:                                               ; preds = %7, %12
  %13 = phi float [ %10, %7 ], [ %24, %12 ], !dbg !80
  %14 = phi i32 [ 0, %7 ], [ %25, %12 ]
    #dbg_value(i32 %14, !64, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !77)
    #dbg_value(i32 %14, !89, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !95)
  %15 = shl nuw nsw i32 %14, 1, !dbg !97
    #dbg_value(i32 %15, !94, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !95)
  %16 = and i32 %14, 3, !dbg !98
  %17 = zext nneg i32 %16 to i64, !dbg !99
  %18 = getelementptr inbounds [4 x i32], ptr addrspace(2) @table, i64 0, i64 %17, !dbg !99
  %19 = load i32, ptr addrspace(2) %18, align 4, !dbg !99, !tbaa !86
  %20 = add nsw i32 %19, %15, !dbg !100
    #dbg_value(i32 %20, !66, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !101)
  %21 = load float, ptr addrspace(1) %8, align 16, !dbg !102
  %22 = sitofp i32 %20 to float, !dbg !103
  %23 = fadd float %21, %22, !dbg !104
    #dbg_value(float %23, !69, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !105)
  %24 = fadd float %13, %23, !dbg !80
  store float %24, ptr addrspace(1) %9, align 4, !dbg !80, !tbaa !81
  %25 = add nuw nsw i32 %14, 1, !dbg !106
    #dbg_value(i32 %25, !64, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !77)
  %26 = icmp slt i32 %25, %3, !dbg !78
  br i1 %26, label %12, label %11, !dbg !79, !llvm.loop !107
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !109 spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!16, !17, !18, !19}
!opencl.ocl.version = !{!20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 2, DW_OP_swap, DW_OP_xderef))
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 5, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !3, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
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
!22 = distinct !DISubprogram(name: "k", scope: !3, file: !3, line: 7, type: !23, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49)
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
!49 = !{!50, !51, !52, !53, !54, !57, !64, !66, !69}
!50 = !DILocalVariable(name: "out", arg: 1, scope: !22, file: !3, line: 7, type: !25)
!51 = !DILocalVariable(name: "items", arg: 2, scope: !22, file: !3, line: 7, type: !27)
!52 = !DILocalVariable(name: "tmp", arg: 3, scope: !22, file: !3, line: 7, type: !48)
!53 = !DILocalVariable(name: "n", arg: 4, scope: !22, file: !3, line: 7, type: !13)
!54 = !DILocalVariable(name: "i", scope: !22, file: !3, line: 8, type: !55)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !34, line: 142, baseType: !56)
!56 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!57 = !DILocalVariable(name: "me", scope: !22, file: !3, line: 9, type: !58)
!58 = !DIDerivedType(tag: DW_TAG_typedef, name: "node_t", file: !3, line: 1, baseType: !59)
!59 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 1, size: 128, elements: !60)
!60 = !{!61, !63}
!61 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !59, file: !3, line: 1, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64, dwarfAddressSpace: 4)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !59, file: !3, line: 1, baseType: !13, size: 32, offset: 64)
!64 = !DILocalVariable(name: "j", scope: !65, file: !3, line: 11, type: !13)
!65 = distinct !DILexicalBlock(scope: !22, file: !3, line: 11, column: 3)
!66 = !DILocalVariable(name: "v", scope: !67, file: !3, line: 12, type: !13)
!67 = distinct !DILexicalBlock(scope: !68, file: !3, line: 11, column: 31)
!68 = distinct !DILexicalBlock(scope: !65, file: !3, line: 11, column: 3)
!69 = !DILocalVariable(name: "w", scope: !70, file: !3, line: 13, type: !26)
!70 = distinct !DILexicalBlock(scope: !67, file: !3, line: 13, column: 5)
!71 = !{i32 1, i32 1, i32 3, i32 0}
!72 = !{!"none", !"none", !"none", !"none"}
!73 = !{!"float*", !"item*", !"int*", !"int"}
!74 = !{!"", !"const", !"", !""}
!75 = !DILocation(line: 0, scope: !22)
!76 = !DILocation(line: 8, column: 14, scope: !22)
!77 = !DILocation(line: 0, scope: !65)
!78 = !DILocation(line: 11, column: 21, scope: !68)
!79 = !DILocation(line: 11, column: 3, scope: !65)
!80 = !DILocation(line: 13, column: 46, scope: !70)
!81 = !{!82, !82, i64 0}
!82 = !{!"float", !83, i64 0}
!83 = !{!"omnipotent char", !84, i64 0}
!84 = !{!"Simple C/C++ TBAA"}
!85 = !DILocation(line: 15, column: 10, scope: !22)
!86 = !{!87, !87, i64 0}
!87 = !{!"int", !83, i64 0}
!88 = !DILocation(line: 16, column: 1, scope: !22)
!89 = !DILocalVariable(name: "x", arg: 1, scope: !90, file: !3, line: 6, type: !13)
!90 = distinct !DISubprogram(name: "twice", scope: !3, file: !3, line: 6, type: !91, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !93)
!91 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !92)
!92 = !{!13, !13}
!93 = !{!89, !94}
!94 = !DILocalVariable(name: "y", scope: !90, file: !3, line: 6, type: !13)
!95 = !DILocation(line: 0, scope: !90, inlinedAt: !96)
!96 = distinct !DILocation(line: 12, column: 13, scope: !67)
!97 = !DILocation(line: 6, column: 37, scope: !90, inlinedAt: !96)
!98 = !DILocation(line: 12, column: 32, scope: !67)
!99 = !DILocation(line: 12, column: 24, scope: !67)
!100 = !DILocation(line: 12, column: 22, scope: !67)
!101 = !DILocation(line: 0, scope: !67)
!102 = !DILocation(line: 13, column: 17, scope: !70)
!103 = !DILocation(line: 13, column: 36, scope: !70)
!104 = !DILocation(line: 13, column: 34, scope: !70)
!105 = !DILocation(line: 0, scope: !70)
!106 = !DILocation(line: 11, column: 26, scope: !68)
!107 = distinct !{!107, !79, !108}
!108 = !DILocation(line: 14, column: 3, scope: !65)
!109 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !3, file: !3, line: 8, type: !110, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!110 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !111)
!111 = !{!56, !6}
