#include "cuda.h"

struct Pair {
  int a;
  double b;
};
struct Setting {
  Pair pair;
  char name[5];
  short steps[3];
  float *target;
};

// A struct is a `byval` parameter, with an address in it.
extern "C" __global__ void settings(Setting setting, int *out) {
  int at = global_x();
  setting.steps[at % 3] += at;
  out[at] = setting.pair.a + (int)(setting.pair.b * 4) + setting.name[at % 5] +
            setting.steps[at % 3];
}

__constant__ float weights[5] = {1, 2, 4, 2, 1};
__constant__ char text[] = "constant memory";
__device__ const int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};

extern "C" __global__ void constants(const float *in, float *out, int n) {
  int at = global_x();
  float sum = 0;
  for (int by = 0; by < 5; by++) {
    int from = at + by - 2;
    if (from >= 0 && from < n) sum += weights[by] * in[from];
  }
  out[at] = sum + text[at % sizeof text] + primes[at & 7];
}

__noinline__ __device__ int gcd(int a, int b) {
  while (b) {
    int rest = a % b;
    a = b, b = rest;
  }
  return a;
}
__noinline__ __device__ void minmax(int a, int b, int *least, int *most) {
  *least = a < b ? a : b, *most = a < b ? b : a;
}
__noinline__ __device__ Pair paired(int a, double b) { return Pair{a + 1, b * 2}; }

extern "C" __global__ void calls(const int *in, int *out) {
  int at = global_x(), least, most;
  minmax(in[at], at + 1, &least, &most);
  Pair pair = paired(least, most);
  out[at] = gcd(in[at], at + 1) * 1000 + pair.a + (int)pair.b;
}

struct Vector {
  float x, y;
  __device__ Vector operator+(const Vector &other) const { return {x + other.x, y + other.y}; }
  __device__ Vector turned() const { return {-y, x}; }
};
template <int DEPTH> __device__ Vector spiral(Vector v) {
  if constexpr (DEPTH == 0) return v;
  else return spiral<DEPTH - 1>(v + v.turned());
}
template <typename F> __device__ auto applied(F f, int count) {
  decltype(f(0)) sum = 0;
  for (int at = 0; at < count; at++) sum += f(at);
  return sum;
}

extern "C" __global__ void templates(float *out) {
  int id = global_x();
  Vector v = spiral<3>({(float)id, 1.0f});
  out[id] = v.x + 10 * v.y + applied([=](int at) { return at * (float)id; }, 4);
}

extern "C" __global__ void switches(const int *in, int *out) {
  int x = in[global_x()], y;
  switch (x % 9) {
    case 0: y = 5; break;
    case 1: y = x * 2; break;
    case 2: y = x - 7;  // falls through
    case 3: y = x ^ 3; break;
    case 5: y = -x; break;
    case 8: y = x / 3; break;
    default: y = 1000; break;
  }
  out[global_x()] = y;
}

// An array in private memory that is indexed by data.
extern "C" __global__ void local_arrays(const int *in, int *out) {
  int stack[16], top = 0, x = in[global_x()];
  for (int at = 0; at < 16; at++) stack[at] = at * at;
  for (int at = 0; at < 8; at++) {
    stack[(x >> at) & 15] += at;
    top = (top + stack[(top + x) & 15]) & 0xffff;
  }
  out[global_x()] = top;
}

__device__ int counters[4];

extern "C" __global__ void variables(int *out) {
  if (global_x() < 4) counters[global_x()] = 10 * global_x();
  __syncthreads();
  out[global_x()] = counters[global_x() & 3] + global_x();
}

// A generic pointer tells its memory.
extern "C" __global__ void places(int *out) {
  __shared__ int shared[1];
  int own[2] = {1, 2}, kind = global_x() % 3;
  int *some = kind == 0 ? shared : kind == 1 ? own : out + global_x();
  *some = 5;
  int answers = __nvvm_isspacep_shared(some) + 2 * __nvvm_isspacep_local(some) +
                4 * __nvvm_isspacep_global(some);
  __syncthreads();
  out[global_x()] = answers * 10 + own[0];
}
