#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

enum { longestLeave = 256, signalCount = 65 };

static atomic_int isTaken;
static pid_t owner;
static int screen = -1;
static struct termios modes;
static char leaveBytes[longestLeave];
static size_t leaveLength;

/// What the process prints while the terminal is taken; -1 where it could not be made.
static int held = -1;
/// The true descriptors behind standard output and error; -1 for those that are not held back.
static int behind[3] = {-1, -1, -1};

static void writeAll(int descriptor, const char *bytes, size_t length) {
    while (length > 0) {
        ssize_t written = write(descriptor, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes += written;
        length -= (size_t)written;
    }
}

static int makeHeldFile(void) {
    const char *folder = getenv("TMPDIR");
    if (folder == NULL || folder[0] == 0) folder = "/tmp";
    int file = open(folder, O_TMPFILE | O_RDWR | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0) {
        char path[1024];
        if (snprintf(path, sizeof path, "%s/heldXXXXXX", folder) >= (int)sizeof path) return -1;
        file = mkostemp(path, O_APPEND | O_CLOEXEC);
        if (file >= 0) unlink(path);
    }
    return file;
}

static void holdOutput(void) {
    held = makeHeldFile();
    if (held < 0) return;
    for (int stream = 1; stream <= 2; stream++) {
        if (!isatty(stream)) continue;
        behind[stream] = fcntl(stream, F_DUPFD_CLOEXEC, 3);
        if (behind[stream] >= 0) dup2(held, stream);
    }
}

static void releaseOutput(void) {
    int destination = -1;
    for (int stream = 2; stream >= 1; stream--) {
        if (behind[stream] < 0) continue;
        dup2(behind[stream], stream);
        close(behind[stream]);
        behind[stream] = -1;
        destination = stream;
    }
    if (held < 0) return;
    char buffer[4096];
    off_t offset = 0;
    ssize_t count;
    while (destination >= 0 && (count = pread(held, buffer, sizeof buffer, offset)) > 0) {
        writeAll(destination, buffer, (size_t)count);
        offset += count;
    }
    close(held);
    held = -1;
}

int terminal_take(const char *leave, size_t length) {
    if (length > longestLeave) {
        errno = EINVAL;
        return -1;
    }
    if (tcgetattr(STDIN_FILENO, &modes) != 0) return -1;
    if (screen < 0) screen = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (screen < 0) return -1;
    memcpy(leaveBytes, leave, length);
    leaveLength = length;
    owner = getpid();

    struct termios raw = modes;
    raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
    raw.c_oflag &= ~(tcflag_t)OPOST;
    raw.c_cflag |= CS8;
    // Signals stay with the kernel's keys: Ctrl-C reaches a program that is busy, too.
    raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    // The flag comes first: a signal in between gives back modes that are still the same.
    atomic_store(&isTaken, 1);
    if (tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) != 0) {
        atomic_store(&isTaken, 0);
        return -1;
    }
    // Lines get into the file as they are printed, or a crash would lose them.
    fflush(NULL);
    setvbuf(stdout, NULL, _IOLBF, 0);
    holdOutput();
    return screen;
}

void terminal_give_back(void) {
    // A child that was forked without exec has the same state, but the terminal isn't its to give.
    if (owner != getpid() || !atomic_exchange(&isTaken, 0)) return;
    int error = errno;
    writeAll(screen, leaveBytes, leaveLength);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &modes);
    releaseOutput();
    errno = error;
}

static void giveBackAtExit(void) {
    if (owner != getpid() || !atomic_load(&isTaken)) return;
    fflush(NULL);
    terminal_give_back();
}

