import { expect, test } from "vitest";
import { loadArticles, readArticle } from "./load-articles.ts";
import { countWords, readMarkdown } from "./read-markdown.ts";

test("reads text, emphasis, and links", () => {
  expect(readMarkdown('Say "yes" to **one** of [two](/blog/x).\nGo on, 5 % (c).')).toEqual([
    {
      kind: "paragraph",
      text: [
        "Say “yes” to ",
        { kind: "strong", text: ["one"] },
        " of ",
        { kind: "link", to: "/blog/x", text: ["two"] },
        ". Go on, 5\u00a0% (c).",
      ],
    },
  ]);
});

test("gives headings an address", () => {
  expect(readMarkdown("## What's *next*, then?")[0]).toMatchObject({
    kind: "heading",
    level: 2,
    id: "whats-next-then",
  });
});

test("reads lists, tables, and examples", () => {
  expect(readMarkdown("1. a\n2. b\n\n> c\n\n| x | y |\n|---|--:|\n| 1 | 2 |")).toEqual([
    { kind: "list", isOrdered: true, items: [["a"], ["b"]] },
    { kind: "example", blocks: [{ kind: "paragraph", text: ["c"] }] },
    { kind: "table", head: [["x"], ["y"]], rows: [[["1"], ["2"]]], isNumeric: [false, true] },
  ]);
});

test.each(["# One", "```\ncode\n```", "![x](y.png)", "---\n\ntext", "`code`", "- a\n\n  b"])(
  "refuses what a page can't show: %j",
  (text) => {
    expect(() => readMarkdown(text)).toThrow(/form|must be/);
  },
);

test("keeps HTML as text, and makes no link of a script", () => {
  expect(readMarkdown("<b>x</b> [y](javascript:alert(1))")).toEqual([
    { kind: "paragraph", text: ["<b>x</b> [y](javascript:alert(1))"] },
  ]);
});

test("names a broken article", () => {
  expect(() => readArticle("x.md", "no head")).toThrow("content/blog/x.md: has no head");
  expect(() => readArticle("y.md", "---\ntitle: T\n---\ntext\n")).toThrow("content/blog/y.md");
});

test("has between 600 and 1,000 words in every article", async () => {
  for (const { slug, blocks } of await loadArticles()) {
    expect(countWords(blocks), slug).toBeGreaterThanOrEqual(600);
    expect(countWords(blocks), slug).toBeLessThanOrEqual(1_000);
  }
});
