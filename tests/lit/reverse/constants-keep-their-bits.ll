; RUN: pyllc -mtriple=spirv64 -filetype=obj %s -o - | pyllvm-spirv -r -S - -o - | filecheck %s

; Constants have their types and bits; arrays of bytes are strings.

; CHECK: @text = addrspace(2) constant [4 x i8] c"a\22\0A\00"
; CHECK-NEXT: @floats = addrspace(2) constant [3 x float] [float 0x3FF8000000000000, float 0x7FF8000020000000, float 0x8000000000000000]
; CHECK-NEXT: @struct = addrspace(2) constant { i8, <2 x half>, ptr addrspace(2) } { i8 -1, <2 x half> <half 0xH3C00, half undef>, ptr addrspace(2) getelementptr inbounds ([4 x i8], ptr addrspace(2) @text, i32 0) }
; CHECK-NEXT: @zero = addrspace(2) constant [2 x i32] zeroinitializer
; CHECK-NEXT: @address = addrspace(2) constant ptr addrspace(2) getelementptr ([4 x i8], ptr addrspace(2) @text, i64 0, i64 1)
; CHECK-NEXT: @double = addrspace(2) constant double 0x7E37E43C8800759C
; CHECK-NEXT: @wide = addrspace(2) constant i64 -2
; CHECK-LABEL: define spir_func i1 @f
; CHECK-SAME: (i1 %x) convergent nounwind {
; CHECK-NEXT: 0:
; CHECK-NEXT: %a = select i1 %x, i1 true, i1 false
; CHECK-NEXT: ret i1 %a
; CHECK: !spirv.Source = !{!0}
; CHECK-NEXT: !0 = !{i32 4, i32 100000}

@text = addrspace(2) constant [4 x i8] c"a\22\0A\00"
@floats = addrspace(2) constant [3 x float] [float 1.5, float 0x7FF8000020000000, float -0.0]
@struct = addrspace(2) constant { i8, <2 x half>, ptr addrspace(2) } { i8 -1, <2 x half> <half 1.0, half undef>, ptr addrspace(2) @text }
@zero = addrspace(2) constant [2 x i32] zeroinitializer
@address = addrspace(2) constant ptr addrspace(2) getelementptr ([4 x i8], ptr addrspace(2) @text, i64 0, i64 1)
@double = addrspace(2) constant double 1.0e300
@wide = addrspace(2) constant i64 -2

define spir_func i1 @f(i1 %x) {
  %a = select i1 %x, i1 true, i1 false
  ret i1 %a
}
