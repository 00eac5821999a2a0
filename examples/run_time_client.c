/* A client of pyllc-server without Python: it runs `pyllc ARGUMENT...` in the server.
 *
 *     cc -O2 -o pyllc-client run_time_client.c
 *     pyllc-server sh -c './pyllc-client kernel.ll -o kernel.spv'
 *
 * Under a name that holds "llvm-spirv", such as that of a link, it runs `pyllvm-spirv` in place of
 * llvm-spirv.
 *
 * The environment variable SPVBACKEND_SERVER names the socket. A request is eight bytes with the
 * size of what follows (they carry the standard streams), then a tuple in Python's marshal format:
 * package, command, arguments, folder, umask, environment, streams, ignored signals. The empty
 * package asks for any installation. The answer is 't' when the command is taken, and then its exit
 * status.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

extern char **environ;

static char *request;
static size_t size, room;

static void put(const void *bytes, size_t count) {
    if (size + count > room) {
        room = 2 * (size + count);
        request = realloc(request, room);
        if (!request) exit(70);
    }
    memcpy(request + size, bytes, count);
    size += count;
}

static void tag(char kind, size_t number) { /* a kind and 32 bits, the lowest byte first */
    char head[5] = {kind, (char)number, (char)(number >> 8), (char)(number >> 16),
                    (char)(number >> 24)};
    put(head, sizeof head);
}

static void text(char kind, const char *bytes, size_t count) {
    tag(kind, count);
    put(bytes, count);
}

static void word(const char *bytes) { text('u', bytes, strlen(bytes)); }

static void fill(int argc, char **argv) {
    char folder[4096];
    const char *file = strrchr(argv[0], '/');
    mode_t mask = umask(0);
    umask(mask);
    if (!getcwd(folder, sizeof folder)) exit(70);
    tag('(', 8);
    word("");
    word(strstr(file ? file : argv[0], "llvm-spirv") ? "llvm-spirv" : "pyllc");
    tag('[', (size_t)argc - 1);
    for (int i = 1; i < argc; i++) word(argv[i]);
    word(folder);
    tag('i', mask);
    put("{", 1);
    for (char **entry = environ; *entry; entry++) {
        char *sign = strchr(*entry, '=');
        if (!sign) continue;
        text('s', *entry, (size_t)(sign - *entry));
        text('s', sign + 1, strlen(sign + 1));
    }
    put("0", 1);
    tag('(', 3);
    for (int i = 0; i < 3; i++) {
        tag('(', 2);
        word("utf-8");
        word(i == 2 ? "backslashreplace" : "strict");
    }
    tag('[', 0);
}

static int send_streams(int server) {
    unsigned char head[8];
    union { struct cmsghdr header; char space[CMSG_SPACE(3 * sizeof(int))]; } control = {0};
    for (int i = 0; i < 8; i++) head[i] = (unsigned char)((uint64_t)size >> 8 * i);
    struct iovec data = {head, sizeof head};
    struct msghdr message = {.msg_iov = &data, .msg_iovlen = 1,
        .msg_control = control.space, .msg_controllen = sizeof control.space};
    struct cmsghdr *item = CMSG_FIRSTHDR(&message);
    item->cmsg_level = SOL_SOCKET;
    item->cmsg_type = SCM_RIGHTS;
    item->cmsg_len = CMSG_LEN(3 * sizeof(int));
    memcpy(CMSG_DATA(item), (int[]){0, 1, 2}, 3 * sizeof(int));
    return sendmsg(server, &message, 0) == sizeof head;
}

static int send_all(int server) {
    for (size_t sent = 0; sent < size;) {
        ssize_t count = write(server, request + sent, size - sent);
        if (count <= 0) return 0;
        sent += (size_t)count;
    }
    return 1;
}

int main(int argc, char **argv) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const char *path = getenv("SPVBACKEND_SERVER");
    unsigned char status[2];
    if (!path || strlen(path) >= sizeof address.sun_path) {
        fputs("error: SPVBACKEND_SERVER names no socket\n", stderr);
        return 70;
    }
    strcpy(address.sun_path, path);
    int server = socket(AF_UNIX, SOCK_STREAM, 0);
    fill(argc, argv);
    if (connect(server, (struct sockaddr *)&address, sizeof address) || !send_streams(server)
        || !send_all(server) || read(server, status, 1) != 1 || read(server, status + 1, 1) != 1) {
        fputs("error: the server does not answer\n", stderr);
        return 70;
    }
    return status[1];
}
