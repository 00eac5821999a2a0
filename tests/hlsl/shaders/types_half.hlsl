// Halves as a type of their own.
// flags: -enable-16bit-types
StructuredBuffer<half> given : register(t0);
StructuredBuffer<half4> vectors : register(t1);
RWStructuredBuffer<half> result : register(u2);
RWStructuredBuffer<half4> others : register(u3);
RWStructuredBuffer<float> widened : register(u4);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  half x = given[i];
  result[3 * i] = x * 0.5h + 1.0h;
  result[3 * i + 1] = max(x, (half)0.25h) - floor(x);
  result[3 * i + 2] = sqrt(abs(x));
  others[i] = vectors[i].wzyx * x;
  widened[i] = float(x) + float(dot(vectors[i], vectors[i]));
}
