; RUN: pyllc %s -target-profile=intel-cpu -stop-after=aggregate-calls -o - | filecheck %s
; RUN: pyllc %s -target-profile=intel-cpu -o - | filecheck %s --check-prefix=SPIRV
; RUN: pyllc %s -o - | filecheck %s --check-prefix=ELSE

; Intel's runtime for CPUs takes the struct that a function returns for the same in all work-items,
; and mistakes the structs that one takes.

target triple = "spirv64"

; SPIRV-NOT:  OpName {{.*}} "pair"
; SPIRV:      OpName {{.*}} "vector"

; CHECK-NOT:   @pair(
; ELSE:        OpName {{.*}} "pair"
define internal spir_func { float, float } @pair(float %x) noinline {
  %b = fadd float %x, 1.0
  %r = insertvalue { float, float } poison, float %x, 0
  %s = insertvalue { float, float } %r, float %b, 1
  ret { float, float } %s
}

; CHECK-NOT:   @sum(
define internal spir_func float @sum([2 x float] %values, i1 %which) noinline {
  %variable = alloca float
  store float 1.0, ptr %variable
  br i1 %which, label %one, label %two
one:
  %a = extractvalue [2 x float] %values, 0
  ret float %a
two:
  %b = extractvalue [2 x float] %values, 1
  %c = load float, ptr %variable
  %d = fadd float %b, %c
  ret float %d
}

; A function of numbers or of a vector stays one, with the calls in it inlined.
; CHECK-LABEL: define internal spir_func <2 x float> @vector(
; CHECK-NOT:   call spir_func
; CHECK:       ret <2 x float>
define internal spir_func <2 x float> @vector(float %x) noinline {
  %pair = call spir_func { float, float } @pair(float %x)
  %a = extractvalue { float, float } %pair, 0
  %v = insertelement <2 x float> zeroinitializer, float %a, i32 0
  ret <2 x float> %v
}

; Others may call an export, and a function that calls itself has no copy.
; CHECK-LABEL: define spir_func { float, float } @exported(
; CHECK-NOT:   call spir_func
; CHECK:       ret { float, float }
define spir_func { float, float } @exported(float %x) {
  %pair = call spir_func { float, float } @pair(float %x)
  ret { float, float } %pair
}

; CHECK-LABEL: define internal spir_func { float, float } @again(
; CHECK:       call spir_func { float, float } @again(
define internal spir_func { float, float } @again(float %x) {
  %small = fcmp olt float %x, 1.0
  br i1 %small, label %end, label %more
more:
  %half = fmul float %x, 0.5
  %r = call spir_func { float, float } @again(float %half)
  ret { float, float } %r
end:
  ret { float, float } zeroinitializer
}

; Of several returns each part is a phi.
; CHECK-NOT:   @either(
define internal spir_func { float, [2 x i32] } @either(float %x, i1 %which) noinline {
  br i1 %which, label %one, label %two
one:
  %a = insertvalue { float, [2 x i32] } poison, float %x, 0
  %b = insertvalue { float, [2 x i32] } %a, i32 5, 1, 0
  %c = insertvalue { float, [2 x i32] } %b, i32 7, 1, 1
  ret { float, [2 x i32] } %c
two:
  ret { float, [2 x i32] } zeroinitializer
}

; CHECK-LABEL: define spir_kernel void @chooses(
; CHECK:       phi float [ %x, %{{.+}} ], [ 0.000000e+00, %{{.+}} ]
; CHECK-NEXT:  phi i32 [ 5, %{{.+}} ], [ 0, %{{.+}} ]
; CHECK-NEXT:  phi i32 [ 7, %{{.+}} ], [ 0, %{{.+}} ]
; CHECK-NOT:   phi
define spir_kernel void @chooses(ptr addrspace(1) %out, float %x, i1 zeroext %which) {
  %r = call spir_func { float, [2 x i32] } @either(float %x, i1 %which)
  %a = extractvalue { float, [2 x i32] } %r, 0
  %b = extractvalue { float, [2 x i32] } %r, 1, 1
  store float %a, ptr addrspace(1) %out
  store i32 %b, ptr addrspace(1) %out
  ret void
}

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK:       %[[Variable:[0-9]+]] = alloca float
; CHECK:       call spir_func <2 x float> @vector(
; CHECK:       call spir_func { float, float } @again(
; CHECK:       br i1
; CHECK:       %[[Result:[0-9]+]] = phi float
; CHECK:       store float %[[Result]]
; CHECK:       ret void
define spir_kernel void @kernel(ptr addrspace(1) %out, float %x, i1 zeroext %which) {
  %v = call spir_func <2 x float> @vector(float %x)
  %y = extractelement <2 x float> %v, i32 0
  %pair = call spir_func { float, float } @again(float %y)
  %a = extractvalue { float, float } %pair, 0
  %values = insertvalue [2 x float] poison, float %a, 0
  %both = insertvalue [2 x float] %values, float %y, 1
  %sum = call spir_func float @sum([2 x float] %both, i1 %which)
  store float %sum, ptr addrspace(1) %out
  %e = call spir_func { float, float } @exported(float %y)
  %f = extractvalue { float, float } %e, 1
  store float %f, ptr addrspace(1) %out
  ret void
}
