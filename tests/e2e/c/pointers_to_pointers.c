/* Pointers to pointers: lists with deletion in place, arguments that are set, tables of rows. */
#include "check.h"

struct node { int value; struct node *next; };

static void insert(struct node **list, struct node *node) {
    while (*list && (*list)->value < node->value)
        list = &(*list)->next;
    node->next = *list;
    *list = node;
}

static int erase(struct node **list, int divisor) {
    int count = 0;
    while (*list)
        if ((*list)->value % divisor == 0)
            *list = (*list)->next, count++;
        else
            list = &(*list)->next;
    return count;
}

static int next_word(const char **text, char *out) {
    while (**text == ' ')
        ++*text;
    int n = 0;
    while (**text && **text != ' ')
        out[n++] = *(*text)++;
    out[n] = 0;
    return n;
}

static void swap(void **a, void **b) {
    void *t = *a;
    *a = *b;
    *b = t;
}

static void test(void) {
    struct node nodes[8], *list = 0;
    static const int values[] = {6, 1, 9, 4, 12, 3, 7, 8};
    for (int i = 0; i < 8; i++) {
        nodes[i].value = values[hidden(i)];
        insert(&list, nodes + i);
    }
    int order = 0;
    for (struct node *n = list; n; n = n->next)
        order += order < 1000 ? n->value : 0;
    check(order == 50 && list->value == 1);
    check(erase(&list, 3) == 4 && erase(&list, 5) == 0);
    check(list->value == 1 && list->next->value == 4 && list->next->next->value == 7);
    check(erase(&list, 1) == 4 && !list);
    const char *text = "  an odd   one";
    char word[8];
    check(next_word(&text, word) == 2 && word[1] == 'n' && next_word(&text, word) == 3);
    check(next_word(&text, word) == 3 && word[2] == 'e' && next_word(&text, word) == 0 && !*text);
    int x = 1, y = 2, *px = &x, *py = &y, **ppx = &px, ***pppx = &ppx;
    swap((void **)&px, (void **)&py);
    check(***pppx == 2 && *py == 1);
    **pppx = &x;
    ***pppx = hidden(5);
    check(x == 5 && *px == 5);
    int rows[3][2] = {{1, 2}, {3, 4}, {5, 6}}, *table[3];
    for (int i = 0; i < 3; i++)
        table[i] = rows[2 - i];
    int **row = table + hidden(1);
    check(row[0][1] == 4 && (*++row)[0] == 1 && *row[-2] == 5);
}
