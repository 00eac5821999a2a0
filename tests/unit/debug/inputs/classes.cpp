namespace ns { inline namespace v1 { struct Base { int b; }; } }
template <typename T, int N> struct Arr { T data[N]; T &at(int i) { return data[i]; } static const int size = N; };
struct Derived : ns::Base { int d; unsigned low : 3, high : 5; Derived *self; enum class E : unsigned char { A, B = 200 } e; int get2(); static int count; protected: double q; };
int Derived::get2() { return d; }
using namespace ns;
template <typename T> T add(T a, T b) { T s = a + b; return s; }
int Derived::count = 3;
typedef int Derived::*memptr;
extern "C" __attribute__((noinline)) int foo(Derived &dr, Arr<float, 4> *a, memptr mp, const volatile int *cv) {
  int r = 0;
  { int r = a->at(2); if (r) { auto lam = [&](int z) { return z + r; }; dr.d = lam(3); } }
  Derived own; own.self = &dr; own.high = 2; own.e = Derived::E::B;
  for (int i = 0; i < 4; i++) r += add(i, own.self->d) + add(1.5f, 2.5f);
  return r + cv[0] + dr.*mp;
}
