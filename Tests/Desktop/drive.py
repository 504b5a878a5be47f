#!/usr/bin/python3
"""Uses programs in their windows: by assistive technology, by the pointer and by the keyboard.

drive.py FOLDER [SCENARIO …]            the built programs in the folder
drive.py FOLDER --counter PROGRAM       the program of the README besides
drive.py FOLDER --command COMMAND       only a command that shows the gallery
drive.py FOLDER --pictures FOLDER       only makes pictures of the examples, light and dark

Needs a display with a window manager and a session bus: `.ci/desktop` starts them.
"""

import argparse
import os
import re
import shlex
import sys
import time

from desktop import (
    BUTTONS, HEADINGS, TOGGLES, AssistiveTechnology, Compositor, Failure, Keyboard, Pointer, Program, Settings, elements,
    wait, xdotool)


def people(program, hand):
    program.is_enabled("Add", False)
    hand.enter("First name", "Ada")
    hand.enter("Last name", "King")
    program.is_enabled("Add")
    hand.press("Add")
    program.shows("Ada King")
    program.reads("First name", "")
    program.is_enabled("Add", False)
    hand.press("a view model", TOGGLES)
    program.is_on("a view model")
    program.is_on("the view", False)
    program.shows("Ada King")


def books(program, hand):
    hand.enter("Search by title", "kra")
    program.shows_not("Momo, Michael Ende")
    program.shows("Krabat, Otfried Preußler")
    hand.press("Mark Krabat as read")
    program.shows("Mark Krabat as unread")
    program.find("2 of 5 unread", HEADINGS)
    hand.press("Only unread", TOGGLES)
    program.is_on("Only unread")
    program.shows_not("Krabat, Otfried Preußler")
    hand.enter("Search by title", "k")
    hand.press("Kindred, Octavia E. Butler")
    program.shows("by Octavia E. Butler")
    hand.press("Read", TOGGLES)
    program.is_on("Read")
    hand.go_back("Books")
    program.shows("1 of 5 unread")
    program.shows_not("Kindred, Octavia E. Butler")


def notes(program, hand):
    hand.press("Groceries, Bread\nTea")
    program.reads("Text", "Bread\nTea")
    hand.insert("Text", "é", 3)
    program.reads("Text", "Breéad\nTea")
    hand.press("Clear text")
    program.reads("Text", "")
    program.shows("No text yet")
    program.is_enabled("Clear text", False)
    hand.enter("Text", "<b>Milk</b>")
    program.shows("Text")
    hand.go_back("Notes")
    program.shows("Groceries, <b>Milk</b>")


def composer(program, hand):
    program.is_enabled("Post", False)
    hand.press("Offline", TOGGLES)
    hand.enter("What is new?", "Rain")
    program.shows("4 of 140")
    hand.press("Post")
    program.shows("Not posted. You are offline.")
    program.reads("What is new?", "Rain")
    hand.press("Offline", TOGGLES)
    program.is_on("Offline", False)
    hand.press("Post")
    program.shows("0 of 140")
    program.reads("What is new?", "")
    program.shows_not("Not posted. You are offline.")


def human_resources(program, hand):
    hand.press("Add employee")
    time.sleep(0.5)
    program.shows_not("Tina Trainee")
    for cure in ["A view of its own", "Observation"]:
        hand.press(cure, TOGGLES)
        program.is_on(cure)
        program.shows_not("Tina Trainee")
        hand.press("Add employee")
        program.shows("Tina Trainee")


def habits(program, hand):
    hand.press("Stretch", TOGGLES)
    program.is_on("Stretch")
    program.shows("1 of 3 done today")
    program.shows("2 days")
    hand.enter("New habit", "Walk")
    hand.press("Add")
    program.shows("1 of 4 done today")
    program.is_on("Walk", False)
    hand.press("With a view model", TOGGLES)
    program.shows("0 of 3 done today")


EXAMPLES = {
    "People": people,
    "Books": books,
    "Notes": notes,
    "Composer": composer,
    "HumanResources": human_resources,
    "Habits": habits,
}


