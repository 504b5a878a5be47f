#!/usr/bin/env python3
"""Gives a program random input for a while, and says whether it is still there and how much more memory it has.

    soak.py [--seconds 600] [--seed 1] [--pictures FOLDER] PROGRAM [ARGUMENT ...]

The program runs on a display of its own, with every critical message of the toolkit fatal. The status is 0 if it was
alive at the end, with at most a tenth more memory than after the first minute (of short runs: the first tenth).
The same seed gives the same input, though not always at the same moments. Each tenth of the time it says how much memory
the program has, and makes a picture of what it shows then.
Needs Xvfb, openbox, xdotool and dbus-run-session, and for pictures ImageMagick.
"""

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time

KEYS = """Tab shift+Tab Return space Escape Up Down Left Right BackSpace Delete Page_Down Page_Up Home End
    ctrl+a ctrl+z ctrl+c ctrl+v ctrl+x ctrl+k shift+Left shift+End a B 1 eacute Multi_key less ampersand
    U05D0 U0301 U200D U202E U1F469""".split()
SCREEN = (1280, 900)
# Nothing in the window's bar closes or hides it.
SETTINGS = """[Settings]
gtk-decoration-layout=:
gtk-titlebar-double-click=none
gtk-titlebar-middle-click=none
gtk-titlebar-right-click=none
"""
# Nor is there a key or a desktop beside it that takes the focus away.
MANAGER = """<openbox_config xmlns="http://openbox.org/3.4/rc">
    <focus><focusNew>yes</focusNew></focus><desktops><number>1</number></desktops><keyboard/><mouse/>
</openbox_config>
"""


class Program:
    """A program on a display of its own."""

    def __init__(self, command):
        read, write = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "{}x{}x24".format(*SCREEN), "-nolisten", "tcp", "-noreset"],
            pass_fds=[write], stderr=subprocess.DEVNULL)
        os.close(write)
        with os.fdopen(read) as numbers:
            display = ":" + numbers.readline().strip()
        self.environment = dict(os.environ, DISPLAY=display, GSK_RENDERER="cairo", G_DEBUG="fatal-criticals")
        self.environment.pop("WAYLAND_DISPLAY", None)
        self.settings = tempfile.TemporaryDirectory()
        for folder, name, content in [("gtk-4.0", "settings.ini", SETTINGS), ("openbox", "rc.xml", MANAGER)]:
            os.mkdir(os.path.join(self.settings.name, folder))
            with open(os.path.join(self.settings.name, folder, name), "w") as file:
                file.write(content)
        self.environment["XDG_CONFIG_HOME"] = self.settings.name
        for _ in range(10):
            self.manager = subprocess.Popen(["openbox"], env=self.environment, stderr=subprocess.DEVNULL)
            time.sleep(0.5)
            if self.manager.poll() is None:
                break
        # The shell becomes the program, and tells its process id first.
        self.session = subprocess.Popen(
            ["dbus-run-session", "--", "sh", "-c", 'echo $$; exec "$0" "$@"', *command],
            env=self.environment, stdout=subprocess.PIPE, text=True, start_new_session=True)
        self.id = int(self.session.stdout.readline())

    def input(self, *commands):
        return subprocess.run(
            ["xdotool", *map(str, commands)], env=self.environment, capture_output=True, text=True).stdout

    @property
    def is_alive(self):
        try:
            with open(f"/proc/{self.id}/stat") as file:
                return file.read().rpartition(")")[2].split()[0] != "Z"
        except FileNotFoundError:
            return False

    @property
    def memory(self):
        """In kilobytes; 0 without the program."""
        with open(f"/proc/{self.id}/status") as file:
            return next((int(line.split()[1]) for line in file if line.startswith("VmRSS")), 0)

    def frame(self):
        """Of its window: x, y, width and height; None while none is in front."""
        words = dict(
            line.split("=") for line in self.input("getactivewindow", "getwindowgeometry", "--shell").splitlines()
            if "=" in line)
        names = ["X", "Y", "WIDTH", "HEIGHT"]
        return [int(words[name]) for name in names] if all(name in words for name in names) else None

    def picture(self, path):
        subprocess.run(["import", "-window", "root", path], env=self.environment, stderr=subprocess.DEVNULL)

    def end(self):
        if self.is_alive:
            os.kill(self.id, signal.SIGTERM)
        for process in [self.session, self.manager, self.server]:
            try:
                process.wait(timeout=0 if process is not self.session else 5)
            except subprocess.TimeoutExpired:
                process.terminate()
                process.wait()
        self.settings.cleanup()


