// Powers with exponents that only the run knows, and products of doubles with one rounding.
StructuredBuffer<float2> given : register(t0);
StructuredBuffer<double3> doubles : register(t1);
RWStructuredBuffer<float> result : register(u2);
RWStructuredBuffer<double> others : register(u3);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = pow(given[id.x].x, given[id.x].y);
  others[id.x] = fma(doubles[id.x].x, doubles[id.x].y, doubles[id.x].z);
}
