; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

declare <17 x i32> @llvm.masked.unknown.v4p1(<4 x ptr addrspace(1)>)

define <17 x i32> @f(<4 x ptr addrspace(1)> %p) {
  %r = call <17 x i32> @llvm.masked.unknown.v4p1(<4 x ptr addrspace(1)> %p)  ; expected-error: intrinsic 'llvm.masked.unknown.v4p1' has no translation
  ret <17 x i32> %r
}
