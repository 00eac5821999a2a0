; RUN: pyllc -mtriple=spirv64v1.0 %s -o - | filecheck %s

; CHECK: %[[#Bools:]] = OpCompositeConstruct %{{[0-9]+}} %[[#Cond:]] %[[#Cond]] %[[#Cond]] %[[#Cond]]
; CHECK: OpSelect %{{[0-9]+}} %[[#Bools]]
define <4 x i32> @f(i1 %c, <4 x i32> %a, <4 x i32> %b) {
  %x = select i1 %c, <4 x i32> %a, <4 x i32> %b
  ret <4 x i32> %x
}
