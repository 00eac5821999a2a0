@g = addrspace(1) global i32 "x"
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: :1:30: error:
; CHECK-NEXT: {{^}}@g = addrspace(1) global i32 "x"{{$}}
