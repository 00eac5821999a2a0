// Members do not cross rows of 16 bytes.
cbuffer Numbers : register(b0) {
  float a;
  float3 b;
  float2 c;
  float2 d;
  float e;
  int f;
  float3 g;
  uint4 h;
  float2 i;
  float3 j;
};
RWStructuredBuffer<float> result : register(u1);

[numthreads(1, 1, 1)]
void main() {
  float all[22] = {a,   b.x, b.y, b.z, c.x, c.y, d.x, d.y, e,   float(f), g.x,
                   g.y, g.z, float(h.x), float(h.y), float(h.z), float(h.w), i.x, i.y, j.x, j.y, j.z};
  for (uint n = 0; n < 22; n++)
    result[n] = all[n];
}
