// Types of 16 and of 64 bits in a ByteAddressBuffer.
// flags: -enable-16bit-types
ByteAddressBuffer given : register(t0);
RWByteAddressBuffer result : register(u1);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  uint at = id.x * 16;
  half2 pair = given.Load<half2>(at);
  int16_t small = given.Load<int16_t>(at + 4);
  uint16_t other = given.Load<uint16_t>(at + 6);
  uint64_t large = given.Load<uint64_t>(at + 8);
  result.Store<half2>(at, pair.yx * half2(2.0h, 0.5h));
  result.Store<int16_t>(at + 4, int16_t(-small));
  result.Store<uint16_t>(at + 6, uint16_t(other + 1));
  result.Store<uint64_t>(at + 8, large * 3);
}
