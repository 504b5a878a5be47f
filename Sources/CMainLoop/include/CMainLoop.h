#ifndef CMAINLOOP_H
#define CMAINLOOP_H

// Dispatch's own hooks for running its main queue inside another event loop; no header declares them.

/// An eventfd that becomes readable when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);

/// Runs what the main queue holds.
void _dispatch_main_queue_callback_4CF(void *message);

#endif
