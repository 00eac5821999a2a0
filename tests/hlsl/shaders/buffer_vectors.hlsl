// Vectors lie without padding: a float3 has 12 bytes.
StructuredBuffer<float2> pairs : register(t0);
StructuredBuffer<float3> triples : register(t1);
StructuredBuffer<int4> quads : register(t2);
RWStructuredBuffer<float3> mixed : register(u3);
RWStructuredBuffer<int3> turned : register(u4);
RWStructuredBuffer<float4> wide : register(u5);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  mixed[i] = triples[i].zxy * pairs[i].x + pairs[i].yyx;
  turned[i] = quads[i].wzy - quads[i].xxx;
  wide[i] = float4(pairs[i].yx, triples[i].zy);
}
