; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; Without Vector16 a vector has 2, 3 or 4 components, with it 8 or 16.

; CHECK-NOT: OpTypeVector %{{[0-9]+}} 5
; CHECK-NOT: OpTypeVector %{{[0-9]+}} 6
; CHECK: OpFunction
; CHECK: OpFAdd
; CHECK-NOT: OpTypeVector
; CHECK: OpFunctionEnd
define void @f(ptr addrspace(1) %p) {
  %v = load <6 x float>, ptr addrspace(1) %p
  %w = fadd <6 x float> %v, %v
  store <6 x float> %w, ptr addrspace(1) %p
  ret void
}
