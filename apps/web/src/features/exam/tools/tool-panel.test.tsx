// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { CalculatorKeys } from "./calculator/takes-keys.ts";
import { OpenCalculator } from "./open-calculator.tsx";
import { ToolButtons } from "./tool-buttons.tsx";
import type { ToolName } from "./tool-name.ts";
import { useTools } from "./use-tools.ts";

interface Props {
  available?: readonly ToolName[];
  enabled?: boolean;
  takesKeys?: boolean;
  isAlone?: boolean;
}

/** A question's foot with its tools, and something else to focus. */
function Foot({ available = ["calculator"], enabled = true, takesKeys = true, isAlone }: Props) {
  const tools = useTools({ available, enabled });
  return (
    <CalculatorKeys value={takesKeys}>
      {!isAlone && <input aria-label="Elsewhere" />}
      <ToolButtons tools={tools} />
      <OpenCalculator tools={tools} />
    </CalculatorKeys>
  );
}

const elsewhere = () => screen.getByRole("textbox", { name: "Elsewhere" });
const opener = () => screen.getByRole("button", { name: "Calculator" });
const panel = () => screen.getByRole("dialog", { name: "Calculator" });
const noPanel = () => screen.queryByRole("dialog") === null;
const display = () => screen.getByRole("status", { name: "Display" }).textContent;
const key = (name: string) => screen.getByRole("button", { name });
const mover = () => key("Move the calculator to the next corner, or use the arrow keys");
const bar = () => screen.getByRole("heading", { name: "Calculator" }).parentElement!;
const place = () => [panel().style.left, panel().style.top];

function setUp(props: Props = {}) {
  return { user: userEvent.setup(), ...render(<Foot {...props} />) };
}

async function open(props: Props = {}) {
  const { user } = setUp(props);
  await user.click(opener());
  return user;
}

// A panel of 300 × 200 at 600, 400, wherever its styles put it, in a window of 1024 × 768.
let box: DOMRect;
let resized: () => void = () => {};
let watched: Element[] = [];
beforeEach(() => {
  watched = [];
  box = new DOMRect(600, 400, 300, 200);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(() => box);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(react: () => void) {
        resized = react;
      }
      observe(element: Element) {
        watched.push(element);
      }
      disconnect() {
        watched = [];
      }
    },
  );
});

test("takes the focus when it opens, closes with Escape, and gives the focus back", async () => {
  const user = await open();
  expect(document.activeElement).toBe(panel());
  expect(opener().getAttribute("aria-expanded")).toBe("true");
  await user.keyboard("{Escape}");
  expect(noPanel()).toBe(true);
  expect(document.activeElement).toBe(opener());
  expect(opener().getAttribute("aria-expanded")).toBe("false");
});

test("gives the focus back to where it was, or to its button if that's gone", async () => {
  const { user, rerender } = setUp();
  await user.click(elsewhere());
  press({});
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(elsewhere());
  press({});
  rerender(<Foot isAlone />);
  await user.keyboard("{Escape}");
  expect(document.activeElement).toBe(opener());
});

test("takes and gives back the focus without scrolling", async () => {
  const { user } = setUp();
  const focus = vi.spyOn(HTMLElement.prototype, "focus");
  press({});
  await user.keyboard("{Escape}");
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
});

test("leaves the focus where it is when it closes without having it", async () => {
  const user = await open();
  await user.click(elsewhere());
  await user.keyboard("{Alt>}c{/Alt}");
  expect(noPanel()).toBe(true);
  expect(document.activeElement).toBe(elsewhere());
});

/** Alt and the key where C is on an American keyboard. */
const press = (more: KeyboardEventInit) =>
  fireEvent.keyDown(document.body, { key: "ç", code: "KeyC", altKey: true, ...more });

test("opens and closes with Alt+C, by where the key is, and only with Alt alone", () => {
  setUp();
  press({ altKey: false });
  press({ ctrlKey: true });
  press({ metaKey: true });
  press({ code: "KeyW" });
  press({ repeat: true });
  expect(noPanel()).toBe(true);
  expect(press({})).toBe(false);
  expect(noPanel()).toBe(false);
  expect(press({ repeat: true })).toBe(false);
  expect(noPanel()).toBe(false);
  press({});
  expect(noPanel()).toBe(true);
});

test("has a button and a key for each tool, which leave the other tool as it is", () => {
  setUp({ available: ["calculator", "whiteboard"] });
  const buttons = ["Calculator", "Whiteboard"].map(key);
  const areOpen = () => buttons.map((one) => one.getAttribute("aria-expanded"));
  expect(buttons.map((one) => one.getAttribute("aria-keyshortcuts"))).toEqual(["Alt+C", "Alt+W"]);
  press({});
  expect(areOpen()).toEqual(["true", "false"]);
  press({ key: "w", code: "KeyW" });
  expect(areOpen()).toEqual(["true", "true"]);
  press({});
  expect(areOpen()).toEqual(["false", "true"]);
});

test.each([
  ["while something covers the question", { enabled: false }],
  ["for a question without it", { available: ["whiteboard"] as const }],
])("Alt+C does nothing %s", (_, props) => {
  setUp(props);
  press({});
  expect(noPanel()).toBe(true);
});

test("types into it while it has the focus, but not with Ctrl, Alt, or Command", async () => {
  const user = await open();
  await user.keyboard("12*3{Enter}");
  expect(display()).toBe("36");
  await user.keyboard("{Control>}5{/Control}{Meta>}6{/Meta}{Alt>}7{/Alt}");
  expect(display()).toBe("36");
});

