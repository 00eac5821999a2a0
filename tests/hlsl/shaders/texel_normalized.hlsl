// Formats of typed buffers convert their texels.
Buffer<float4> bytes : register(t0);
Buffer<float> halves : register(t1);
Buffer<uint4> small : register(t2);
RWStructuredBuffer<float4> result : register(u3);
RWStructuredBuffer<uint4> others : register(u4);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = bytes[id.x].bgra + halves[id.x];
  others[id.x] = small[id.x] * 3;
}
