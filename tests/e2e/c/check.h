/* Makes a self-checking C program a kernel for a device, or a command for the host.

   A program defines `static void test(void)`. The kernel writes 0, or the line of the check that
   failed, or -1 where the program ended early. */
#if defined(__SPIR__) || defined(__SPIRV__)
#define ON_DEVICE 1
#define GLOBAL __attribute__((address_space(1)))
#else
#define ON_DEVICE 0
#define GLOBAL
#endif

typedef signed char i8;
typedef short i16;
typedef int i32;
typedef long long i64;
typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef __SIZE_TYPE__ usize;

_Noreturn void abort(void);
static void test(void);
static GLOBAL int *GLOBAL failed_line;

/* End the program if the condition is false. */
#define check(...) ((__VA_ARGS__) ? (void)0 : (void)(*failed_line = __LINE__, abort()))

/* The value of an expression, unknown to the optimiser. */
#define hidden(value)                               \
    ({                                              \
        volatile __typeof__(value) hidden_ = value; \
        hidden_;                                    \
    })

#if ON_DEVICE
void run(GLOBAL int *in, GLOBAL int *out, GLOBAL int *memory) {
    failed_line = out;
    *out = -1;
    test();
    *out = 0;
}
#else
int printf(const char *format, ...);
_Noreturn void exit(int status);
static int result = -1;

void abort(void) {
    printf("%d\n", result);
    exit(1);
}

int main(void) {
    failed_line = &result;
    test();
    return 0;
}
#endif
