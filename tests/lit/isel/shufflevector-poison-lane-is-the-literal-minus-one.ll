; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpName %[[#Vector:]] "v"
; CHECK: OpVectorShuffle %{{[0-9]+}} %[[#Vector]] %{{[0-9]+}} 4294967295 0 4294967295
define <3 x i8> @f(<3 x i8> %v) {
  %r = shufflevector <3 x i8> %v, <3 x i8> poison, <3 x i32> <i32 poison, i32 0, i32 poison>
  ret <3 x i8> %r
}
