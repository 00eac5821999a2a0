// Variables outside of a buffer are constants of one that the compiler makes.
float scale;
int2 steps[2];
float4x4 turn;
RWStructuredBuffer<float> result : register(u0);

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  float4 turned = mul(turn, float4(id.x, 1, 2, 3));
  result[id.x] = turned[id.x] * scale + float(steps[id.x & 1].y);
}
