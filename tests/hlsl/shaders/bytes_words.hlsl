// Words of a ByteAddressBuffer, one to four at a time.
ByteAddressBuffer given : register(t0);
RWByteAddressBuffer result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint at = id.x * 40;
  uint one = given.Load(at);
  uint2 two = given.Load2(at + 4);
  uint3 three = given.Load3(at + 12);
  uint4 four = given.Load4(at + 24);
  result.Store4(at, four.wzyx);
  result.Store(at + 16, one + 1);
  result.Store3(at + 20, three + two.xyx);
  result.Store2(at + 32, two.yx);
}
