// Numbers of 16 and 64 bits of a wave.
// flags: -enable-16bit-types
StructuredBuffer<int64_t> longs : register(t0);
StructuredBuffer<double> doubles : register(t1);
StructuredBuffer<half> halves : register(t2);
StructuredBuffer<uint16_t> shorts : register(t3);
RWStructuredBuffer<int64_t> longs_out : register(u4);
RWStructuredBuffer<double> doubles_out : register(u5);
RWStructuredBuffer<half> halves_out : register(u6);
RWStructuredBuffer<uint16_t> shorts_out : register(u7);
RWStructuredBuffer<uint> lanes : register(u8);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  if (i == 0)
    lanes[0] = WaveGetLaneCount();
  longs_out[i] = WaveActiveSum(longs[i]);
  doubles_out[i] = WaveActiveMax(doubles[i]);
  halves_out[i] = WaveActiveSum(halves[i]);
  shorts_out[i] = WaveActiveMin(shorts[i]);
}
