// Static variables, which a work-item has for itself.
static uint calls = 0;
static float4 state = float4(1, 2, 3, 4);
static int stack[4];
static uint top = 0;
RWStructuredBuffer<float4> result : register(u0);

void push(int x) {
  stack[top++] = x;
  calls++;
}
int pop() { return stack[--top]; }

[numthreads(4, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  for (uint i = 0; i <= id.x; i++)
    push(int(i * i));
  state.y += float(pop());
  state = state.wxyz;
  result[id.x] = state * float(calls) + float(top);
}
