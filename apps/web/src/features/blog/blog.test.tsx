// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import { BrowserRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { stayHere } from "../../../test/test-server.ts";
import { App } from "../../app.tsx";
import { canonicalPath, preload } from "../../routes.tsx";
import { REDIRECTS, SITE } from "../../router.tsx";
import type { Article, Block, Inline } from "./article.ts";
import { ARTICLE_HEADS } from "./article-heads.ts";
import { loadArticle } from "./own-articles.ts";

async function visit(path: string) {
  history.replaceState(null, "", path);
  await preload(path, false);
  await act(async () => {
    render(
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
  });
}

beforeEach(stayHere);
afterEach(cleanup);

async function articles(): Promise<Article[]> {
  return await Promise.all(ARTICLE_HEADS.map(async ({ slug }) => (await loadArticle(slug))!));
}

function inlinesOf(block: Block): readonly Inline[] {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return block.text;
    case "list":
      return block.items.flat();
    case "table":
      return [block.head, ...block.rows].flat(2);
    case "example":
      return block.blocks.flatMap(inlinesOf);
  }
}

function linksOf(text: readonly Inline[]): string[] {
  return text.flatMap((part) => {
    if (typeof part === "string") return [];
    return [...(part.kind === "link" ? [part.to] : []), ...linksOf(part.text)];
  });
}

test("shows an article at its address, with its title in the tab", async () => {
  await visit("/blog/guessing-well");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Guess well, and never leave a blank",
  );
  expect(document.title).toBe("Guess well, and never leave a blank · Theta");
  expect(screen.getAllByRole("table").length).toBeGreaterThan(0);
  expect(screen.getByRole("navigation", { name: "Other posts" })).toBeTruthy();
});

test("finds an article by its address regardless of case", async () => {
  await visit("/Blog/Guessing-Well/");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Guess well");
});

test('says "page not found" for an article that doesn\'t exist', async () => {
  await visit("/blog/no-such-post");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Page not found");
  expect(document.title).toBe("Page not found · Theta");
});

test("matches the prerendered page by its own path", () => {
  expect(canonicalPath("/blog/guessing-well", false)).toBe("/blog/guessing-well");
  expect(canonicalPath("/Blog", false)).toBe("/blog");
});

test("every link in an article leads somewhere", async () => {
  const known = new Set<string>([
    ...SITE.filter(({ manyPages }) => !manyPages).map(({ path }) => path),
    ...REDIRECTS.map(({ from }) => from),
    ...ARTICLE_HEADS.map(({ slug }) => `/blog/${slug}`),
  ]);
  for (const { slug, blocks } of await articles()) {
    const links = linksOf(blocks.flatMap(inlinesOf));
    expect(
      links.filter((link) => !known.has(link)),
      slug,
    ).toEqual([]);
  }
});

test("every article ends with a next step that links to something to do on Theta", async () => {
  for (const { slug, blocks } of await articles()) {
    const lastHeading = blocks.findLastIndex(({ kind }) => kind === "heading");
    const [heading, ...after] = blocks.slice(lastHeading);
    expect(inlinesOf(heading!), slug).toEqual(["Your next step"]);
    expect(linksOf(after.flatMap(inlinesOf)).length, slug).toBeGreaterThan(0);
  }
});

test("keeps articles to three to six minutes, and titles and dates unique", async () => {
  const all = await articles();
  expect(all.length).toBeGreaterThanOrEqual(12);
  for (const { slug, minutes } of all) expect(minutes, slug).toBeGreaterThanOrEqual(3);
  for (const { slug, minutes } of all) expect(minutes, slug).toBeLessThanOrEqual(6);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ date }) => date)).size).toBe(all.length);
});

test("gives each heading of an article its own address", async () => {
  for (const { slug, blocks } of await articles()) {
    const ids = blocks.flatMap((block) => (block.kind === "heading" ? [block.id] : []));
    expect(new Set(ids).size, slug).toBe(ids.length);
  }
});
