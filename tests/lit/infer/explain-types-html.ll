; The page is written instead of SPIR-V, under the name of the input.
; RUN: pyllc --explain-types-html=%t.html %s
; RUN: filecheck %s --input-file=%t.html

; CHECK: <title>{{.*}}explain-types-html.ll: pointee types</title>
; CHECK: <script id="data" type="application/json">{"strings":["k","%p",
; CHECK-SAME: "types":[["float",1],["i32",-1]],"reasons":
; CHECK-SAME: "casts":[[0,14,1,0,1]],"nodes":
; CHECK-SAME: </script>
; CHECK: </html>
define spir_kernel void @k(ptr addrspace(1) %p, float %x) {
  store float %x, ptr addrspace(1) %p
  store float 1.0, ptr addrspace(1) %p
  store i32 1, ptr addrspace(1) %p
  ret void
}
