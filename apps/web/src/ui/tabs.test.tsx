// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Tabs } from "./tabs.tsx";

// As in a browser: otherwise everything is drawn before a press returns.
beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));
afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

const TABS = [
  { value: "a", label: "First", content: <p>One</p> },
  { value: "b", label: "Second", content: <p>Two</p> },
];
const tab = (name: string) => screen.findByRole("tab", { name });
const selected = () => screen.getByRole("tab", { selected: true }).textContent;

/** A press and what React draws for it at once, before the next frame. */
async function press(name: string) {
  (await tab(name)).dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  await Promise.resolve();
}

test("a tab shows the press before its contents are drawn, and the old ones stay until then", async () => {
  render(<Tabs label="Parts" tabs={TABS} />);
  await screen.findByText("One");
  await press("Second");
  expect([selected(), screen.getByRole("tabpanel").textContent]).toEqual(["Second", "One"]);
  await screen.findByText("Two");
  expect(screen.queryByText("One")).toBeNull();
  expect(screen.getByRole("tabpanel", { name: "Second" })).toBeTruthy();
});

test("a focus on the panel survives the change", async () => {
  render(<Tabs label="Parts" tabs={TABS} />);
  await screen.findByText("One");
  await press("Second");
  const panel = screen.getByRole("tabpanel");
  panel.focus();
  await screen.findByText("Two");
  expect(document.activeElement).toBe(panel);
});

test("tabs that are told which one is open change together with their contents", async () => {
  const { rerender } = render(<Tabs label="Parts" tabs={TABS} value="a" />);
  await screen.findByText("One");
  rerender(<Tabs label="Parts" tabs={TABS} value="b" />);
  await screen.findByText("Two");
  expect(selected()).toBe("Second");
});