def gallery(program):
    """From example to example, and to the end as a person ends a program."""
    hand = Pointer(program)
    hand.press("Books, a store in the environment, and a view model where it pays")
    program.shows("3 of 5 unread")
    hand.go_back("Gallery")
    program.shows("Composer, a validator and an action as types of their own")
    xdotool("key", "alt+F4")
    if (status := program.ends()) != 0:
        raise Failure(f"The program ends with {status}:\n{program.output}")


def meter(program):
    """While a model is written to a thousand times a second, frames go on, and the last value is shown."""
    counts = wait(lambda: re.search(r"(\d+) frames and (\d+) bodies for (\d+) writes", program.output), "end", 30)
    program.shows("Value 3,000")
    print(counts[0])
    frames, bodies, writes = map(int, counts.groups())
    # Ten a second would be few, and the body runs at most once a frame, save for the first and the last.
    if writes != 3000 or frames < 30 or bodies > frames + 2:
        raise Failure(counts[0])


def windows(program):
    """Windows come, share what the program has, and go: by the program's own actions and by the desktop's keys."""
    program.has_windows("Documents")
    hand = Pointer(program)
    hand.press("Show activity")
    program.has_windows("Activity", "Documents")
    program.use("Activity")
    hand.press("Count")
    program.shows("The number is 1")
    program.shows("Document of 1")
    program.use("Documents")
    for _ in range(2):
        hand.press("Show letter A")
        program.has_windows("Activity", "Documents", "Letter")
        program.use("Documents")
    program.use("Letter")
    hand.press("Put letter away")
    program.has_windows("Activity", "Documents")
    program.use("Documents")
    xdotool("key", "ctrl+n")
    program.has_windows("Activity", "Documents", "Documents")
    xdotool("key", "ctrl+w")
    program.has_windows("Activity", "Documents")
    program.use("Activity")
    xdotool("key", "alt+F4")
    program.has_windows("Documents")
    program.use("Documents")
    xdotool("key", "ctrl+q")
    if (status := program.ends()) != 0:
        raise Failure(f"The program ends with {status}:\n{program.output}")


def screens(program):
    """All ways back to the screen below."""
    hand = Keyboard(program)
    ways = [
        lambda: hand.press("First"), lambda: Pointer(program).press("First"), lambda: xdotool("key", "Escape"),
        lambda: xdotool("key", "alt+Left"), lambda: xdotool("click", "8")]
    for number, go_back in enumerate(ways):
        AssistiveTechnology(program).press("Second")
        hand.enter(["Name", "Story"][number % 2], "typed")
        go_back()
        program.shows("Other")
        program.shows_not("Name")


def fields(program):
    """Inputs in the rows of a list and elsewhere, of one and of several lines."""
    program.reads("Title", "One line")
    for name in ["Remark", "Remarks", "With a box", "Plain"]:
        for hand in [AssistiveTechnology, Pointer]:
            hand(program).enter(name, hand.__name__)
            program.reads(name, hand.__name__)


def drawing(program):
    """The user changes the font and the scale of the display while the program runs."""
    def width():
        return program.find("A button", BUTTONS).extents.width

    with Settings() as settings:
        former, pixels = width(), program.width
        settings.change("Monospace 22", 1)
        wait(lambda: width() > 1.8 * former, "larger button")
        larger = width()
        settings.change("Monospace 11", 1)
        wait(lambda: width() < 0.7 * larger, "smaller button")
        smaller = width()
        settings.change("Monospace 11", 2)
        wait(lambda: program.width > 1.5 * pixels, "window of twice as many pixels")
        wait(lambda: width() == smaller, "button of the same size in points")


