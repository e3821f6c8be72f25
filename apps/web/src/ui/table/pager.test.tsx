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
  [1, 1, 10],
  [5, 1, 10],
  [6, 2, 11],
  [25, 21, 30],
  [46, 41, 50],
  [50, 41, 50],
])("page %i shows the ten pages %i to %i", (page, first, last) => {
  const pages = pagerWindow(page);
  expect(pages).toHaveLength(10);
  expect([pages[0], pages.at(-1)]).toEqual([first, last]);
  expect(pages).toContain(page);
});

test("pages after the last one with content are shown and cannot be pressed", async () => {
  const { asked, user } = setUp(2, 3);
  const pages = within(screen.getByRole("list")).getAllByRole<HTMLButtonElement>("button");
  expect(pages.filter((page) => !page.disabled).map((page) => page.textContent)).toEqual([
    "1",
    "2",
    "3",
  ]);
  await user.click(screen.getByRole("button", { name: "Page 4" }));
  await user.click(screen.getByRole("button", { name: "Page 3" }));
  expect(asked).toEqual([3]);
});

test("the current page says that it is", () => {
  setUp(2, 3);
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("2");
});

test("the steps end at the first page and at the last one with content", () => {
  setUp(1, 1);
  expect(step("Previous page").disabled).toBe(true);
  expect(step("Next page").disabled).toBe(true);
});

test("from a page beyond the end Previous leads back to content", async () => {
  const { asked, user } = setUp(40, 3);
  expect(step("Next page").disabled).toBe(true);
  await user.click(step("Previous page"));
  expect(asked).toEqual([3]);
});
