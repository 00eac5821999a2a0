; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_KHR_linkonce_odr %s -o - | filecheck %s

; CHECK: OpDecorate %{{[0-9]+}} LinkageAttributes "g" LinkOnceODR
define linkonce_odr spir_func float @g(float %a) {
  ret float %a
}
