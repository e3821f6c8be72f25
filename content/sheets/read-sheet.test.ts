import { expect, test } from "vitest";
import { readSheet } from "./read-sheet.ts";

const HEAD = `---
title: A sheet
lead: Under it.
about: What it is.
pages: 2
orientation: landscape
holds:
  - One thing
---

`;
const blocksOf = (text: string) => readSheet("a-sheet.md", HEAD + text).blocks;

test("reads the sheet's head", () => {
  const { blocks, ...head } = readSheet("a-sheet.md", `${HEAD}Text.\n`);
  expect(blocks).toHaveLength(1);
  expect(head).toEqual({
    name: "a-sheet",
    title: "A sheet",
    lead: "Under it.",
    about: "What it is.",
    pages: 2,
    orientation: "landscape",
    holds: ["One thing"],
  });
});

test("reads formulas with notes, and those that always hold", () => {
  expect(blocksOf("$a$\n: When\n  to use.\n\n$b = b$\n:= Always.")).toEqual([
    { kind: "row", formula: "$a$", note: "When to use.", isIdentity: false },
    { kind: "row", formula: "$b = b$", note: "Always.", isIdentity: true },
  ]);
});

test("reads headings, breaks, examples, lists, and figures", () => {
  expect(
    blocksOf(
      "## Part\n\n### Group\n\n> One\n> example.\n\n=== column\n\n1. First\n2. Second\n\n- Dot\n\n!figure box",
    ),
  ).toEqual([
    { kind: "part", title: "Part" },
    { kind: "group", title: "Group" },
    { kind: "example", text: "One example." },
    { kind: "break", to: "column" },
    { kind: "list", isOrdered: true, items: ["First", "Second"] },
    { kind: "list", isOrdered: false, items: ["Dot"] },
    { kind: "figure", name: "box" },
  ]);
});

test("keeps lines of an example that end with a backslash separate", () => {
  expect(blocksOf("> Which?\\\n> (A) One\n> more.")).toEqual([
    { kind: "example", text: "Which?\\\n(A) One more." },
  ]);
});

test("reads a table with rows to write in", () => {
  expect(blocksOf("| A | B |\n| - | - |\n| 1 | |\n+ 12")).toEqual([
    { kind: "table", head: ["A", "B"], rows: [["1", ""]], blankRows: 12 },
  ]);
});

test.each([
  ["=== chapter", "break to a chapter"],
  ["| A | B |\n| - | - |\n| 1 |", "another length"],
  ["| A |\n| 1 |", "dashes"],
  ["1. one\ntwo", "Not an item"],
  ["- one\n1. two", "Not an item"],
])("%j is refused", (text, reason) => {
  expect(() => blocksOf(text)).toThrow(`content/sheets/a-sheet.md: `);
  expect(() => blocksOf(text)).toThrow(reason);
});

test("refuses a sheet without a head", () => {
  expect(() => readSheet("a.md", "Text.")).toThrow("no head");
});
