; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; CHECK: OpCapability Linkage
; CHECK-NOT: "internal" Export
; CHECK-NOT: "private" Export
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "exported" Export
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "hidden" Export
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "weak" Export
; CHECK-DAG: OpDecorate %{{[0-9]+}} LinkageAttributes "imported" Import
; CHECK: OpTypeVoid
define internal void @internal() {
  ret void
}
define private void @private() {
  ret void
}
define void @exported() {
  call void @imported()
  ret void
}
define hidden void @hidden() {
  ret void
}
define weak void @weak() {
  ret void
}
declare void @imported()
