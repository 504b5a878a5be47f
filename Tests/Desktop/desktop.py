"""Programs in windows, as assistive technology sees them and as hands use them."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cached_property

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


# The toolkit's versions have different names for them; a toggle that looks like a button is one for most of them.
BUTTONS = {"push button", "button", "link"}
TOGGLES = {"toggle button", "check box", "switch", "push button"}
FIELDS = {"text", "entry", "password text"}
HEADINGS = {"heading"}


class Failure(Exception):
    """What a person would have missed on the screen."""


def wait(condition, what, seconds=10):
    """Waits for something that comes about by and by, and hands it on."""
    end = time.monotonic() + seconds
    while True:
        try:
            found = condition()
        except GLib.Error:
            # What is asked about is gone: the tree has changed meanwhile.
            found = None
        if found:
            return found
        if time.monotonic() > end:
            raise Failure(f"There was no {what} within {seconds} s.")
        time.sleep(0.03)


class Element:
    """One thing that is shown. Each answer is asked for when it is first needed, and kept."""

    def __init__(self, accessible, depth):
        self.accessible = accessible
        self.depth = depth

    @cached_property
    def role(self):
        return self.accessible.get_role_name()

    @cached_property
    def name(self):
        return self.accessible.get_name() or ""

    @cached_property
    def states(self):
        return {state.value_nick for state in self.accessible.get_state_set().get_states()}

    @cached_property
    def text(self):
        if self.role not in FIELDS:
            return None
        # To the toolkit's entries -1 is not the end.
        return Atspi.Text.get_text(self.accessible, 0, Atspi.Text.get_character_count(self.accessible))

    def __str__(self):
        text = "" if self.text is None else f" text {self.text!r}"
        kept = self.states & {"sensitive", "focused", "focusable", "checked", "pressed", "selected", "showing"}
        return f"{'  ' * self.depth}{self.role} {self.name!r}{text} {' '.join(sorted(kept))}"

    @property
    def extents(self):
        return Atspi.Component.get_extents(self.accessible, Atspi.CoordType.WINDOW)

    @property
    def is_on(self):
        return bool(self.states & {"checked", "pressed"})


def elements(accessible, depth=0):
    yield Element(accessible, depth)
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        if child:
            yield from elements(child, depth + 1)


class Program:
    """A running program. Used in `with`, it is ended in any case, and must not have ended by itself."""

    def __init__(self, command, environment=None):
        self.command = command
        self.is_on_wayland = "WAYLAND_DISPLAY" in (environment or {})
        self.may_end = False
        # Of the window that is used; None: there is one.
        self.title = None
        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            command, stdout=self.log, stderr=self.log, stdin=subprocess.DEVNULL, start_new_session=True,
            env=dict(os.environ, **(environment or {})))

    def __enter__(self):
        try:
            self.accessible = wait(self._find, f"window of {' '.join(self.command)}", 30)
            if not self.is_on_wayland:
                self.window = wait(self._find_window, "window on the display")
        except BaseException:
            self._kill()
            raise
        return self

    def __exit__(self, kind, error, _):
        try:
            if self.process.poll() is not None and not self.may_end and kind is None:
                raise Failure(f"The program has ended with {self.process.returncode}:\n{self.output}")
        finally:
            self._kill()

    def _kill(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()

    def _find(self):
        if self.process.poll() is not None:
            raise Failure(f"The program has ended with {self.process.returncode}:\n{self.output}")
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            program = desktop.get_child_at_index(index)
            if program and program.get_process_id() == self.process.pid and program.get_child_count():
                program.set_cache_mask(Atspi.Cache.NONE)
                return program
        return None

    def _find_window(self):
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--pid", str(self.process.pid)], capture_output=True, text=True)
        return found.stdout.split()[-1] if found.stdout.split() else None

    @property
    def output(self):
        self.log.seek(0)
        return self.log.read()

    def ends(self):
        """Waits until the program ends by itself, and says with which status."""
        self.may_end = True
        wait(lambda: self.process.poll() is not None, "end of the program")
        return self.process.returncode

    # Windows

    @property
    def frames(self):
        """The open windows."""
        return [element for element in elements(self.accessible) if element.role == "frame"]

    @property
    def shown(self):
        """The window that is used."""
        return next(frame for frame in self.frames if self.title in (None, frame.name))

    def has_windows(self, *titles):
        wait(lambda: sorted(frame.name for frame in self.frames) == sorted(titles), f"windows {titles}")

    def use(self, title):
        """Has the pointer and the keyboard use another window."""
        self.title = title
        found = wait(
            lambda: subprocess.run(
                ["xdotool", "search", "--all", "--onlyvisible", "--pid", str(self.process.pid), "--name", f"^{title}$"],
                capture_output=True, text=True).stdout.split(), f"window {title!r} on the display")
        self.window = found[-1]
        xdotool("windowactivate", "--sync", self.window)

    # What is shown

    @property
    def tree(self):
        return "\n".join(map(str, elements(self.accessible)))

    def all(self, name, role=None):
        return [
            element for element in elements(self.accessible)
            if element.name == name and (role is None or element.role in role)]

    def find(self, name, role=None):
        return wait(
            lambda: next(iter(self.all(name, role)), None), f"{' or '.join(role) if role else 'element'} {name!r}")

    def shows(self, name):
        self.find(name)

    def shows_not(self, name):
        wait(lambda: not self.all(name), f"end of {name!r}")

    def reads(self, name, text):
        """Checks the text of a field."""
        wait(lambda: self.field(name).text == text, f"text {text!r} in {name!r}")

    def is_on(self, name, wanted=True):
        wait(lambda: self.find(name, TOGGLES).is_on == wanted, f"{name!r} that is {'on' if wanted else 'off'}")

    def is_enabled(self, name, wanted=True):
        wait(
            lambda: ("sensitive" in self.find(name, BUTTONS).states) == wanted,
            f"{name!r} that is {'enabled' if wanted else 'disabled'}")

    def field(self, name):
        return self.find(name, FIELDS)

    @property
    def focus(self):
        """What has it, as it is shown."""
        return next((str(element) for element in elements(self.accessible) if "focused" in element.states), None)

    def has_focus(self, name, role):
        return any("focused" in element.states for element in self.all(name, role))

    def frame(self, element):
        """Where it is on the screen."""
        found = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", self.window], capture_output=True, text=True, check=True)
        window = {key: int(value) for key, value in (line.split("=") for line in found.stdout.split())}
        inside = self.shown.extents
        box = element.extents
        # The toolkit's window has an edge of its own around it, which assistive technology knows nothing of.
        edge = (window["WIDTH"] - inside.width) // 2, (window["HEIGHT"] - inside.height) // 2
        return window["X"] + edge[0] + box.x, window["Y"] + edge[1] + box.y, box.width, box.height

    @property
    def width(self):
        """Of the window, in pixels."""
        found = subprocess.run(
            ["xdotool", "getwindowgeometry", "--shell", self.window], capture_output=True, text=True, check=True)
        return int(re.search(r"WIDTH=(\d+)", found.stdout)[1])

    def picture(self, path):
        if shutil.which("import") and not self.is_on_wayland:
            subprocess.run(["import", "-window", self.window, path], check=False)


def xdotool(*arguments):
    subprocess.run(["xdotool", *arguments], check=True)


class Compositor:
    """A display of Wayland that nobody sees, in `with`: `environment` leads programs to it."""

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory()
        self.environment = {
            "XDG_RUNTIME_DIR": self.folder.name, "WAYLAND_DISPLAY": "oriel", "GDK_BACKEND": "wayland", "DISPLAY": ""}
        self.process = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--socket=oriel", "--idle-time=0", "--no-config"],
            env=dict(os.environ, XDG_RUNTIME_DIR=self.folder.name), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        wait(lambda: os.path.exists(os.path.join(self.folder.name, "oriel")), "compositor")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()


class Settings:
    """The user's settings of the display, as long as it is used in `with`; each can be changed meanwhile."""

    def __enter__(self):
        self.file = tempfile.NamedTemporaryFile("w")
        self.process = subprocess.Popen(
            ["xsettingsd", "-c", self.file.name], stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        # Before that, a signal would end it.
        next(line for line in self.process.stderr if "Took ownership" in line)
        time.sleep(0.2)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        self.file.close()

    def change(self, font, scale):
        self.file.seek(0)
        self.file.truncate()
        self.file.write(
            f'Gtk/FontName "{font}"\nGdk/WindowScalingFactor {scale}\nGdk/UnscaledDPI {96 * 1024}\n'
            f"Xft/DPI {96 * 1024 * scale}\n")
        self.file.flush()
        self.process.send_signal(signal.SIGHUP)


class AssistiveTechnology:
    """Acts as a screen reader does: by actions and by setting texts."""

    def __init__(self, program):
        self.program = program

    def press(self, name, role=BUTTONS):
        element = self.program.find(name, role)
        if not Atspi.Action.do_action(element.accessible, 0):
            raise Failure(f"Nothing can be done with {element}.")

    def enter(self, name, text):
        Atspi.EditableText.set_text_contents(self.program.field(name).accessible, text)

    def go_back(self, name):
        self.press(name)

    def insert(self, name, text, place):
        Atspi.EditableText.insert_text(self.program.field(name).accessible, place, text, len(text.encode()))


class Pointer:
    """Clicks, and types where it has clicked."""

    def __init__(self, program):
        self.program = program

    def press(self, name, role=BUTTONS):
        x, y, width, height = self.program.frame(self.program.find(name, role))
        xdotool("mousemove", str(x + width // 2), str(y + height // 2), "click", "1")

    def enter(self, name, text):
        self._go(name, FIELDS)
        xdotool("key", "ctrl+a", "type", text)

    def insert(self, name, text, place):
        self._go(name, FIELDS)
        xdotool("key", "ctrl+Home", *["Right"] * place)
        xdotool("key", *KEYS.get(text, [text]))

    def go_back(self, name):
        self.press(name)

    def _go(self, name, role):
        self.press(name, role)
        wait(lambda: self.program.has_focus(name, role), f"focus of {name!r}")


class Keyboard(Pointer):
    """Goes by Tab to where it presses space or types."""

    def press(self, name, role=BUTTONS):
        self._go(name, role)
        xdotool("key", "space")

    def go_back(self, name):
        xdotool("key", "Escape")

    def _go(self, name, role):
        self.program.find(name, role)
        for _ in range(40):
            if self.program.has_focus(name, role):
                return
            before = self.program.focus
            xdotool("key", "Tab")
            wait(lambda: self.program.focus != before, "other focus after Tab")
        raise Failure(f"Tab doesn't lead to {name!r}.")


# What a letter takes that isn't on the keyboard.
KEYS = {"é": ["dead_acute", "e"]}
