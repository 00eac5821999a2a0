; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: error: the resolver of ifunc '@f' does not return one known function
@f = ifunc i32 (i32), ptr @resolver

define ptr @resolver() {
  ret ptr null
}
