; RUN: pyllc -mtriple=spirv64 --verify-diagnostics %s

; LLVM's verifier lets a vector of sizes pass.
define <4 x i32> @f(ptr %p) {
  %r = call <4 x i32> @llvm.objectsize.v4i32.p0(ptr %p, i1 true, i1 true, i1 false)  ; expected-error: intrinsic 'llvm.objectsize.v4i32.p0' has no translation
  ret <4 x i32> %r
}

declare <4 x i32> @llvm.objectsize.v4i32.p0(ptr, i1, i1, i1)
