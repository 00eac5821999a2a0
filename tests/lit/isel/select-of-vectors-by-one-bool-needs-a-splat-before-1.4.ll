; RUN: pyllc -mtriple=spirv64v1.4 %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64v1.3 %s -o - | filecheck %s --check-prefix=OLD

; CHECK-DAG: OpName %[[#Cond:]] "c"
; CHECK-DAG: OpName %[[#Lhs:]] "a"
; CHECK-DAG: OpName %[[#Rhs:]] "b"
; CHECK-DAG: %[[#Vector:]] = OpTypeVector
; CHECK-NOT: OpCompositeConstruct
; CHECK: OpSelect %[[#Vector]] %[[#Cond]] %[[#Lhs]] %[[#Rhs]]

; OLD-DAG: OpName %[[#Cond:]] "c"
; OLD-DAG: OpName %[[#Lhs:]] "a"
; OLD-DAG: OpName %[[#Rhs:]] "b"
; OLD-DAG: %[[#Bool:]] = OpTypeBool
; OLD-DAG: %[[#Bools:]] = OpTypeVector %[[#Bool]] 4
; OLD: %[[#Splat:]] = OpCompositeConstruct %[[#Bools]] %[[#Cond]] %[[#Cond]] %[[#Cond]] %[[#Cond]]
; OLD-NEXT: OpSelect %{{[0-9]+}} %[[#Splat]] %[[#Lhs]] %[[#Rhs]]
define <4 x float> @f(i1 %c, <4 x float> %a, <4 x float> %b) {
  %v = select i1 %c, <4 x float> %a, <4 x float> %b
  ret <4 x float> %v
}
