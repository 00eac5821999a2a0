// Functions of vectors.
StructuredBuffer<float3> a : register(t0);
StructuredBuffer<float3> b : register(t1);
RWStructuredBuffer<float> numbers : register(u2);
RWStructuredBuffer<float3> vectors : register(u3);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  float3 x = a[i], y = b[i];
  numbers[3 * i] = dot(x, y);
  numbers[3 * i + 1] = length(x);
  numbers[3 * i + 2] = distance(x, y);
  vectors[4 * i] = cross(x, y);
  vectors[4 * i + 1] = normalize(y);
  vectors[4 * i + 2] = reflect(x, normalize(y));
  vectors[4 * i + 3] = refract(normalize(x), normalize(y), 0.75f);
}
