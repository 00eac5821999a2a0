// Typed buffers of signed and unsigned integers.
Buffer<int> a : register(t0);
Buffer<uint2> b : register(t1);
Buffer<int4> c : register(t2);
RWBuffer<int> signs : register(u3);
RWBuffer<uint4> wide : register(u4);
RWBuffer<int2> pairs : register(u5);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  signs[i] = a[i] / 3 - c[i].w;
  wide[i] = uint4(b[i], b[7 - i].yx) >> 1;
  pairs[i] = c[i].xz >> 1;
}
