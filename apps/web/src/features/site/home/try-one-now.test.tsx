// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SAMPLE_OPTIONS } from "./sample-question.ts";
import { TryOneNow } from "./try-one-now.tsx";

beforeEach(
  () =>
    void render(
      <MemoryRouter>
        <TryOneNow />
      </MemoryRouter>,
    ),
);
afterEach(cleanup);

const choose = (name: RegExp) => screen.getByRole("radio", { name });
const check = () => screen.getByRole<HTMLButtonElement>("button", { name: "Check my answer" });

test("keeps an option chosen before the page's scripts arrived", async () => {
  cleanup();
  const page = (
    <MemoryRouter>
      <TryOneNow />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  container.querySelectorAll<HTMLInputElement>("input")[3]!.checked = true;
  render(page, { container, hydrate: true });
  await waitFor(() => expect(check().disabled).toBe(false));
  await userEvent.setup().click(check());
  screen.getByRole("heading", { name: "Right. It's 50%." });
});

test("lets you check an answer once you've chosen one", async () => {
  const user = userEvent.setup();
  expect(check().disabled).toBe(true);
  await user.click(choose(/^B 40/));
  await user.click(check());
  const verdict = screen.getByRole("heading", { name: "Not this one. It's 50%." });
  await waitFor(() => expect(document.activeElement).toBe(verdict));
  screen.getByText("Wrong");
  screen.getByText(/This adds the two percents/);
});

test("says that a right answer is right, links to ten more, and can be tried again", async () => {
  const user = userEvent.setup();
  await user.click(choose(/^D 50/));
  await user.click(check());
  screen.getByRole("heading", { name: "Right. It's 50%." });
  const more = screen.getByRole("link", { name: "Try ten more for free" });
  expect(more.getAttribute("href")).toBe("/signup?exam=gmat");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false);
});

test("the key matches the arithmetic", () => {
  const cost = 100;
  const marked = (1.2 * cost) / 0.8;
  const key = SAMPLE_OPTIONS.filter(({ isCorrect }) => isCorrect);
  expect(key.map(({ displayText }) => displayText)).toEqual([`${marked - cost}%`]);
});
