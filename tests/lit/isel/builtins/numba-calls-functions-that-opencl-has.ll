; RUN: pyllc -mtriple=spirv64 %s -o - | filecheck %s

; numba calls its own library for what C's lacks, or does in another way than Python.

; CHECK: %[[#Set:]] = OpExtInstImport "OpenCL.std"
; CHECK-NOT: LinkageAttributes "numba_
; CHECK: %[[#Float:]] = OpTypeFloat 32
; CHECK: OpExtInst %[[#Float]] %[[#Set]] tgamma
; CHECK: OpExtInst %[[#Float]] %[[#Set]] lgamma
; CHECK: OpExtInst %[[#Float]] %[[#Set]] erf
; CHECK: OpExtInst %[[#Float]] %[[#Set]] erfc
; CHECK: OpExtInst %[[#Float]] %[[#Set]] frexp
; CHECK: OpExtInst %[[#Float]] %[[#Set]] ldexp
; CHECK: OpExtInst %[[#Float]] %[[#Set]] nextafter
declare float @numba_gammaf(float)
declare float @numba_lgammaf(float)
declare float @numba_erff(float)
declare float @numba_erfcf(float)
declare float @numba_frexpf(float, ptr)
declare float @numba_ldexpf(float, i32)
declare float @numba_nextafterf(float, float)

define float @singles(float %x, i32 %n) {
  %exponent = alloca i32
  %a = call float @numba_gammaf(float %x)
  %b = call float @numba_lgammaf(float %a)
  %c = call float @numba_erff(float %b)
  %d = call float @numba_erfcf(float %c)
  %e = call float @numba_frexpf(float %d, ptr %exponent)
  %f = call float @numba_ldexpf(float %e, i32 %n)
  %g = call float @numba_nextafterf(float %f, float %x)
  ret float %g
}

; CHECK: OpExtInst %[[#Double:]] %[[#Set]] tgamma
; CHECK: OpExtInst %[[#Double]] %[[#Set]] lgamma
; CHECK: OpExtInst %[[#Double]] %[[#Set]] erf
; CHECK: OpExtInst %[[#Double]] %[[#Set]] erfc
; CHECK: OpExtInst %[[#Double]] %[[#Set]] frexp
; CHECK: OpExtInst %[[#Double]] %[[#Set]] ldexp
; CHECK: OpExtInst %[[#Double]] %[[#Set]] nextafter
declare double @numba_gamma(double)
declare double @numba_lgamma(double)
declare double @numba_erf(double)
declare double @numba_erfc(double)
declare double @numba_frexp(double, ptr)
declare double @numba_ldexp(double, i32)
declare double @numba_nextafter(double, double)

define double @doubles(double %x, i32 %n) {
  %exponent = alloca i32
  %a = call double @numba_gamma(double %x)
  %b = call double @numba_lgamma(double %a)
  %c = call double @numba_erf(double %b)
  %d = call double @numba_erfc(double %c)
  %e = call double @numba_frexp(double %d, ptr %exponent)
  %f = call double @numba_ldexp(double %e, i32 %n)
  %g = call double @numba_nextafter(double %f, double %x)
  ret double %g
}