void terminal_trim_output(size_t limit) {
    struct stat status;
    if (held < 0 || fstat(held, &status) != 0 || status.st_size <= (off_t)limit) return;
    static const char note[] = "(earlier output was dropped)\n";
    size_t kept = limit / 2;
    char *bytes = malloc(kept);
    if (bytes == NULL) return;
    ssize_t count = pread(held, bytes, kept, status.st_size - (off_t)kept);
    if (count > 0 && ftruncate(held, 0) == 0) {
        writeAll(held, note, sizeof note - 1);
        writeAll(held, bytes, (size_t)count);
    }
    free(bytes);
}

static int signalPipe[2] = {-1, -1};
static atomic_int isEnding;
static struct sigaction former[signalCount];

static void handleFatal(int signal, siginfo_t *info, void *context) {
    (void)context;
    terminal_give_back();
    sigaction(signal, &former[signal], NULL);
    // A faulting instruction runs again and meets the former handler, which then sees the true place.
    int faults = signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE;
    if (faults && info != NULL && info->si_code > 0 && info->si_code != SI_KERNEL) return;
    raise(signal);
}

static void handleSignal(int signal) {
    int error = errno;
    if (signal == SIGINT || signal == SIGTERM || signal == SIGHUP) {
        if (atomic_exchange(&isEnding, 1) && signal != SIGHUP) {
            terminal_give_back();
            struct sigaction standard = {.sa_handler = SIG_DFL};
            sigaction(signal, &standard, NULL);
            raise(signal);
        }
    }
    unsigned char byte = (unsigned char)signal;
    // A full pipe has woken the reader already.
    ssize_t ignored = write(signalPipe[1], &byte, 1);
    (void)ignored;
    errno = error;
}

static void install(int signal, struct sigaction *action) {
    struct sigaction present;
    if (sigaction(signal, NULL, &present) != 0) return;
    // What the user told the shell to ignore (nohup) stays ignored.
    if (present.sa_handler == SIG_IGN && !(present.sa_flags & SA_SIGINFO)) return;
    former[signal] = present;
    sigaction(signal, action, NULL);
}

int terminal_watch_signals(void) {
    if (signalPipe[0] >= 0) return signalPipe[0];
    if (pipe2(signalPipe, O_CLOEXEC | O_NONBLOCK) != 0) return -1;

    // Without a stack of its own, the handler could not run after an endless recursion.
    stack_t stack;
    if (sigaltstack(NULL, &stack) == 0 && (stack.ss_flags & SS_DISABLE)) {
        stack.ss_size = 65536;
        stack.ss_sp = malloc(stack.ss_size);
        stack.ss_flags = 0;
        if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
    }

    struct sigaction fatal = {.sa_sigaction = handleFatal, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER};
    sigemptyset(&fatal.sa_mask);
    static const int crashes[] = {SIGILL, SIGTRAP, SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGSYS, SIGQUIT};
    for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++) install(crashes[i], &fatal);
    // These end a process unless it has other plans for them.
    static const int others[] = {SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) {
        struct sigaction present;
        if (sigaction(others[i], NULL, &present) == 0 && present.sa_handler == SIG_DFL) install(others[i], &fatal);
    }

    struct sigaction watched = {.sa_handler = handleSignal, .sa_flags = SA_RESTART | SA_ONSTACK};
    sigemptyset(&watched.sa_mask);
    static const int concerns[] = {SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH};
    for (size_t i = 0; i < sizeof concerns / sizeof concerns[0]; i++) install(concerns[i], &watched);

    atexit(giveBackAtExit);
    at_quick_exit(terminal_give_back);
    return signalPipe[0];
}

void terminal_acknowledge_signals(void) {
    atomic_store(&isEnding, 0);
}

void terminal_stop_process(void) {
    struct sigaction standard = {.sa_handler = SIG_DFL};
    struct sigaction present;
    sigaction(SIGTSTP, &standard, &present);
    raise(SIGTSTP);
    sigaction(SIGTSTP, &present, NULL);
}

void terminal_size(int descriptor, int *columns, int *rows) {
    struct winsize size = {0};
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) size = (struct winsize){0};
    *columns = size.ws_col;
    *rows = size.ws_row;
}
