// Operations of a wave see the lanes of their branch only.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int> result : register(u1);
RWStructuredBuffer<uint> lanes : register(u2);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  int value;
  if (given[i] % 3 == 0)
    value = WaveActiveSum(given[i]);
  else if (given[i] % 3 == 1)
    value = -WaveActiveMax(given[i]);
  else
    value = int(WaveActiveCountBits(true)) + 1000;
  result[i] = value;
}
