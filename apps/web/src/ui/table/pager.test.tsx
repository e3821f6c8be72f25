// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { Pager } from "./pager.tsx";
import { pagerWindow } from "./pager-window.ts";

afterEach(cleanup);

function setUp(page: number, lastPage: number) {
  const asked: number[] = [];
  render(
    <Pager label="Quizzes" page={page} lastPage={lastPage} onPageChange={(to) => asked.push(to)} />,
  );
  return { asked, user: userEvent.setup() };
}

function step(name: "Previous page" | "Next page") {
  return screen.getByRole<HTMLButtonElement>("button", { name });
}

test.each([
  [1, 50, 1, 10],
  [5, 50, 1, 10],
  [6, 50, 2, 11],
  [25, 50, 21, 30],
  [46, 50, 41, 50],
  [50, 50, 41, 50],
  [1, 2, 1, 2],
  [2, 2, 1, 2],
  [37, 12, 3, 12],
  [60, 60, 41, 50],
])("page %i of %i shows pages %i to %i", (page, lastPage, first, last) => {
  const pages = pagerWindow(page, lastPage);
  expect([pages[0], pages.at(-1)]).toEqual([first, last]);
  expect(pages).toHaveLength(last - first + 1);
});

test("shows only pages with content", async () => {
  const { asked, user } = setUp(2, 3);
  const pages = within(screen.getByRole("list")).getAllByRole<HTMLButtonElement>("button");
  expect(pages.map((page) => page.textContent)).toEqual(["1", "2", "3"]);
  await user.click(screen.getByRole("button", { name: "Page 3" }));
  expect(asked).toEqual([3]);
});

test("the current page is marked as such", () => {
  setUp(2, 3);
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("2");
});

test("Previous stops at the first page, and Next at the last one with content", () => {
  setUp(1, 2);
  expect(step("Previous page").disabled).toBe(true);
  cleanup();
  setUp(2, 2);
  expect(step("Next page").disabled).toBe(true);
});

test("a list with one page has no pager", () => {
  setUp(1, 1);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("from a page past the end, Previous leads back to content", async () => {
  const { asked, user } = setUp(40, 3);
  expect(step("Next page").disabled).toBe(true);
  await user.click(step("Previous page"));
  expect(asked).toEqual([3]);
});
