// Arrays of typed buffers and of byte buffers.
Buffer<float4> given[2] : register(t0);
RWByteAddressBuffer bytes[2] : register(u2);
RWBuffer<uint> result[3] : register(u4);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  result[2][i] = uint(given[1][i].x) + result[0][i];
  result[1][i] = bytes[i & 1].Load(i * 4);
  bytes[0].Store(16 + i * 4, uint(given[0][i].w));
}