def scrolling(program):
    """By the wheel, by keys and by dragging the scroll bar."""
    def offset():
        return int(wait(lambda: next(
            (e.name for e in elements(program.accessible) if e.name.startswith("Offset")), None), "offset").split()[1])

    def moves(action, isWanted, what):
        before = offset()
        xdotool(*action)
        wait(lambda: isWanted(offset(), before), what)

    x, y, width, height = program.frame(next(e for e in elements(program.accessible) if e.role == "scroll pane"))
    xdotool("mousemove", str(x + width // 2), str(y + height // 2))
    moves(["click", "5"], lambda now, before: now > before, "way down by the wheel")
    moves(["click", "4"], lambda now, _: now == 0, "way up by the wheel")
    moves(["key", "Page_Down"], lambda now, _: now > height // 2, "page down")
    moves(["key", "Down"], lambda now, before: now > before, "step down")
    moves(["key", "End"], lambda now, _: now > 5 * height, "way to the end")
    moves(["key", "Up"], lambda now, before: now < before, "step up")
    moves(["key", "Home"], lambda now, _: now == 0, "way home")
    # The bar appears with the pointer, and is wide enough to be taken when that is near.
    bar = str(x + width - 5)
    xdotool("mousemove", bar, str(y + 10))
    time.sleep(0.5)
    xdotool("mousemove", bar, str(y + 12), "mousedown", "1")
    for step in range(10):
        xdotool("mousemove", bar, str(y + 12 + step * height // 20))
    moves(["mouseup", "1"], lambda now, _: now > height, "way down by the bar")


FIXTURES = {
    "Meter": meter, "Windows": windows, "Screens": screens, "Fields": fields, "Drawing": drawing,
    "Scrolling": scrolling}


def counter(program):
    for number, hand in enumerate([AssistiveTechnology, Pointer, Keyboard]):
        program.shows(f"Count: {number}")
        hand(program).press("Add")
    program.shows("Count: 3")


def wayland(program):
    hand = AssistiveTechnology(program)
    books(program, hand)
    hand.press("Close")
    if (status := program.ends()) != 0:
        raise Failure(f"The program ends with {status}:\n{program.output}")


def run(folder, name, command, scenario, environment=None):
    began = time.monotonic()
    print(f"{name} …", flush=True)
    with Program(command, environment) as program:
        try:
            scenario(program)
        except Failure as failure:
            picture = os.path.join(folder, f"failed {name}.png".replace(" ", "-"))
            program.picture(picture)
            print(f"FAILED: {name}: {failure}\n{program.tree}\n{program.output}\nSee {picture}.", flush=True)
            sys.exit(1)
    print(f"{name}: {time.monotonic() - began:.1f} s", flush=True)


def pictures(folder, program):
    for example in ["Gallery", *EXAMPLES]:
        for scheme in ["light", "dark"]:
            command = [program, *([] if example == "Gallery" else [example])]
            with Program(command, {"ADW_DEBUG_COLOR_SCHEME": f"prefer-{scheme}"}) as shown:
                time.sleep(1)
                shown.picture(os.path.join(folder, f"{example}-{scheme}.png"))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("scenarios", nargs="*")
    parser.add_argument("--command")
    parser.add_argument("--counter")
    parser.add_argument("--pictures")
    given = parser.parse_args()
    gallery_program = os.path.join(given.folder, "Gallery")
    if given.pictures:
        return pictures(given.pictures, gallery_program)
    if given.command:
        return run(given.folder, "Gallery", shlex.split(given.command), gallery)

    fixture = os.path.join(given.folder, "DesktopFixture")
    scenarios = [(name, [fixture, name], scenario) for name, scenario in FIXTURES.items()]
    if given.counter:
        scenarios.append(("Counter", [given.counter], counter))
    for example, scenario in EXAMPLES.items():
        for hand in [AssistiveTechnology, Pointer, Keyboard]:
            name = f"{example} by {hand.__name__}"
            scenarios.append(
                (name, [gallery_program, example], lambda p, scenario=scenario, hand=hand: scenario(p, hand(p))))
    for scenario in scenarios:
        if not given.scenarios or scenario[0].split()[0] in given.scenarios:
            run(given.folder, *scenario)
    if not given.scenarios or "Wayland" in given.scenarios:
        with Compositor() as compositor:
            run(given.folder, "Wayland", [gallery_program, "Books"], wayland, compositor.environment)


main()
