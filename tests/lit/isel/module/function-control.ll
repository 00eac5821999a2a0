; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Const does not touch memory, Pure only reads it (3.24).

; CHECK: %{{[0-9]+}} = OpFunction %{{[0-9]+}} None %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = OpFunction %{{[0-9]+}} DontInline %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = OpFunction %{{[0-9]+}} Inline %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = OpFunction %{{[0-9]+}} Const %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = OpFunction %{{[0-9]+}} Pure %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = OpFunction %{{[0-9]+}} DontInline|Pure %{{[0-9]+}}
; CHECK: %{{[0-9]+}} = OpFunction %{{[0-9]+}} None %{{[0-9]+}}
define void @plain() {
  ret void
}
define void @noinline() noinline {
  ret void
}
define void @alwaysinline() alwaysinline {
  ret void
}
define void @none() memory(none) {
  ret void
}
define void @read() memory(read) {
  ret void
}
define void @both() noinline memory(read) {
  ret void
}
define void @write() memory(write) {
  ret void
}
