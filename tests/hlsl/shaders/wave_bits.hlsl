// Reductions of bits over a wave.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);
RWStructuredBuffer<uint> lanes : register(u2);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  result[3 * i] = WaveActiveBitAnd(given[i]);
  result[3 * i + 1] = WaveActiveBitOr(given[i]);
  result[3 * i + 2] = WaveActiveBitXor(given[i]);
}
