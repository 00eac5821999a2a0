// undefined: malloc
#include "check.h"

/* Memory from the C library, which a device does not have. */
void *malloc(usize size);
void free(void *memory);

struct node { struct node *next; int value; };

static void test(void) {
    struct node *list = 0;
    for (int i = 0; i < hidden(5); i++) {
        struct node *node = malloc(sizeof *node);
        node->next = list;
        node->value = i;
        list = node;
    }
    int sum = 0;
    while (list) {
        struct node *next = list->next;
        sum = sum * 10 + list->value;
        free(list);
        list = next;
    }
    check(sum == 43210);
}
