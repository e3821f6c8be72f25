// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Accordion } from "./accordion.tsx";

afterEach(cleanup);

function button(name: string) {
  return screen.getByRole("button", { name });
}

function isOpen(name: string) {
  const panel = document.getElementById(button(name).getAttribute("aria-controls") ?? "");
  return [button(name).getAttribute("aria-expanded") === "true", panel?.hidden === false];
}

test("each question opens and closes independently", async () => {
  const user = userEvent.setup();
  const items = ["First?", "Second?"].map((title) => ({ title, content: "An answer." }));
  render(<Accordion items={items} />);
  await user.click(button("First?"));
  await user.click(button("Second?"));
  expect([isOpen("First?"), isOpen("Second?")]).toEqual([
    [true, true],
    [true, true],
  ]);
  await user.click(button("First?"));
  expect([isOpen("First?"), isOpen("Second?")]).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("questions are headings at the level the page asks for", () => {
  render(<Accordion headingLevel={2} items={[{ title: "Why?", content: "So.", open: true }]} />);
  expect(screen.getByRole("heading", { level: 2, name: "Why?" })).toBeTruthy();
  expect(isOpen("Why?")).toEqual([true, true]);
});
