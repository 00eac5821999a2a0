// Elements of one scalar: reads and writes.
StructuredBuffer<float> a : register(t0);
StructuredBuffer<int> b : register(t1);
StructuredBuffer<uint> c : register(t2);
RWStructuredBuffer<float> sums : register(u3);
RWStructuredBuffer<int> differences : register(u4);
RWStructuredBuffer<uint> both : register(u5);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  sums[i] = a[i] + float(b[i]);
  differences[i] = b[i] - int(c[i]);
  both[i] += c[i] * 3u;
}
