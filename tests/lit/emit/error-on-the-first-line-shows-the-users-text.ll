@g = thread_local addrspace(1) global i32 0
; RUN: not pyllc -mtriple=spirv64 %s -o - 2>&1 | filecheck %s

; CHECK: :1:1: error: {{.*}}thread_local
; CHECK-NEXT: {{^}}@g = thread_local addrspace(1) global i32 0{{$}}
