// Functions of vectors, and functions that take and give addresses.
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable

typedef float4 (*mapping)(float4, float);
static float4 scaled(float4 v, float k) { return v * k; }
static float4 swapped(float4 v, float k) { return v.wzyx + k; }

__kernel void vectors(__global const float4 *x, __global float4 *out, int k) {
  int i = get_global_id(0);
  mapping maps[2] = {scaled, swapped};
  mapping unset = 0;
  out[i] = unset == maps[1] ? (float4)(0) : maps[k & 1](x[i], k);
}
