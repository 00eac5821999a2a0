// Each element of an array starts a row, and what follows fills its last one.
cbuffer Tables : register(b0) {
  float a[3];
  float after;
  float2 b[2];
  int2 c;
  float3 d[2];
  float last;
  uint4 e[2];
};
RWStructuredBuffer<float> result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  result[i] = a[i % 3] + after;
  result[i + 4] = b[i & 1].y + float(c.x - c.y);
  result[i + 8] = dot(d[i >> 1], float3(1, 10, 100)) + last;
  result[i + 12] = float(e[i & 1][i]);
}