test("Enter on a key presses that key and nothing else", async () => {
  const user = await open();
  key("8").focus();
  await user.keyboard("{Enter}{Enter}");
  expect(display()).toBe("88");
  expect(document.activeElement).toBe(key("8"));
});

test("after a click on a key, typing continues in the panel", async () => {
  const user = await open();
  await user.click(key("8"));
  expect(document.activeElement).toBe(panel());
  await user.keyboard("+2{Enter}");
  expect(display()).toBe("10");
});

test("can't be typed into as in test centers, and still closes with Escape", async () => {
  const user = await open({ takesKeys: false });
  await user.keyboard("12");
  expect(display()).toBe("0");
  await user.click(key("9"));
  expect(display()).toBe("9");
  await user.keyboard("{Escape}");
  expect(noPanel()).toBe(true);
});

test("says when a number is in memory", async () => {
  const user = await open();
  expect(screen.queryByLabelText("There's a number in memory")).toBeNull();
  expect(screen.queryByText("M")).toBeNull();
  await user.click(key("1"));
  await user.click(key("MS, store in memory"));
  expect(screen.getByLabelText("There's a number in memory").textContent).toBe("M");
  await user.click(key("MC, clear memory"));
  expect(screen.queryByLabelText("There's a number in memory")).toBeNull();
});

test("says what can't be computed instead of a number", async () => {
  const user = await open();
  await user.keyboard("8/0{Enter}");
  expect(display()).not.toMatch(/\d/);
  await user.keyboard("C");
  expect(display()).toBe("0");
});

test("moves by arrow keys on its button, ten times as far with Shift", async () => {
  await open();
  expect(place()).toEqual(["", ""]);
  fireEvent.keyDown(mover(), { key: "ArrowLeft" });
  expect(place()).toEqual(["584px", "400px"]);
  expect(panel().style.right).toBe("auto");
  expect(panel().style.bottom).toBe("auto");
  fireEvent.keyDown(mover(), { key: "ArrowUp", shiftKey: true });
  expect(place()).toEqual(["600px", "240px"]);
});

test("keeps arrow keys from scrolling the page, and no other keys", async () => {
  await open();
  expect(fireEvent.keyDown(mover(), { key: "ArrowDown" })).toBe(false);
  expect(fireEvent.keyDown(mover(), { key: "Tab" })).toBe(true);
});

test("moves to the next corner by a click", async () => {
  const user = await open();
  await user.click(mover());
  expect(place()).toEqual(["8px", "560px"]);
});

/** Drags the bar from a point to another one, by that button of the mouse. */
function drag(from: HTMLElement, button: number, hasCapture = true) {
  const capture = vi.fn<(id: number) => void>();
  Object.assign(bar(), { setPointerCapture: capture, hasPointerCapture: () => hasCapture });
  fireEvent.pointerDown(from, { button, pointerId: 4, clientX: 610, clientY: 405 });
  fireEvent.pointerMove(from, { pointerId: 4, clientX: 110, clientY: 65 });
  return capture;
}

test("follows the pointer that holds its bar", async () => {
  await open();
  expect(drag(bar(), 0)).toHaveBeenCalledExactlyOnceWith(4);
  expect(place()).toEqual(["100px", "60px"]);
});

test.each([
  ["another button of the mouse", () => bar(), 2, true],
  ["a button in the bar", () => mover(), 0, true],
  ["a pointer that has let go", () => bar(), 0, false],
])("doesn't follow %s", async (_, from, button, hasCapture) => {
  await open();
  drag(from(), button, hasCapture);
  expect(place()).toEqual(["", ""]);
});

test("doesn't follow a pointer that never pressed", async () => {
  await open();
  Object.assign(bar(), { hasPointerCapture: () => true });
  fireEvent.pointerMove(bar(), { pointerId: 4, clientX: 110, clientY: 65 });
  expect(place()).toEqual(["", ""]);
});

test.each([
  ["the window gets smaller", () => window.dispatchEvent(new Event("resize"))],
  ["it grows", () => resized()],
])("comes back inside when %s", async (_, change) => {
  await open();
  act(change);
  // Its styles still say where it is.
  expect(place()).toEqual(["", ""]);
  fireEvent.keyDown(mover(), { key: "ArrowRight", shiftKey: true });
  expect(place()).toEqual(["716px", "400px"]);
  box = new DOMRect(716, 400, 600, 500);
  act(change);
  expect(place()).toEqual(["416px", "260px"]);
});

test("watches its size and the window's only while it's open", async () => {
  const user = await open();
  expect(watched).toEqual([panel()]);
  const removed = vi.spyOn(window, "removeEventListener");
  await user.keyboard("{Escape}");
  expect(watched).toEqual([]);
  expect(removed.mock.calls.map(([type]) => type)).toContain("resize");
});

test.each([
  ["on a phone, opening a tool closes the other", 390, ["false", "true"]],
  ["with room for both, both stay open", 1024, ["true", "true"]],
])("%s", async (_, width, expanded) => {
  vi.stubGlobal("matchMedia", (query: string) => {
    expect(query).toBe("(min-width: 40rem)");
    return { matches: width >= 640 };
  });
  const user = await open({ available: ["calculator", "whiteboard"] });
  await user.click(key("Whiteboard"));
  const buttons = ["Calculator", "Whiteboard"].map(key);
  expect(buttons.map((one) => one.getAttribute("aria-expanded"))).toEqual(expanded);
});
