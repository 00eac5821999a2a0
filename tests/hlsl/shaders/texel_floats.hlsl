// Typed buffers of floats.
Buffer<float> given : register(t0);
Buffer<float4> colours : register(t1);
RWBuffer<float> result : register(u2);
RWBuffer<float4> mixed : register(u3);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  result[i] = given[i] * 2.0f + result[i];
  mixed[i] = colours[i].wzyx + given[7 - i];
}
