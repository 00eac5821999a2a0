; Debug info of a version before LLVM 3.5 is dropped.
target triple = "spir64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %p, i32 %x) !dbg !6 {
entry:
  %a = alloca i32, align 4, !DIAssignID !17
  call void @llvm.dbg.declare(metadata ptr %a, metadata !11, metadata !DIExpression()), !dbg !14
  call void @llvm.dbg.value(metadata i32 %x, metadata !12, metadata !DIExpression()), !dbg !14
  %0 = add i32 %x, 1, !dbg !15
  %1 = mul i32 %0, 3, !dbg !15
  store i32 %1, ptr %a, align 4, !DIAssignID !18
  call void @llvm.dbg.assign(metadata i32 %1, metadata !11, metadata !DIExpression(), metadata !18, metadata ptr %a, metadata !DIExpression()), !dbg !15
  call void @llvm.dbg.assign(metadata i32 7, metadata !11, metadata !DIExpression(), metadata !17, metadata ptr null, metadata !DIExpression()), !dbg !15
  call void @llvm.dbg.assign(metadata i32 7, metadata !11, metadata !DIExpression(), metadata !17, metadata !2, metadata !DIExpression()), !dbg !15
  call void @llvm.dbg.value(metadata !DIArgList(i32 %0, i32 %1), metadata !12, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !15
  call void @llvm.dbg.addr(metadata ptr %a, metadata !11, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 16)), !dbg !14
  call void @llvm.dbg.addr(metadata ptr %a, metadata !11, metadata !DIExpression(DW_OP_plus_uconst, 4)), !dbg !14
  call void @llvm.dbg.label(metadata !16), !dbg !15
  call void @llvm.dbg.value(metadata i32 undef, metadata !12, metadata !DIExpression()), !dbg !15
  call void @llvm.dbg.value(metadata !2, metadata !12, metadata !DIExpression()), !dbg !15
  br label %next, !dbg !15

next:
  %2 = phi i32 [ %1, %entry ]
  call void @llvm.dbg.value(metadata i32 %2, metadata !12, metadata !DIExpression()), !dbg !15
  call void @llvm.dbg.value(metadata i32 %3, metadata !12, metadata !DIExpression()), !dbg !15
  call void @llvm.dbg.value(metadata !DIArgList(i32 %3, i32 %2), metadata !12, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value)), !dbg !15
  %3 = add i32 %2, 1
  store i32 %3, ptr addrspace(1) %p, align 4, !dbg !15
  ret void, !dbg !15
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata)
declare void @llvm.dbg.addr(metadata, metadata, metadata)
declare void @llvm.dbg.label(metadata)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cl", directory: "/")
!2 = !{}
!3 = !{i32 2, !"Debug Info Version", i32 1}
!6 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !7, unit: !0, retainedNodes: !2)
!7 = !DISubroutineType(types: !2)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DILocalVariable(name: "a", scope: !6, file: !1, line: 2, type: !10)
!12 = !DILocalVariable(name: "x", scope: !6, file: !1, line: 2, type: !10)
!14 = !DILocation(line: 2, column: 3, scope: !6)
!15 = !DILocation(line: 3, column: 3, scope: !6)
!16 = !DILabel(scope: !6, name: "l", file: !1, line: 3)
!17 = distinct !DIAssignID()
!18 = distinct !DIAssignID()
