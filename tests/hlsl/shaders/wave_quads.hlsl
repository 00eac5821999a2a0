// Values of the other lanes of a quad.
StructuredBuffer<float> given : register(t0);
RWStructuredBuffer<float4> result : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float own = given[id.x];
  result[id.x] = float4(QuadReadAcrossX(own), QuadReadAcrossY(own), QuadReadAcrossDiagonal(own), own);
}
