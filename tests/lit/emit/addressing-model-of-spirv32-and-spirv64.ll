; RUN: pyllc -mtriple=spirv32 %s -o - | filecheck %s --check-prefix=NARROW
; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s --check-prefix=WIDE

; NARROW-NOT: OpCapability Int64
; NARROW: OpMemoryModel Physical32 OpenCL
; NARROW: %[[#Size:]] = OpTypeInt 32 0
; NARROW: OpIEqual

; WIDE: OpCapability Int64
; WIDE: OpMemoryModel Physical64 OpenCL
; WIDE: %[[#Size:]] = OpTypeInt 64 0
; WIDE: OpIEqual
define i1 @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %same = icmp eq ptr addrspace(1) %p, %q
  ret i1 %same
}
