// Doubles made of words.
StructuredBuffer<uint2> given : register(t0);
RWStructuredBuffer<double> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  result[id.x] = asdouble(given[id.x].x, given[id.x].y) * 2.0L;
}
