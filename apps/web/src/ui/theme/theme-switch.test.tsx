// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { THEME_KEY } from "./theme.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
});
afterEach(cleanup);

function state() {
  return {
    page: document.documentElement.dataset["theme"],
    kept: localStorage.getItem(THEME_KEY),
    chosen: screen
      .getAllByRole<HTMLInputElement>("radio")
      .filter((radio) => radio.checked)
      .map((radio) => radio.value),
  };
}

test("follows the system until a theme is chosen, and again after choosing System", async () => {
  const user = userEvent.setup();
  render(<ThemeSwitch />);
  expect(state()).toEqual({ page: undefined, kept: null, chosen: ["system"] });
  await user.click(screen.getByRole("radio", { name: "Dark" }));
  expect(state()).toEqual({ page: "dark", kept: "dark", chosen: ["dark"] });
  await user.click(screen.getByRole("radio", { name: "Light" }));
  expect(state()).toEqual({ page: "light", kept: "light", chosen: ["light"] });
  await user.click(screen.getByRole("radio", { name: "System" }));
  expect(state()).toEqual({ page: undefined, kept: null, chosen: ["system"] });
});

test("shows an earlier visit's choice, and treats nonsense as System", () => {
  localStorage.setItem(THEME_KEY, "dark");
  render(<ThemeSwitch />);
  expect(state().chosen).toEqual(["dark"]);
  cleanup();
  localStorage.setItem(THEME_KEY, "purple");
  render(<ThemeSwitch />);
  expect(state().chosen).toEqual(["system"]);
});

test("a choice in another tab shows up here", () => {
  render(<ThemeSwitch />);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY, newValue: "dark" }));
  });
  expect(state()).toEqual({ page: "dark", kept: "dark", chosen: ["dark"] });
});
