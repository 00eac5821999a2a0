#include "cuda.h"

extern "C" {
__device__ double __nv_exp(double);
__device__ double __nv_log(double);
__device__ double __nv_pow(double, double);
__device__ double __nv_sqrt(double);
__device__ double __nv_sin(double);
__device__ double __nv_fma(double, double, double);
__device__ double __nv_hypot(double, double);
__device__ double __nv_modf(double, double *);
__device__ double __nv_frexp(double, int *);
__device__ double __nv_remquo(double, double, int *);
__device__ void __nv_sincos(double, double *, double *);
__device__ float __nv_expf(float);
__device__ float __nv_tanhf(float);
__device__ float __nv_rsqrtf(float);
__device__ float __nv_fast_sinf(float);
__device__ float __nv_fmaxf(float, float);
__device__ float __nv_normf(int, const float *);
__device__ void __nv_sincosf(float, float *, float *);
__device__ float __nv_jnf(int, float);
__device__ float __nv_fdividef(float, float);
__device__ ushort __nv_float2half_rn(float);
__device__ float __nv_half2float(ushort);
__device__ int __nv_float2int_rn(float);
}

extern "C" __global__ void mandelbrot(int *out, int width, int limit) {
  int x = global_x(), y = blockIdx.y * blockDim.y + threadIdx.y;
  float cx = -2.0f + 2.5f * x / width, cy = -1.25f + 2.5f * y / width, zx = 0, zy = 0;
  int steps = 0;
  while (steps < limit && zx * zx + zy * zy < 4.0f) {
    float next = zx * zx - zy * zy + cx;
    zy = 2 * zx * zy + cy, zx = next;
    steps++;
  }
  out[y * width + x] = steps;
}

struct Body {
  float x, y, z, mass;
};

extern "C" __global__ void n_body(const Body *bodies, float *forces, int n) {
  __shared__ Body tile[32];
  Body own = bodies[global_x()];
  float fx = 0, fy = 0, fz = 0;
  for (int from = 0; from < n; from += 32) {
    tile[threadIdx.x] = bodies[from + threadIdx.x];
    __syncthreads();
    for (const Body &other : tile) {
      float dx = other.x - own.x, dy = other.y - own.y, dz = other.z - own.z;
      float r = __nv_rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f);
      float scale = other.mass * r * r * r;
      fx += dx * scale, fy += dy * scale, fz += dz * scale;
    }
    __syncthreads();
  }
  float *to = forces + 3 * global_x();
  to[0] = fx, to[1] = fy, to[2] = fz;
}

extern "C" __global__ void doubles(const double *in, double *out) {
  double x = in[global_x()], *to = out + 12 * global_x(), whole, sine, cosine;
  int power, quotient;
  to[0] = __nv_exp(x), to[1] = __nv_log(x), to[2] = __nv_pow(x, 1.75), to[3] = __nv_sqrt(x);
  to[4] = __nv_fma(x, x, -1.0), to[5] = __nv_hypot(x, 3.0);
  to[6] = __nv_modf(x, &whole);
  to[7] = __nv_frexp(x, &power) + 100 * power + 1000 * whole;
  to[8] = __nv_remquo(x, 0.75, &quotient);
  to[9] = quotient & 7;
  __nv_sincos(x, &sine, &cosine);
  to[10] = sine, to[11] = cosine;
}

extern "C" __global__ void floats(const float *in, float *out) {
  float x = in[global_x()], *to = out + 10 * global_x();
  float three[3] = {x, 2 * x, 2.0f};
  to[0] = __nv_expf(x), to[1] = __nv_tanhf(x), to[2] = __nv_rsqrtf(x), to[3] = __nv_fast_sinf(x);
  // Straight into global memory.
  __nv_sincosf(x, &to[4], &to[5]);
  to[6] = __nv_normf(3, three);
  to[7] = __nv_jnf(2, x);
  to[8] = __nv_fdividef(x, 3.0f), to[9] = __nvvm_saturate_f(x);
}

extern "C" __global__ void halves(const float *in, ushort *out) {
  float x = in[global_x()];
  ushort *to = out + 4 * global_x();
  _Float16 half = (_Float16)x, square = half * half + (_Float16)0.5f;
  to[0] = __nv_float2half_rn(x);
  to[1] = __builtin_bit_cast(ushort, square);
  to[2] = (ushort)__nv_float2int_rn(__nv_half2float(to[0]) * 16.0f);
  to[3] = __builtin_bit_cast(ushort, (__bf16)x);
}

extern "C" __global__ void longs(const ll *in, ll *out) {
  ll x = in[global_x()], *to = out + 8 * global_x();
  ull u = (ull)x;
  to[0] = x / 1000003, to[1] = x % 1000003, to[2] = (ll)(u / 77), to[3] = x >> 7;
  to[4] = __nvvm_mulhi_ll(x, 0x123456789abcdefll);
  to[5] = (ll)__nvvm_mulhi_ull(u, 0x123456789abcdefull);
  to[6] = __builtin_popcountll(u) * 100 + (x ? __builtin_clzll(u) : 64);
  to[7] = (ll)((u << 13) | (u >> 51));
}

extern "C" __global__ void approximations(const float *in, float *out) {
  float x = in[global_x()], *to = out + 5 * global_x();
  to[0] = __nvvm_ex2_approx_ftz_f(x), to[1] = __nvvm_lg2_approx_ftz_f(x);
  to[2] = __nvvm_rcp_approx_ftz_f(x), to[3] = __nvvm_sqrt_rn_f(x);
  to[4] = __nvvm_div_rz_f(x, 3.0f);
}

typedef _Float16 half2 __attribute__((ext_vector_type(2)));

extern "C" __global__ void small_floats(const float *in, const half2 *halves, uint *out) {
  float x = in[global_x()], y = in[global_x() ^ 1];
  uint *to = out + 8 * global_x();
  // Drivers may leave out a conversion to halves and back.
  half2 pair = halves[global_x()], other = {(_Float16)0.5f, (_Float16)-2.0f};
  to[0] = __builtin_bit_cast(uint, __nvvm_fma_rn_relu_f16x2(pair, other, pair));
  to[1] = __builtin_bit_cast(ushort, __nvvm_fmax_nan_xorsign_abs_f16(pair.x, pair.y));
  to[2] = __builtin_bit_cast(uint, __nvvm_ff2f16x2_rz(x, y));
  to[3] = __builtin_bit_cast(uint, __nvvm_ff2bf16x2_rn_relu(x, y));
  to[4] = __nvvm_f2tf32_rna(x);
  to[5] = __builtin_bit_cast(uint, __nvvm_fmin_nan_f(x, y));
  to[6] = __builtin_bit_cast(ushort, __nvvm_fma_rn_sat_f16(pair.x, pair.y, other.x));
  to[7] = __builtin_bit_cast(uint, __nvvm_e5m2x2_to_f16x2_rn((short)(to[4] >> 16)));
}