def point(randomness, frame):
    x, y, width, height = frame
    return x + randomness.randrange(width), y + randomness.randrange(height)


def events(randomness, frame):
    """A few events, as commands of xdotool."""
    commands = []
    x, y, width, height = frame
    if min(x, y) < 0 or x + width > SCREEN[0] or y + height > SCREEN[1]:
        # A part of it that nobody reaches isn't tried.
        commands += ["getactivewindow", "windowmove", 20, 20]
        frame = (20, 20, width, height)
    for _ in range(12):
        choice = randomness.random()
        if choice < 0.35:
            button = randomness.choice([1, 1, 1, 4, 5])
            commands += ["mousemove", *point(randomness, frame), "click", button]
        elif choice < 0.4:
            # Where the way back is.
            commands += ["mousemove", frame[0] + 20, frame[1] + 24, "click", 1]
        elif choice < 0.43:
            # A search for nonsense finds nothing, and then there is little to do.
            commands += ["key", "ctrl+a", "key", "Delete"]
        elif choice < 0.45:
            commands += ["mousemove", *point(randomness, frame), "mousedown", 1]
            commands += ["mousemove", *point(randomness, frame), "mouseup", 1]
        else:
            commands += ["key", randomness.choice(KEYS)]
    if randomness.random() < 0.02:
        commands += ["getactivewindow", "windowsize", randomness.randint(300, 1200), randomness.randint(250, 850)]
    return commands


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures")
    parser.add_argument("command", nargs=argparse.REMAINDER)
    arguments = parser.parse_args()
    if not arguments.command:
        parser.error("which program?")

    randomness = random.Random(arguments.seed)
    program = Program(arguments.command)
    name = " ".join([os.path.basename(arguments.command[0]), *arguments.command[1:]])
    try:
        start = time.monotonic()
        while program.frame() is None and program.is_alive and time.monotonic() < start + 30:
            time.sleep(0.2)
        start = time.monotonic()
        interval = min(60, arguments.seconds / 10)
        memories, count, seen = [], 0, start
        while time.monotonic() < start + arguments.seconds and program.is_alive:
            frame = program.frame()
            if frame is None:
                if program.is_alive and time.monotonic() > seen + 10:
                    print(f"{name}: no window in front after {seen - start:.0f} s and {count} events")
                    return 1
                time.sleep(0.1)
                continue
            seen = time.monotonic()
            program.input(*events(randomness, frame))
            count += 12
            if time.monotonic() > start + interval * (len(memories) + 1) and program.is_alive:
                memories.append(program.memory)
                print(f"{name}: {time.monotonic() - start:.0f} s, {count} events, {memories[-1]} kB", flush=True)
                if arguments.pictures:
                    picture = f"{name} {len(memories)}.png".replace(" ", "-").replace("/", "-")
                    program.picture(os.path.join(arguments.pictures, picture))
        time.sleep(1)
        if not program.is_alive:
            print(f"{name}: gone after {time.monotonic() - start:.0f} s and {count} events, seed {arguments.seed}")
            return 1
        if not memories:
            print(f"{name}: too little time: {count} events")
            return 1
        first, last = memories[0], program.memory
        growth = last / first - 1
        print(f"{name}: {count} events in {arguments.seconds:.0f} s, {first} kB at first, {last} kB at the end"
              f" ({growth:+.1%}), seed {arguments.seed}")
        return 0 if growth <= 0.1 else 1
    finally:
        program.end()


if __name__ == "__main__":
    sys.exit(main())
