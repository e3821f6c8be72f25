// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage } from "../../../test/test-server.ts";

const scrolls: unknown[] = [];

/** The first arrival is remembered for the page, so every test gets a page of its own. */
async function arrive(wasLedHere = false) {
  vi.resetModules();
  if (wasLedHere) {
    sessionStorage.setItem("theta-carried", JSON.stringify({ path: location.pathname }));
    (await import("./load-document.ts")).restoreStateLink();
  }
  const { Arrival } = await import("./arrival.tsx");
  render(
    <MemoryRouter initialEntries={["/dashboard"]}>
      <main>
        <h1>Dashboard</h1>
      </main>
      <Arrival title="Dashboard" />
      <Link to="/Faq">Another page</Link>
      <Link to="?page=2">Another query</Link>
    </MemoryRouter>,
  );
}

const follow = (name: string) => act(() => screen.getByRole("link", { name }).click());

beforeEach(() => {
  scrolls.length = 0;
  vi.spyOn(window, "scrollTo").mockImplementation((...where: unknown[]) => {
    scrolls.push(where[0]);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(testPage().settings, { device: { prefersReducedMotion: "no-preference" } });
});

test("leaves the first page where the browser put it", async () => {
  await arrive();
  expect(scrolls).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

test("gives the title of a first page that a link led to the focus", async () => {
  await arrive(true);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Dashboard" }));
});

test("scrolls smoothly to the top of another page", async () => {
  await arrive();
  follow("Another page");
  expect(scrolls).toEqual([{ top: 0, behavior: "smooth" }]);
});

test("stays in place when only the query changes", async () => {
  await arrive();
  follow("Another query");
  expect(scrolls).toEqual([]);
});

test("jumps to the top with reduced motion", async () => {
  Object.assign(testPage().settings, { device: { prefersReducedMotion: "reduce" } });
  await arrive();
  follow("Another page");
  expect(scrolls).toEqual([{ top: 0, behavior: "instant" }]);
});
