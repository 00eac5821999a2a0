// Operations of a wave in the cases of a switch.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int> result : register(u1);
RWStructuredBuffer<uint> lanes : register(u2);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  if (id.x == 0)
    lanes[0] = WaveGetLaneCount();
  int value = given[id.x];
  switch (value % 4) {
  case 0:
    result[id.x] = WaveActiveSum(value);
    break;
  case 1:
    result[id.x] = WaveActiveMax(value) * 100;
    break;
  case 2:
    result[id.x] = WavePrefixSum(value) - 1;
    break;
  default:
    result[id.x] = int(WaveActiveCountBits(value > 9));
  }
}
