#include "cuda.h"

extern "C" __global__ void integers(const int *in, int *out) {
  int x = in[global_x()], *to = out + 14 * global_x();
  asm("bfe.u32 %0, %1, 5, 9;" : "=r"(to[0]) : "r"(x));
  asm("bfe.s32 %0, %1, 3, 6;" : "=r"(to[1]) : "r"(x));
  asm("bfi.b32 %0, %1, %2, 8, 12;" : "=r"(to[2]) : "r"(x), "r"(0x55555555));
  asm("bfind.u32 %0, %1;" : "=r"(to[3]) : "r"(x));
  asm("bfind.shiftamt.s32 %0, %1;" : "=r"(to[4]) : "r"(x));
  asm("shf.l.wrap.b32 %0, %1, %2, %3;" : "=r"(to[5]) : "r"(x), "r"(0x13579bdf), "r"(x & 63));
  asm("shf.r.clamp.b32 %0, %1, %2, %3;" : "=r"(to[6]) : "r"(x), "r"(0x13579bdf), "r"(x & 63));
  asm("dp4a.s32.u32 %0, %1, %2, %3;" : "=r"(to[7]) : "r"(x), "r"(0x8001fe7f), "r"(11));
  asm("dp2a.lo.s32.s32 %0, %1, %2, %3;" : "=r"(to[8]) : "r"(x), "r"(0x8001fe7f), "r"(11));
  asm("slct.s32.s32 %0, %1, %2, %3;" : "=r"(to[9]) : "r"(x), "r"(7), "r"(x << 3));
  asm("sad.u32 %0, %1, %2, %3;" : "=r"(to[10]) : "r"(x), "r"(1 << 30), "r"(3));
  asm("{ .reg .pred p, q;\n setp.lt.s32 p|q, %1, 1000;\n selp.s32 %0, 4, 0, p;\n"
      " @q add.s32 %0, %0, 9;\n @!p add.s32 %0, %0, 100; }" : "=r"(to[11]) : "r"(x));
  asm("mad.lo.s32 %0, %1, 3, %2; sub.s32 %0, %0, 1;" : "=r"(to[12]) : "r"(x), "r"(5));
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(to[13]) : "r"(x), "r"(0xff00ff), "r"(0x333));
}

extern "C" __global__ void floats(const float *in, float *out) {
  float x = in[global_x()], *to = out + 8 * global_x();
  ushort tiny, other;
  uint pair;
  asm("fma.rn.ftz.f32 %0, %1, %1, 0f3F000000;" : "=f"(to[0]) : "f"(x));
  asm("add.sat.f32 %0, %1, 0f3F000000;" : "=f"(to[1]) : "f"(x));
  asm("cvt.rn.satfinite.e4m3x2.f32 %0, %1, %2;" : "=h"(tiny) : "f"(x), "f"(x * 0.01f));
  asm("cvt.rn.satfinite.e5m2x2.f32 %0, %1, %2;" : "=h"(other) : "f"(x * 100.0f), "f"(-x));
  to[2] = tiny, to[3] = other;
  asm("cvt.rn.f16x2.e4m3x2 %0, %1;" : "=r"(pair) : "h"(tiny));
  to[4] = (float)__builtin_bit_cast(_Float16, (ushort)(pair >> 16));
  to[5] = (float)__builtin_bit_cast(_Float16, (ushort)pair);
  asm("copysign.f32 %0, %1, %2;" : "=f"(to[6]) : "f"(x), "f"(3.0f));
  asm("{ .reg .pred p; testp.normal.f32 p, %1; selp.f32 %0, 0f3F800000, 0f00000000, p; }"
      : "=f"(to[7]) : "f"(x));
}

