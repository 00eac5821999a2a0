// Components by an index that only the run knows.
StructuredBuffer<float4> given : register(t0);
RWStructuredBuffer<float> picked : register(u1);
RWStructuredBuffer<int4> scattered : register(u2);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  picked[i] = given[i][i % 4] + given[i][(i + 1) & 3];
  scattered[i][(i * 3) % 4] = int(i) + 100;
  int4 local = scattered[i];
  local[i & 1] -= 7;
  scattered[i] = local;
}
