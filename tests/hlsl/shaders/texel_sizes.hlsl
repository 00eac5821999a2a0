// Numbers of texels.
Buffer<float4> given : register(t0);
RWBuffer<uint> result : register(u1);

[numthreads(1, 1, 1)]
void main() {
  uint count;
  given.GetDimensions(count);
  result[0] = count;
  result.GetDimensions(count);
  result[1] = count;
  result[2] = uint(given.Load(2).z);
}
