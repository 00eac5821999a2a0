#include "cuda.h"

extern "C" __global__ void integers(const int *in, int *out) {
  int x = in[global_x()], *to = out + 16 * global_x();
  uint a, b;
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
  asm("mad.lo.s32 %0, %1, 3, %2; sub.s32 %0, %0, 1;" : "=r"(to[13]) : "r"(x), "r"(5));
  asm("lop3.b32 %0, %1, %2, %3, 0x96;" : "=r"(to[15]) : "r"(x), "r"(0xff00ff), "r"(0x333));
}
