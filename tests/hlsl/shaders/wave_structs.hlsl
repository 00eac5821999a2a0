// A struct from another lane.
struct Pair {
  float2 place;
  int count;
};
StructuredBuffer<Pair> given : register(t0);
RWStructuredBuffer<Pair> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Pair own = given[id.x];
  Pair taken;
  taken.place = WaveReadLaneAt(own.place, WaveGetLaneIndex() ^ 1u);
  taken.count = WaveReadLaneAt(own.count, WaveGetLaneIndex() ^ 1u) + own.count;
  result[id.x] = taken;
}
