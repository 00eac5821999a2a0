; A type that was not chosen is named with the casts that it would need, and why it was not.
; RUN: pyllc --explain-types %s | filecheck %s
; NO-SPIRV-VAL

; CHECK: @k:
; CHECK-NEXT: %p: float <- store at {{.*}}.ll:11 (used), also load at {{.*}}.ll:15; cast to i32
; CHECK-NEXT: not i32: 2 casts at {{[^ ]*}}.ll:11, {{[^ ]*}}.ll:15; float needs fewer casts
; CHECK-NEXT: %h: i16 <- store at {{[^ ]*}}.ll:19 (used); cast to half at {{[^ ]*}}.ll:12
; CHECK-NEXT: not half: 1 cast, counted 4 for loops, at {{[^ ]*}}.ll:19; i16 needs fewer casts
define spir_kernel void @k(ptr addrspace(1) %p, float %x, ptr addrspace(1) %h, i1 %c) {
  store float %x, ptr addrspace(1) %p
  store half 1.0, ptr addrspace(1) %h
  br label %next
next:
  %y = load float, ptr addrspace(1) %p
  store i32 1, ptr addrspace(1) %p
  br label %loop
loop:
  store i16 1, ptr addrspace(1) %h
  br i1 %c, label %loop, label %end
end:
  ret void
}
