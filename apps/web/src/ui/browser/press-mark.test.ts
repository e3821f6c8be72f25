// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { markPresses } from "./press-mark.ts";

markPresses();

const button = (name: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)!;
const press = (name: string) =>
  button(name).dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
const pressKey = () =>
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
/** What has the focus but no ring. */
const ringless = () => document.querySelector("[data-pressed]:focus")?.textContent;

beforeEach(() => {
  document.body.innerHTML = "<button>First</button><button>Second</button>";
  pressKey();
});

test("marks what gets the focus after a press, and nothing else", () => {
  press("First");
  button("First").focus();
  expect(ringless()).toBe("First");
  expect(document.documentElement.hasAttribute("data-pressed")).toBe(false);
});

test("a press takes the ring from what the keyboard had reached", () => {
  pressKey();
  button("Second").focus();
  expect(ringless()).toBeUndefined();
  press("First");
  expect(ringless()).toBe("Second");
});

test("after a key, what's focused has its ring, and so does what's focused next", () => {
  press("First");
  button("First").focus();
  pressKey();
  expect(ringless()).toBeUndefined();
  button("Second").focus();
  expect(ringless()).toBeUndefined();
  press("Second");
  button("First").focus();
  pressKey();
  button("Second").focus();
  expect(ringless()).toBeUndefined();
});