// Segments of eight lanes, since the device may have no more.
extern "C" __global__ void threads(const int *in, int *out) {
  int x = in[global_x()], *to = out + 9 * global_x();
  uint mask, same, votes, first = lane_of() & 24;
  asm volatile("activemask.b32 %0;" : "=r"(mask));
  asm volatile("match.any.sync.b32 %0, %1, %2;" : "=r"(same) : "r"(x & 1), "r"(mask));
  asm volatile("{ .reg .pred p; setp.gt.s32 p, %1, 50; vote.sync.ballot.b32 %0, p, %2; }"
               : "=r"(votes) : "r"(x), "r"(mask));
  to[0] = (same >> first) & 0xff, to[1] = (votes >> first) & 0xff;
  asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x181f, %2;" : "=r"(to[2]) : "r"(x), "r"(mask));
  asm volatile("{ .reg .pred p, q; setp.eq.s32 p, %1, 77; bar.red.or.pred q, 0, p;"
               " selp.s32 %0, 1, 0, q; }" : "=r"(to[3]) : "r"(x));
  asm volatile("{ .reg .pred p; setp.lt.s32 p, %1, 50; bar.red.popc.u32 %0, 0, !p; }"
               : "=r"(to[4]) : "r"(x));
  // Of the even and of the odd numbers of a segment.
  uint own = same & (0xffu << first);
  asm volatile("redux.sync.add.s32 %0, %1, %2;" : "=r"(to[5]) : "r"(x), "r"(own));
  own = mask & (0xffu << first);
  asm volatile("{ .reg .pred p; elect.sync _|p, %1; selp.s32 %0, 1, 0, p; }"
               : "=r"(to[6]) : "r"(own));
  asm volatile("{ .reg .pred p; match.all.sync.b32 %0|p, %1, %2; selp.s32 %0, 1, 0, p; }"
               : "=&r"(to[7]) : "r"(x), "r"(own));
  asm volatile("{ .reg .pred p, q; setp.ge.s32 p, %1, -99; vote.all.pred q, p;"
               " selp.s32 %0, 1, 0, q; }" : "=r"(to[8]) : "r"(x));
}

extern "C" __global__ void fields(const int *in, int *out) {
  int x = in[global_x()], small = x & 63, *to = out + 11 * global_x();
  asm("bmsk.clamp.b32 %0, %1, %2;" : "=r"(to[0]) : "r"(small), "r"(x >> 26 & 63));
  asm("bmsk.wrap.b32 %0, %1, %2;" : "=r"(to[1]) : "r"(small), "r"(x >> 26 & 63));
  asm("szext.clamp.s32 %0, %1, %2;" : "=r"(to[2]) : "r"(x), "r"(small));
  asm("szext.wrap.u32 %0, %1, %2;" : "=r"(to[3]) : "r"(x), "r"(small));
  asm("fns.b32 %0, %1, %2, 3;" : "=r"(to[4]) : "r"(x), "r"(small & 31));
  asm("fns.b32 %0, %1, %2, -2;" : "=r"(to[5]) : "r"(x), "r"(small & 31));
  asm("mad24.lo.s32 %0, %1, %2, 9;" : "=r"(to[6]) : "r"(x << 8 >> 8), "r"(small));
  asm("prmt.b32.f4e %0, %1, %2, %3;" : "=r"(to[7]) : "r"(x), "r"(0x44332211), "r"(small));
  asm("prmt.b32.b4e %0, %1, %2, %3;" : "=r"(to[8]) : "r"(x), "r"(0x44332211), "r"(small));
  asm("prmt.b32.ecl %0, %1, 0, %2;" : "=r"(to[9]) : "r"(x), "r"(small));
  asm("fns.b32 %0, %1, %2, 0;" : "=r"(to[10]) : "r"(x), "r"(small & 31));
}

extern "C" __global__ void rounded(const float *in, const int *whole, float *out) {
  int n = threads_x();
  float x = in[global_x()], y = in[global_x() ^ 1], *to = out + global_x();
  asm("add.rz.f32 %0, %1, %2;" : "=f"(to[0]) : "f"(x), "f"(y));
  asm("sub.rm.ftz.f32 %0, %1, %2;" : "=f"(to[n]) : "f"(x), "f"(y));
  asm("mul.rp.f32 %0, %1, %2;" : "=f"(to[2 * n]) : "f"(x), "f"(y));
  asm("fma.rm.f32 %0, %1, %2, %1;" : "=f"(to[3 * n]) : "f"(x), "f"(y));
  asm("rcp.rp.f32 %0, %1;" : "=f"(to[4 * n]) : "f"(x));
  asm("cvt.rz.f32.s32 %0, %1;" : "=f"(to[5 * n]) : "r"(whole[global_x()]));
  asm("cvt.rp.f32.u32 %0, %1;" : "=f"(to[6 * n]) : "r"(whole[global_x()]));
}
