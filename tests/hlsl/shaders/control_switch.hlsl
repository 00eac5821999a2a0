// A switch with gaps, shared labels, a fall to the next label, and a default.
StructuredBuffer<int> given : register(t0);
RWStructuredBuffer<int> result : register(u1);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  int value = 0;
  switch (given[id.x]) {
  case 0:
    value = 10;
    break;
  case 1:
  case 2:
    value = 20 + int(id.x);
    break;
  case 5:
    value = 50;
  case 6:
    value += 60;
    break;
  case -3:
    result[id.x] = -30;
    return;
  default:
    value = given[id.x] * 2;
  }
  result[id.x] = value;
}
