// The number of a lane, and of the lanes.
RWStructuredBuffer<uint> result : register(u0);
RWStructuredBuffer<uint> lanes : register(u1);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  lanes[0] = WaveGetLaneCount();
  result[id.x] = WaveGetLaneIndex() * 1000 + WaveGetLaneCount();
}
