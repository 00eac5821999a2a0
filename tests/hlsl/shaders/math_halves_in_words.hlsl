// Halves in the low bits of words.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<uint> packed : register(u1);
RWStructuredBuffer<float> back : register(u2);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  packed[id.x] = f32tof16(given[id.x]);
  back[id.x] = f16tof32(f32tof16(given[id.x]) + 1u);
}
