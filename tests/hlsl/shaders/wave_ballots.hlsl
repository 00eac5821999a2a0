// Ballots, and counts of their bits.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint4> ballots : register(u1);
RWStructuredBuffer<uint2> counts : register(u2);
RWStructuredBuffer<uint> lanes : register(u3);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  bool odd = (given[i] & 1u) != 0;
  ballots[i] = WaveActiveBallot(odd);
  counts[i] = uint2(WaveActiveCountBits(odd), WavePrefixCountBits(odd));
}
