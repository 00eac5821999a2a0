// Sizes of buffers.
StructuredBuffer<float3> given : register(t0);
RWStructuredBuffer<uint> result : register(u1);
ByteAddressBuffer bytes : register(t2);

[numthreads(1, 1, 1)]
void main() {
  uint count, stride, size;
  given.GetDimensions(count, stride);
  result[0] = count;
  result.GetDimensions(count, stride);
  result[1] = count;
  bytes.GetDimensions(size);
  result[2] = size;
}
