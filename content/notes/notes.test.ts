import { readdirSync } from "node:fs";
import { type QuantSubtopic, SUBTOPIC_LABELS } from "@theta/items";
import { expect, test } from "vitest";
import { loadBank } from "../load-bank.ts";
import { loadQuizzes } from "../quizzes/load-quizzes.ts";
import { chainOf, isTrue, lettersOf } from "../sheets/test-tex.ts";
import { loadNotes, NOTES_FOLDER } from "./load-notes.ts";
import type { Note } from "./note.ts";
import { ORDER } from "./order.ts";
import { readNote } from "./read-note.ts";
import { renderNote } from "./render-note.ts";
import { formulasOf, textsOf } from "./test-notes.ts";

const notes = await loadNotes();

const of = (section: string) => notes.filter((note) => note.section === section);
const partOf = ({ blocks }: Note, title: string) => {
  const from = blocks.findIndex((block) => block.kind === "part" && block.title === title) + 1;
  const to = blocks.findIndex((block, place) => place >= from && block.kind === "part");
  return blocks.slice(from, to < 0 ? undefined : to);
};
const itemsOf = (note: Note, title: string) =>
  partOf(note, title).flatMap((block) => (block.kind === "list" ? block.items : []));

test("lists every note in the folder in the order, once", () => {
  const files = readdirSync(NOTES_FOLDER).filter((file) => file.endsWith(".md"));
  const names = ORDER.flatMap((group) => group.names);
  expect(names.map((name) => `${name}.md`).toSorted()).toEqual(files.toSorted());
});

test("has a note for each skill of Quant, and ten for each of the other sections", () => {
  const quant = Object.keys(SUBTOPIC_LABELS) as QuantSubtopic[];
  expect(of("quant").map(({ name }) => name)).toEqual(quant);
  expect(of("quant").map(({ practice }) => practice.map(({ topic }) => topic))).toEqual(
    quant.map((subtopic) => [SUBTOPIC_LABELS[subtopic]]),
  );
  expect([of("verbal").length, of("dataInsights").length]).toEqual([10, 10]);
});

test("gives one Quant note and one Verbal note away", () => {
  expect(notes.filter(({ isFree }) => isFree).map(({ section }) => section)).toEqual([
    "quant",
    "verbal",
  ]);
});

test("repeats no title and no sentence", () => {
  for (const field of ["title", "about"] as const)
    expect(new Set(notes.map((note) => note[field])).size).toBe(notes.length);
});

test.each(notes)("$name: has in each part what it is for", (note) => {
  const words = textsOf(note).join(" ").split(/\s+/).length;
  expect(words, "words").toBeGreaterThan(430);
  expect(words, "words").toBeLessThan(950);
  const examples = partOf(note, "Worked examples").map(({ kind }) => kind);
  expect(examples).toContain("example");
  expect(textsOf({ blocks: partOf(note, "Worked examples") }).join(" ")).toContain("**Solution");
  expect(itemsOf(note, "Traps").length).toBeGreaterThanOrEqual(3);
  const questions = itemsOf(note, "Check yourself");
  expect(questions.length).toBeGreaterThanOrEqual(3);
  expect(itemsOf(note, "Answers")).toHaveLength(questions.length);
});

/** \frac 16 is \frac{1}{6}. */
const withBraces = (tex: string) => tex.replaceAll(/\\(frac|binom) (\d)(\d)/g, "\\$1{$2}{$3}");

test.each(notes)("$name: gets every computed number right", (note) => {
  const formulas = textsOf(note).flatMap(formulasOf).map(withBraces);
  const worked = formulas
    .filter((tex) => !/\\(iff|implies|to|overline|dots)(?![a-z])|\\text|:|%/.test(tex))
    .filter((tex) => chainOf(tex).sides.every(Boolean))
    .filter((tex) => chainOf(tex).relations.length > 0 && lettersOf(tex).length === 0);
  for (const tex of worked) expect(isTrue(chainOf(tex)), tex).toBe(true);
  if (note.section === "quant") expect(worked.length, "worked formulas").toBeGreaterThan(2);
});

test.each(notes)("$name: tries with some numbers what it says holds for all", ({ blocks }) => {
  const identities = blocks.flatMap((block) =>
    block.kind === "row" && block.isIdentity ? formulasOf(block.formula) : [],
  );
  for (const tex of identities)
    for (let trial = 1; trial <= 10; trial++) {
      const values = Object.fromEntries(
        lettersOf(tex).map((letter, k) => [letter, 0.2 + ((trial * 7.31 + k * 3.77) % 5)]),
      );
      expect(isTrue(chainOf(tex), values), `${tex} ${JSON.stringify(values)}`).toBe(true);
    }
});

test.each(notes)("$name: can be drawn", (note) => {
  const parts = renderNote(note);
  expect(JSON.stringify(parts)).not.toMatch(/\$[^0-9]|undefined|<script/);
});

test("finds questions behind every practice link, for someone who hasn't taken a quiz yet", async () => {
  const inQuizzes = new Set((await loadQuizzes()).flatMap(({ questions }) => questions));
  const free = (await loadBank()).filter(
    ({ pool, state, key, setKey }) =>
      pool === "practice" &&
      state === "active" &&
      !inQuizzes.has(key) &&
      !(setKey && inQuizzes.has(setKey)),
  );
  for (const { name, practice } of notes)
    for (const { section, format, topic } of practice)
      expect(
        free.filter(
          (item) =>
            item.section === section &&
            item.format === format &&
            (topic === undefined || item.topicName === topic),
        ).length,
        `${name}: ${topic ?? format}`,
      ).toBeGreaterThan(0);
}, 120_000);

const HEAD = `---
title: A note
about: A sentence that says what this note is about.
format: problem-solving
---
`;

test.each([
  ["## What it asks\n\nText.", "Its parts are What it asks instead of"],
  ["Text.", "Its parts are  instead of"],
])("refuses %j", (text, reason) => {
  expect(() => readNote("a-note", `${HEAD}\n${text}`)).toThrow(`content/notes/a-note.md: `);
  expect(() => readNote("a-note", `${HEAD}\n${text}`)).toThrow(reason);
});

test("refuses a block that only works on paper", () => {
  const parts = [
    "What it asks",
    "What to know",
    "Worked examples",
    "Traps",
    "Practice, and when to move on",
    "Check yourself",
    "Answers",
  ].map((part) => `## ${part}\n\nText.`);
  const text = (more: string) => `${HEAD}\n${parts.join("\n\n")}\n\n${more}`;
  expect(readNote("a-note", text("More.")).blocks).toHaveLength(15);
  for (const form of ["=== page", "!figure box", "| A |\n| - |\n| 1 |\n+ 3"])
    expect(() => readNote("a-note", text(form))).toThrow("no form");
});
