#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stddef.h>

// Taking over the terminal, and giving it back on every way out. In C because giving it back has to work inside of a
// signal handler, where nothing of Swift's runtime may be called.

/// Makes the terminal raw and holds back what the process prints to it.
/// - Parameter leave: Sent to the terminal when it is given back. At most 256 bytes.
/// - Returns: The descriptor to draw on, which stays open, or -1 with `errno` set.
int terminal_take(const char *leave, size_t length);

/// Gives the terminal back: its modes, the screen, and what was printed meanwhile. Safe in a signal handler, harmless
/// when the terminal isn't taken.
void terminal_give_back(void);

/// Keeps what is held back of the output within a limit, by dropping the oldest.
void terminal_trim_output(size_t limit);

/// From now on the terminal is given back by every signal that ends the process, and by `exit`.
/// - Returns: A descriptor from which the numbers of all other signals that concern a terminal can be read: SIGINT,
///   SIGTERM, SIGHUP, SIGTSTP, SIGCONT, SIGWINCH. Should one of the first three come while an earlier one was not
///   acknowledged, the process ends at once.
int terminal_watch_signals(void);

/// The signals read so far are being acted upon.
void terminal_acknowledge_signals(void);

/// Stops the process as Ctrl-Z does; returns when it continues.
void terminal_stop_process(void);

/// The size of the terminal in cells; 0 where it is not known.
void terminal_size(int descriptor, int *columns, int *rows);

#endif
