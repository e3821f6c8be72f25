// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import claims from "virtual:claims";
import plans from "virtual:plans";
import { closeScreen, openScreen } from "../../../../test/open-screen.tsx";
import { forgetPosts } from "../../blog/posts/use-posts.ts";
import { GmatLandingScreen } from "./gmat-landing-screen.tsx";
import { GMAT_QUESTIONS } from "./gmat-questions.ts";

beforeEach(forgetPosts);
afterEach(closeScreen);

const POSTS = [1, 2, 3, 4, 5].map((number) => ({
  id: String(number),
  title: `Post ${number}`,
  excerpt: `About ${number}.`,
  link: `https://theta.example/blog/${number}`,
  image: null,
  publishedAt: Date.UTC(2026, 10, number),
  isOwn: true,
}));

/** Includes the parts below the first screens and the posts, which come last. */
async function open() {
  const opened = await openScreen(<GmatLandingScreen />, {
    at: "/gmat",
    answers: { "GET /blog/posts": { body: { result: POSTS, totalItems: POSTS.length } } },
  });
  await screen.findByRole("link", { name: "Post 4" });
  return opened;
}

const part = (name: string) => within(screen.getByRole("region", { name }));
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test("has one title, and the free quiz link loads a new document", async () => {
  await open();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  const start = screen.getByRole("link", { name: "Take a free quiz" });
  expect(start.getAttribute("href")).toBe("/signup");
});

test("the contents link to parts of the page that exist", async () => {
  await open();
  const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole(
    "link",
  );
  expect(links).toHaveLength(8);
  for (const link of links) {
    const target = document.querySelector(link.getAttribute("href")!);
    expect(target?.tagName, link.textContent).toBe("SECTION");
  }
});

test("shows the sections in a table that adds up", async () => {
  await open();
  const rows = rowsOf(part("GMAT Focus at a glance").getByRole("table"));
  expect(rows.map((row) => row.slice(2, 4))).toEqual([
    ["Questions", "Minutes"],
    ["21", "45"],
    ["23", "45"],
    ["20", "45"],
    ["64", "135"],
  ]);
});

test("shows the old exam next to Focus, each cell under its heading", async () => {
  await open();
  const table = part("GMAT vs. GMAT Focus").getByRole("table");
  expect(rowsOf(table)).toContainEqual(["Data Sufficiency", "in Quantitative", "in Data Insights"]);
  const row = within(table).getByRole("row", { name: /^Total score/ });
  expect(within(row).getByRole("rowheader").textContent).toBe("Total score");
  expect(within(row).getByText("205–805, ending in 5").closest("td")?.dataset["head"]).toBe(
    "GMAT Focus",
  );
});

test("the curve has its table and links to how Theta makes a score", async () => {
  await open();
  const scores = part("How scores work");
  expect(
    scores.getByRole("link", { name: "How Theta scores your mocks" }).getAttribute("href"),
  ).toBe("/how-scores-work");
  const table = scores.getByRole("table", {
    name: "Every other total with its percentile",
    hidden: true,
  });
  expect(rowsOf(table)).toContainEqual(["645", "87"]);
});

test("the syllabus has every section and its topics", async () => {
  await open();
  const syllabus = part("Syllabus");
  for (const name of ["Quantitative Reasoning", "Verbal Reasoning", "Data Insights"])
    syllabus.getByRole("heading", { level: 3, name });
  expect(syllabus.getAllByRole("term").map(({ textContent }) => textContent)).toContain(
    "Two-Part Analysis",
  );
  expect(syllabus.getAllByRole("term")).toHaveLength(4 + 4 + 5);
});

test("says how fees vary and where to check them", async () => {
  await open();
  const fees = part("Fees");
  expect(rowsOf(fees.getByRole("table"))).toContainEqual(["15 to 60 days", "$110–120", "$80–90"]);
  expect(fees.getByRole("link", { name: /^mba\.com/ }).getAttribute("rel")).toBe(
    "noopener noreferrer",
  );
});

test("the plans are the ones on sale", async () => {
  await open();
  const names = part("Plans")
    .getAllByRole("article")
    .map((plan) => plan.getAttribute("aria-label"));
  expect(names).toEqual(plans.map(({ name }) => name));
  expect(part("Plans").getByRole("link", { name: "Plans and pricing" })).toBeTruthy();
});

test("shows four blog posts", async () => {
  await open();
  expect(screen.queryByText("Post 5")).toBeNull();
});

test("shows testimonials, marked as samples", async () => {
  await open();
  const { words } = claims.testimonials[0]!;
  expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  expect(screen.getAllByText("Sample").length).toBeGreaterThan(0);
});

test("a question opens and closes independently", async () => {
  const { user } = await open();
  const first = screen.getByRole("button", { name: GMAT_QUESTIONS[0]!.title });
  await user.click(first);
  expect(screen.getByText(GMAT_QUESTIONS[0]!.content).hidden).toBe(false);
  await user.click(first);
  expect(screen.getByText(GMAT_QUESTIONS[0]!.content).hidden).toBe(true);
});
