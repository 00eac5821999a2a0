// Push constants: matrices, arrays and structs in structs.
struct Row {
  float2 ends;
  int steps;
};
struct Pushed {
  float2x2 turn;
  Row rows[3];
  float last;
};
[[vk::push_constant]] Pushed pushed;
RWStructuredBuffer<float> result : register(u0);

[numthreads(3, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Row row = pushed.rows[id.x];
  float2 turned = mul(pushed.turn, row.ends);
  result[id.x] = turned.x * float(row.steps) + turned.y + pushed.last;
}
