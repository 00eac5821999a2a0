; RUN: pyllvm-spirv --spirv-tools-dis %s -o - | filecheck %s
; RUN: pyllc %s -o - | filecheck %s --check-prefix=PLAIN

; Types, constants and variables have llvm-spirv's order, so that a tool which looks for one of them
; behind another finds both: integers, their constants, other types, the rest. OpenCL.std is always
; imported, and is the first id.

; CHECK: %1 = OpExtInstImport "OpenCL.std"
; CHECK: [[Char:%[0-9]+]] = OpTypeInt 8 0
; CHECK-NEXT: [[Int:%[0-9]+]] = OpTypeInt 32 0
; CHECK-NEXT: OpConstant [[Char]] 1
; CHECK: [[Four:%[0-9]+]] = OpConstant [[Int]] 4
; CHECK: OpConstant [[Int]] 0
; CHECK-NEXT: OpTypeArray [[Char]] [[Four]]
; CHECK: [[Float:%[0-9]+]] = OpTypeFloat 32
; CHECK: OpTypeFunction
; CHECK: OpConstantComposite
; CHECK-NEXT: OpVariable
; CHECK-NEXT: OpConstant [[Float]] 1
; CHECK-NEXT: OpFunction

; PLAIN-NOT: OpExtInstImport
; PLAIN: OpTypeArray
; PLAIN: OpTypeFunction
; PLAIN: OpConstant %{{[0-9]+}} 7
target triple = "spirv64-unknown-unknown"
@bytes = addrspace(2) constant [4 x i8] c"\01\02\03\04"

define spir_func float @f(ptr %p, float %x) {
  store i32 7, ptr %p
  %b = load i8, ptr addrspace(2) @bytes
  %i = uitofp i8 %b to float
  %y = fadd float %x, 1.0
  %z = fadd float %y, %i
  ret float %z
}
