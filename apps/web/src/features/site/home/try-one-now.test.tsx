// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SAMPLE_OPTIONS } from "./sample-question.ts";
import { TryOneNow } from "./try-one-now.tsx";

beforeEach(() => void render(<TryOneNow />));
afterEach(cleanup);

const choose = (name: RegExp) => screen.getByRole("radio", { name });
const check = () => screen.getByRole<HTMLButtonElement>("button", { name: "Check the answer" });

test("the answer is checked once there is one", async () => {
  const user = userEvent.setup();
  expect(check().disabled).toBe(true);
  await user.click(choose(/^B 40/));
  await user.click(check());
  const verdict = screen.getByRole("heading", { name: "Not this one. It is 50%." });
  await waitFor(() => expect(document.activeElement).toBe(verdict));
  screen.getByText("Wrong");
  screen.getByText(/The two percentages added/);
});

test("the right one is told to be right, and can be tried again", async () => {
  const user = userEvent.setup();
  await user.click(choose(/^D 50/));
  await user.click(check());
  screen.getByRole("heading", { name: "50% is right." });
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getAllByRole<HTMLInputElement>("radio").some(({ checked }) => checked)).toBe(false);
});

test("the key is what the arithmetic says", () => {
  const cost = 100;
  const marked = (1.2 * cost) / 0.8;
  const key = SAMPLE_OPTIONS.filter(({ isCorrect }) => isCorrect);
  expect(key.map(({ displayText }) => displayText)).toEqual([`${marked - cost}%`]);
});
