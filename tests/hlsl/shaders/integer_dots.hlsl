// Products of vectors of integers, and of bytes in words.
StructuredBuffer<int4> a : register(t0);
StructuredBuffer<int4> b : register(t1);
StructuredBuffer<uint2> packed : register(t2);
RWStructuredBuffer<int> result : register(u3);
RWStructuredBuffer<uint> others : register(u4);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint i = id.x;
  result[2 * i] = dot(a[i], b[i]);
  result[2 * i + 1] = dot4add_i8packed(packed[i].x, packed[i].y, a[i].x);
  others[2 * i] = dot(uint3(a[i].xyz), uint3(b[i].xyz));
  others[2 * i + 1] = dot4add_u8packed(packed[i].x, packed[i].y, 5u);
}
