// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { clearAll, saveSignedIn } from "../../../lib/session/local-session.ts";
import { MEERA } from "../../../../test/test-server.ts";
import { TopBar } from "./top-bar.tsx";

afterEach(() => {
  cleanup();
  clearAll();
});

function open(isUserSubscribed: boolean) {
  saveSignedIn({ ...MEERA, isUserSubscribed });
  render(
    <MemoryRouter>
      <TopBar sidebarButton={null} isSidebarOpen onToggleSidebar={() => {}} />
    </MemoryRouter>,
  );
}

test("shows a subscribed learner the badge next to the circle", () => {
  open(true);
  expect(screen.getByText("Subscribed")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Account: Meera Rao" })).toBeTruthy();
});

test("shows no badge until the learner has a plan", () => {
  open(false);
  expect(screen.queryByText("Subscribed")).toBeNull();
  act(() => saveSignedIn({ ...MEERA, isUserSubscribed: true }));
  expect(screen.getByText("Subscribed")).toBeTruthy();
});
