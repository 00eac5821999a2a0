// Other types in a ByteAddressBuffer.
struct Record {
  float3 place;
  int count;
  double weight;
};
ByteAddressBuffer given : register(t0);
RWByteAddressBuffer result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint at = id.x * 24;
  Record one = given.Load<Record>(at);
  float4 again = given.Load<float4>(at);
  one.place = one.place.yzx;
  one.count = -one.count;
  one.weight += double(again.x);
  result.Store<Record>(at, one);
}
