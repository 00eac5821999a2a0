// An operation of a wave in the branch that leaves a loop sees the lanes that leave together.
StructuredBuffer<uint> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  for (uint turn = 0; turn < 32; turn++) {
    if (turn == id.x / 2) {
      result[id.x] = WaveActiveSum(given[id.x]) + WaveActiveCountBits(true) * 1000;
      break;
    }
  }
}
