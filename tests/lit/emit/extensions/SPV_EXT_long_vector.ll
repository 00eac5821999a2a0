; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_long_vector %s -o - | filecheck %s
; RUN: pyllc -mtriple=spirv64 --spirv-ext=+SPV_EXT_long_vector %S/Inputs/plain.ll -o - | filecheck %s --check-prefix=IDLE
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WITHOUT
; NEW-SPIRV-VAL

; A vector of five numbers is taken apart where there is no such type.

; CHECK: OpExtension "SPV_EXT_long_vector"
; CHECK: OpTypeVector %{{[0-9]+}} 5

; IDLE-NOT: OpExtension
; IDLE: OpMemoryModel

; WITHOUT-NOT: OpExtension
; WITHOUT-NOT: OpTypeVector %{{[0-9]+}} 5
; WITHOUT: OpFMul
define void @scale(ptr addrspace(1) %numbers, <5 x float> %factor) {
  %loaded = load <5 x float>, ptr addrspace(1) %numbers
  %product = fmul <5 x float> %loaded, %factor
  store <5 x float> %product, ptr addrspace(1) %numbers
  ret void
}
