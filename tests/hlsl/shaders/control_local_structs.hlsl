// Local arrays of structs by indices that only the run knows.
struct Entry {
  float2 place;
  int count;
  float3 rest[2];
};
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<float> result : register(u1);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Entry entries[4];
  for (int i = 0; i < 4; i++) {
    entries[i].place = float2(i, -i);
    entries[i].count = i * 10;
    entries[i].rest[0] = float3(i, 1, 2);
    entries[i].rest[1] = float3(3, 4, i);
  }
  int at = given[id.x] & 3;
  entries[at].count += 5;
  entries[at].rest[at & 1].y += 0.5f;
  Entry copy = entries[(at + int(id.x)) & 3];
  result[4 * id.x] = copy.place.y;
  result[4 * id.x + 1] = float(copy.count);
  result[4 * id.x + 2] = copy.rest[0].y;
  result[4 * id.x + 3] = copy.rest[id.x & 1][at % 3];
}
