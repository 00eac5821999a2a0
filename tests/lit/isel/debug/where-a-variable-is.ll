; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck --check-prefix=SHADER %s

; An address that is no variable leads to what the variable holds. Where an operation has no number
; in the sets, or the value is gone, what was known of the variable is so no longer. A record has its
; line, without which LLVM takes none back.

; CHECK: [[#Undef:]] = OpUndef
; CHECK-DAG: [[#Empty:]] = OpExtInst %[[#]] %[[#]] DebugExpression{{$}}
; CHECK-DAG: [[#Deref:]] = OpExtInst %[[#]] %[[#]] DebugOperation Deref
; CHECK-DAG: [[#Through:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Deref]]{{$}}
; CHECK-DAG: [[#Part:]] = OpExtInst %[[#]] %[[#]] DebugOperation Fragment 0 16
; CHECK-DAG: [[#Piece:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Part]]{{$}}
; CHECK-DAG: [[#Plus:]] = OpExtInst %[[#]] %[[#]] DebugOperation PlusUconst 4
; CHECK-DAG: [[#Zero0:]] = OpExtInst %[[#]] %[[#]] DebugOperation Constu 0
; CHECK-DAG: [[#Offset:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Plus]] %[[#Zero0]]{{$}}
; CHECK-DAG: [[#Param:]] = OpExtInst %[[#]] %[[#]] DebugLocalVariable %[[#]] %[[#]] %[[#]] 1 0 %[[#]] None 1
; CHECK-DAG: [[#Local:]] = OpExtInst %[[#]] %[[#]] DebugLocalVariable %[[#]] %[[#]] %[[#]] 2 0 %[[#]] FlagArtificial{{$}}
; CHECK-DAG: [[#Other:]] = OpExtInst %[[#]] %[[#]] DebugLocalVariable %[[#]] %[[#]] %[[#]] 3 0 %[[#]] None{{$}}
; CHECK: OpFunction
; CHECK: [[#Memory:]] = OpFunctionParameter
; CHECK: [[#Argument:]] = OpFunctionParameter
; CHECK: [[#Var:]] = OpVariable
; CHECK: OpLine %[[#]]
; CHECK-NEXT: OpExtInst %[[#]] %[[#]] DebugDeclare %[[#Local]] %[[#Var]] %[[#Empty]]
; CHECK: OpExtInst %[[#]] %[[#]] DebugValue %[[#Param]] %[[#Argument]] %[[#Empty]]
; CHECK: OpExtInst %[[#]] %[[#]] DebugValue %[[#Other]] %[[#]] %[[#Piece]]
; CHECK: [[#Place:]] = Op{{.*}}AccessChain
; CHECK: OpExtInst %[[#]] %[[#]] DebugValue %[[#Other]] %[[#Place]] %[[#Through]]
; CHECK: OpExtInst %[[#]] %[[#]] DebugValue %[[#Param]] %[[#Argument]] %[[#Offset]]
; CHECK: OpExtInst %[[#]] %[[#]] DebugValue %[[#Param]] %[[#Undef]] %[[#Empty]]
; CHECK: OpExtInst %[[#]] %[[#]] DebugValue %[[#Other]] %[[#Undef]] %[[#Empty]]

; SHADER-DAG: [[#Zero:]] = OpConstant %[[#]] 0
; SHADER-DAG: [[#Nine:]] = OpConstant %[[#]] 9
; SHADER-DAG: [[#Sixteen:]] = OpConstant %[[#]] 16
; SHADER-DAG: OpExtInst %[[#]] %[[#]] DebugOperation %[[#Nine]] %[[#Zero]] %[[#Sixteen]]
; SHADER: DebugDeclare

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) !dbg !10 {
  %x = alloca i32, align 4
    #dbg_declare(ptr %x, !20, !DIExpression(), !30)
    #dbg_value(i32 %n, !21, !DIExpression(), !30)
    #dbg_value(i32 7, !22, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !30)
  store i32 %n, ptr %x, align 4, !dbg !30
  %p = getelementptr i32, ptr addrspace(1) %out, i64 3, !dbg !30
    #dbg_declare(ptr addrspace(1) %p, !22, !DIExpression(), !30)
    #dbg_value(i32 %n, !21, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_lit0), !30)
  store i32 1, ptr addrspace(1) %p, align 4, !dbg !30
    #dbg_value(i32 %n, !21, !DIExpression(DW_OP_abs), !30)
    #dbg_value(i32 poison, !22, !DIExpression(), !30)
    #dbg_label(!23, !30)
  ret void, !dbg !30
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "variables.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DILocalVariable(name: "x", scope: !10, file: !1, line: 2, type: !5, flags: DIFlagArtificial)
!21 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 1, type: !5)
!22 = !DILocalVariable(name: "y", scope: !10, file: !1, line: 3, type: !5)
!23 = !DILabel(scope: !10, name: "again", file: !1, line: 4)
!30 = !DILocation(line: 2, column: 3, scope: !10)
