; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpConstant %[[#Float]] 0x1.8p+128
; CHECK: OpConstant %[[#Float]] 0.100000001
; CHECK: OpConstant %[[#Float]] 1.44269502
; CHECK: OpConstant %[[#Float]] 0x1p+128
@table = addrspace(1) constant [2 x float] [float +qnan, float 1.000000e-01]
define float @f(float %x, i32 %i) #0 {
  %log2e = fmul float %x, f0x3FB8AA3B
  %bound = fcmp olt float %log2e, +inf
  %n = uitofp nnan nsz i32 %i to float
  %r = select i1 %bound, float %log2e, float %n
  ret float %r
}
attributes #0 = { flatten memory(none, target_mem: none) denormal_fpenv(float: preservesign) }
