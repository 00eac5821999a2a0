// Functions of libdevice, each by a row of the output.
#include "cuda.h"

extern "C" {
#define UNARY(name) __device__ int __nv_##name##2(int); __device__ int __nv_##name##4(int);
#define BINARY(name) \
  __device__ int __nv_##name##2(int, int); __device__ int __nv_##name##4(int, int);
#define UNARIES(F) F(vabs) F(vabsss) F(vneg) F(vnegss)
#define BINARIES(F) \
  F(vabsdiffs) F(vabsdiffu) F(vadd) F(vaddss) F(vaddus) F(vavgs) F(vavgu) F(vcmpeq) \
  F(vcmpges) F(vcmpgeu) F(vcmpgts) F(vcmpgtu) F(vcmples) F(vcmpleu) F(vcmplts) F(vcmpltu) \
  F(vcmpne) F(vhaddu) F(vmaxs) F(vmaxu) F(vmins) F(vminu) F(vsads) F(vsadu) F(vseteq) \
  F(vsetges) F(vsetgeu) F(vsetgts) F(vsetgtu) F(vsetles) F(vsetleu) F(vsetlts) F(vsetltu) \
  F(vsetne) F(vsub) F(vsubss) F(vsubus)
UNARIES(UNARY) BINARIES(BINARY)

#define REAL(name, value) __device__ float __nv_##name(float);
#define REALS(F) \
  F(acosf, x) F(acoshf, 1 + x) F(asinf, x) F(asinhf, x) F(atanf, x) F(atanhf, x) \
  F(cbrtf, x) F(cosf, 4 * x) F(coshf, 4 * x) F(cospif, x) F(cyl_bessel_i0f, 9 * x) \
  F(cyl_bessel_i1f, 9 * x) F(erfcf, 4 * x) F(erfcinvf, x) F(erfcxf, 9 * x) F(erff, 2 * x) \
  F(erfinvf, x) F(exp10f, x) F(exp2f, 9 * x) F(expf, 9 * x) F(expm1f, x) \
  F(lgammaf, 9 * x + 3) F(log10f, 9 * x) F(log1pf, x) F(log2f, 9 * x) F(logf, 9 * x) \
  F(normcdff, 4 * x - 2) F(normcdfinvf, x) F(rcbrtf, 9 * x) F(rsqrtf, 9 * x) \
  F(sinf, 9 * x) F(sinhf, 4 * x) F(sinpif, x) F(sqrtf, 9 * x) F(tanf, 9 * x) \
  F(tanhf, 2 * x) F(tgammaf, 9 * x) F(frsqrt_rn, 9 * x)
REALS(REAL)

#define MODES(F, name) F(name##_rd) F(name##_ru) F(name##_rz)
#define DOUBLE(name) __device__ double __nv_d##name(double, double);
#define DOUBLE_OF(name) __device__ double __nv_d##name(double);
#define FLOAT(name) __device__ float __nv_f##name(float, float);
#define FLOAT_OF(name) __device__ float __nv_f##name(float);
#define PAIRS(F) MODES(F, add) MODES(F, div) MODES(F, mul) MODES(F, sub)
#define SINGLES(F) MODES(F, rcp) MODES(F, sqrt)
PAIRS(DOUBLE) SINGLES(DOUBLE_OF) PAIRS(FLOAT) SINGLES(FLOAT_OF)
__device__ double __nv_jn(int, double);
__device__ double __nv_yn(int, double);
}

extern "C" __global__ void simd(const int *in, int *out) {
  int id = global_x(), n = threads_x(), a = in[id], b = in[id ^ 1], *to = out + id;
#define CALL(name) *to = __nv_##name##2(a), to += n, *to = __nv_##name##4(a), to += n;
#define CALL_TWO(name) *to = __nv_##name##2(a, b), to += n, *to = __nv_##name##4(a, b), to += n;
  UNARIES(CALL) BINARIES(CALL_TWO)
}

extern "C" __global__ void accuracy(const float *in, float *out) {
  int id = global_x(), n = threads_x();
  float x = in[id], *to = out + id;
#define CALL_REAL(name, value) *to = __nv_##name(value), to += n;
  REALS(CALL_REAL)
}

extern "C" __global__ void directed(const double *in, double *out) {
  int id = global_x(), n = threads_x();
  double a = in[id], b = in[(id + 1) % n], size = a < 0 ? -a : a, *to = out + id;
#define CALL_DOUBLE(name) *to = __nv_d##name(a, b), to += n;
#define CALL_DOUBLE_OF(name) *to = __nv_d##name(size), to += n;
  PAIRS(CALL_DOUBLE) SINGLES(CALL_DOUBLE_OF)
}

extern "C" __global__ void directed_floats(const float *in, float *out) {
  int id = global_x(), n = threads_x();
  float a = in[id], b = in[(id + 1) % n], size = a < 0 ? -a : a, *to = out + id;
#define CALL_FLOAT(name) *to = __nv_f##name(a, b), to += n;
#define CALL_FLOAT_OF(name) *to = __nv_f##name(size), to += n;
  PAIRS(CALL_FLOAT) SINGLES(CALL_FLOAT_OF)
}

extern "C" __global__ void bessel(const double *in, double *out) {
  int id = global_x(), n = threads_x();
  double x = in[id];
  for (int order = -3; order < 13; order++) {
    out[2 * (order + 3) * n + id] = __nv_jn(order, x);
    out[(2 * (order + 3) + 1) * n + id] = __nv_yn(order, x < 0 ? -x : x);
  }
}
