#include "cuda.h"

extern "C" {
__device__ int __nv_popc(int);
__device__ int __nv_ffs(int);
__device__ int __nv_ffsll(ll);
__device__ int __nv_clz(int);
__device__ int __nv_brev(int);
__device__ int __nv_byte_perm(int, int, int);
__device__ int __nv_sad(int, int, int);
__device__ int __nv_mul24(int, int);
__device__ int __nv_mulhi(int, int);
}

extern "C" __global__ void bits(const int *in, int *out) {
  int x = in[global_x()], *to = out + 12 * global_x();
  to[0] = __nv_popc(x), to[1] = __nv_ffs(x), to[2] = __nv_clz(x), to[3] = __nv_brev(x);
  to[4] = __nv_byte_perm(x, 0x12345678, 0x2046), to[5] = __nv_sad(x, 1000, 7);
  to[6] = __nv_mul24(x & 0xffff, 321), to[7] = __nv_mulhi(x, 0x7654321);
  to[8] = __nv_ffsll((ll)x << 20), to[9] = __builtin_ctz(x | 256);
  to[10] = __nvvm_prmt(x, 0, 0xb3), to[11] = __builtin_bswap32(x);
}

__device__ uint length(const char *text) {
  uint count = 0;
  while (text[count]) count++;
  return count;
}

// Each thread reads a text of sixteen bytes: its length, its number, and its capitals.
extern "C" __global__ void texts(const char *in, int *out, char *large) {
  const char *own = in + 16 * global_x();
  uint count = length(own);
  int number = 0, sign = *own == '-' ? -1 : 1;
  for (uint at = sign < 0; at < count && own[at] >= '0' && own[at] <= '9'; at++)
    number = number * 10 + (own[at] - '0');
  for (uint at = 0; at < 16; at++) {
    char c = own[at];
    large[16 * global_x() + at] = c >= 'a' && c <= 'z' ? c - 32 : c;
  }
  out[global_x()] = sign * number * 32 + (int)count;
}

extern "C" __global__ void crc(const uchar *in, uint *out) {
  uint sum = ~0u;
  for (int at = 0; at < 16; at++) {
    sum ^= in[16 * global_x() + at];
    for (int bit = 0; bit < 8; bit++) sum = (sum >> 1) ^ (0xedb88320u & -(sum & 1));
  }
  out[global_x()] = ~sum;
}

// Copies of blocks of bytes and of words of sixteen bytes.
struct alignas(16) Quad {
  uint words[4];
};
extern "C" __global__ void copies(const Quad *in, Quad *out) {
  Quad quad = in[global_x()], zero;
  __builtin_memset(&zero, 0x11, sizeof zero);
  for (int at = 0; at < 4; at += 2) quad.words[at] ^= zero.words[at];
  __builtin_memcpy(&out[global_x()], &quad, sizeof quad);
}
