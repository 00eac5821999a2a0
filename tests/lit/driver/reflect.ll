; RUN: pyllc --reflect %s | filecheck %s
; RUN: pyllc --reflect -mtriple=spirv64-unknown-vulkan1.2 %s -o - | filecheck %s --check-prefix=SHADER
; RUN: pyllc --reflect=- %s -o - | filecheck %s --check-prefix=BOTH
; NO-SPIRV-VAL: a description is no module

; What a host must know to launch the kernels, as JSON.

; CHECK: "api": "opencl"
; CHECK: "entry_points": [
; CHECK: "name": "scale"
; CHECK: "local_size": null
; CHECK: "arguments": [
; CHECK: "name": "data"
; CHECK-NEXT: "kind": "address"
; CHECK-NEXT: "size": 8
; CHECK: "name": "factor"
; CHECK-NEXT: "kind": "value"
; CHECK-NEXT: "size": 4

; Of a shader also where its arguments go, and what a device must have.
; SHADER: "api": "vulkan"
; SHADER: "device": {
; SHADER-NEXT: "vulkan": "1.2"
; SHADER: "bufferDeviceAddress"
; SHADER: "name": "factor"
; SHADER-NEXT: "kind": "value"
; SHADER-NEXT: "size": 4
; SHADER-NEXT: "offset": 8
; SHADER: "size_ids": [
; SHADER: "push_constants": 12

; A file that is named comes beside the output.
; BOTH: "api": "opencl"
; BOTH: OpEntryPoint Kernel
define spir_kernel void @scale(ptr addrspace(1) %data, float %factor) {
  store float %factor, ptr addrspace(1) %data
  ret void
}
