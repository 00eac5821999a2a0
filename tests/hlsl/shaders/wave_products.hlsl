// Products over a wave.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int> result : register(u1);
RWStructuredBuffer<uint> lanes : register(u2);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x == 0)
    lanes[0] = WaveGetLaneCount();
  result[id.x] = WaveActiveProduct(given[id.x]);
}
