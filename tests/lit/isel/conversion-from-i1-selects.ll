; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; A bool is no number: zext gives 1 or 0, sext gives -1 or 0.

; CHECK-DAG: OpName %[[#Flag:]] "flag"
; CHECK-DAG: OpName %[[#Flags:]] "flags"
; CHECK-DAG: %[[#Int:]] = OpTypeInt 32 0
; CHECK-DAG: %[[#One:]] = OpConstant %[[#Int]] 1{{$}}
; CHECK-DAG: %[[#Zero:]] = OpConstant %[[#Int]] 0{{$}}
; CHECK-DAG: %[[#MinusOne:]] = OpConstant %[[#Int]] 4294967295
; CHECK-DAG: %[[#Float:]] = OpTypeFloat 32
; CHECK-DAG: %[[#FloatOne:]] = OpConstant %[[#Float]] 1{{$}}
; CHECK-DAG: %[[#FloatMinusOne:]] = OpConstant %[[#Float]] -1{{$}}
; CHECK-DAG: %[[#FloatZero:]] = OpConstant %[[#Float]] 0{{$}}
; CHECK-DAG: %[[#Ints:]] = OpTypeVector %[[#Int]] 2
; CHECK-DAG: %[[#Ones:]] = OpConstantComposite %[[#Ints]] %[[#One]] %[[#One]]
; CHECK-DAG: %[[#Zeros:]] = OpConstantComposite %[[#Ints]] %[[#Zero]] %[[#Zero]]
; CHECK: OpSelect %[[#Int]] %[[#Flag]] %[[#One]] %[[#Zero]]
; CHECK-NEXT: OpSelect %[[#Int]] %[[#Flag]] %[[#MinusOne]] %[[#Zero]]
; CHECK-NEXT: OpSelect %[[#Float]] %[[#Flag]] %[[#FloatOne]] %[[#FloatZero]]
; CHECK-NEXT: OpSelect %[[#Float]] %[[#Flag]] %[[#FloatMinusOne]] %[[#FloatZero]]
; CHECK-NEXT: OpSelect %[[#Ints]] %[[#Flags]] %[[#Ones]] %[[#Zeros]]
define void @f(i1 %flag, <2 x i1> %flags) {
  %1 = zext i1 %flag to i32
  %2 = sext i1 %flag to i32
  %3 = uitofp i1 %flag to float
  %4 = sitofp i1 %flag to float
  %5 = zext <2 x i1> %flags to <2 x i32>
  ret void
}
