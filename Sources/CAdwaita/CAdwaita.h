#ifndef CADWAITA_H
#define CADWAITA_H

#include <adwaita.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

/// A widget whose behaviour is written in Swift: `owner` is who does it, NULL once it is gone.
typedef struct {
    GtkWidget parent;
    void *owner;
} OrielCanvas;

#endif
