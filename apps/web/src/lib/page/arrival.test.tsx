// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage } from "../../../test/test-server.ts";

const scrolls: unknown[] = [];

/** What has arrived first is kept for the page, so every test gets a page of its own. */
async function arrive() {
  vi.resetModules();
  const { Arrival } = await import("./arrival.tsx");
  render(
    <MemoryRouter initialEntries={["/dashboard"]}>
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

test("the first page stays where the browser put it", async () => {
  await arrive();
  expect(scrolls).toEqual([]);
});

test("another page begins at its top, smoothly", async () => {
  await arrive();
  follow("Another page");
  expect(scrolls).toEqual([{ top: 0, behavior: "smooth" }]);
});

test("another query of the same page stays where it is", async () => {
  await arrive();
  follow("Another query");
  expect(scrolls).toEqual([]);
});

test("whoever wants less motion is at the top at once", async () => {
  Object.assign(testPage().settings, { device: { prefersReducedMotion: "reduce" } });
  await arrive();
  follow("Another page");
  expect(scrolls).toEqual([{ top: 0, behavior: "instant" }]);
});
