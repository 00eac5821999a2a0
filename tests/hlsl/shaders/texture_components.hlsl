// Textures with one component.
Texture2D<float> one : register(t0);
Texture2D<int> two : register(t1);
Texture2D<uint> three : register(t2);
RWStructuredBuffer<float> result : register(u3);
RWStructuredBuffer<int> others : register(u4);

[numthreads(4, 4, 1)]
void main(uint2 id : SV_DispatchThreadID) {
  uint at = id.y * 4 + id.x;
  result[at] = one[id];
  others[at] = (two[id] >> 1) + int(three[id] >> 1);
}
