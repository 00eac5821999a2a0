; RUN: pyllc -spirv-debug-info-version=ocl-100 %s -o - | filecheck %s
; RUN: pyllc -spirv-debug-info-version=nonsemantic-shader-100 -spirv-ext=+SPV_KHR_non_semantic_info %s -o - | filecheck --check-prefix=SHADER %s

; DebugValue has one value, which its expression finds on the stack: constants of the list are
; pushed on top of it. Of two values that are no constants nothing can be said, nor where the
; expression has an operation that the set lacks.

; CHECK: [[#Undef:]] = OpUndef
; CHECK-DAG: [[#Stack:]] = OpExtInst %[[#]] %[[#]] DebugOperation StackValue
; CHECK-DAG: [[#Plus:]] = OpExtInst %[[#]] %[[#]] DebugOperation Plus{{$}}
; CHECK-DAG: [[#Minus:]] = OpExtInst %[[#]] %[[#]] DebugOperation Minus
; CHECK-DAG: [[#Swap:]] = OpExtInst %[[#]] %[[#]] DebugOperation Swap
; CHECK-DAG: [[#Three:]] = OpExtInst %[[#]] %[[#]] DebugOperation Constu 3
; CHECK-DAG: [[#Five:]] = OpExtInst %[[#]] %[[#]] DebugOperation Constu 5
; CHECK-DAG: [[#Seven:]] = OpExtInst %[[#]] %[[#]] DebugOperation Constu 7
; CHECK-DAG: [[#Eight:]] = OpExtInst %[[#]] %[[#]] DebugOperation Constu 8
; CHECK-DAG: [[#Itself:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Stack]]{{$}}
; CHECK-DAG: [[#Sum:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Five]] %[[#Plus]] %[[#Stack]]{{$}}
; CHECK-DAG: [[#From:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Seven]] %[[#Swap]] %[[#Minus]] %[[#Stack]]{{$}}
; CHECK-DAG: [[#Empty:]] = OpExtInst %[[#]] %[[#]] DebugExpression{{$}}
; CHECK-DAG: [[#More:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Eight]] %[[#Plus]] %[[#Stack]]{{$}}
; CHECK-DAG: [[#Less:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Eight]] %[[#Minus]] %[[#Stack]]{{$}}
; CHECK-DAG: [[#Turned:]] = OpExtInst %[[#]] %[[#]] DebugExpression %[[#Three]] %[[#Plus]] %[[#Stack]]{{$}}
; CHECK: OpFunctionParameter
; CHECK: [[#Argument:]] = OpFunctionParameter
; CHECK: [[#Value:]] = OpIAdd
; CHECK: DebugValue %[[#Variable:]] %[[#Argument]] %[[#Itself]]
; CHECK: DebugValue %[[#Variable]] %[[#Argument]] %[[#Sum]]
; CHECK: DebugValue %[[#Variable]] %[[#Value]] %[[#From]]
; CHECK: DebugValue %[[#Variable]] %[[#Undef]] %[[#Empty]]
; CHECK: DebugValue %[[#Variable]] %[[#]] %[[#More]]
; CHECK: DebugValue %[[#Variable]] %[[#Argument]] %[[#Less]]
; CHECK: DebugValue %[[#Variable]] %[[#Argument]] %[[#Turned]]
; CHECK: DebugValue %[[#Variable]] %[[#Undef]] %[[#Empty]]
; CHECK: DebugValue %[[#Variable]] %[[#Undef]] %[[#Empty]]
; CHECK: DebugValue %[[#Variable]] %[[#Undef]] %[[#Empty]]

; SHADER: DebugValue %[[#Variable:]] %[[#Argument:]] %[[#Itself:]]
; SHADER: DebugValue %[[#Variable]] %[[#Argument]] %[[#]]

target triple = "spirv64-unknown-unknown"

define spir_kernel void @k(ptr addrspace(1) %out, i32 %n) !dbg !10 {
  %x = add i32 %n, 1, !dbg !30
    #dbg_value(!DIArgList(i32 %n), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 %n, i32 5), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 7, i32 %x), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 %n, i32 %x), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 7, i32 8), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 %n, i32 -8), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 %n, i32 3), !21, !DIExpression(DW_OP_LLVM_arg, 1, DW_OP_LLVM_arg, 0, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 %n, i32 -3), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 %n, i32 poison), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_value(!DIArgList(i32 %n, i32 3), !21, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_mul, DW_OP_stack_value), !30)
  store i32 %x, ptr addrspace(1) %out, align 4, !dbg !30
  ret void, !dbg !30
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "lists.cl", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !4)
!4 = !{null}
!5 = !DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)
!10 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 1, type: !3, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
!21 = !DILocalVariable(name: "n", arg: 1, scope: !10, file: !1, line: 1, type: !5)
!30 = !DILocation(line: 2, column: 3, scope: !10)
