import { expect, test } from "vitest";
import type { Asked } from "../asked.ts";
import { type BlindAnswer, versionOf } from "./blind-answer.ts";
import { levelShifts, ratingShifts } from "./level-shifts.ts";
import type { BlindRead } from "./reads/blind-read.ts";

function made(template: string, seed: number): Asked {
  const item = {
    id: `${template}-${seed}`,
    format: "data-sufficiency",
    difficulty: 6,
    author: { kind: "template", template, seed },
    stem: `What is $x$ in question ${seed} of ${template}?`,
    statements: ["$x = 1$", "$x^2 = 1$"],
    key: "A",
  };
  return { item, set: null, variant: "plain" } as unknown as Asked;
}

const rated = (asked: Asked, difficulty: number): BlindAnswer[] =>
  ["reader-1", "reader-2"].map((solver) => ({
    item: asked.item.id,
    version: versionOf(asked),
    solver,
    on: "2026-01-02",
    answer: "A",
    matches: true,
    sure: 90,
    defends: [],
    difficulty,
  }));

const solved = (asked: Asked): BlindRead[] =>
  ["weak-1", "weak-2"].map((solver) => ({
    kind: "weak",
    item: asked.item.id,
    version: versionOf(asked),
    solver,
    on: "2026-01-02",
    answer: "A",
    matches: true,
    sure: 50,
  }));

test("shifts a template by how far its items are from the rule, less with few items", () => {
  const easy = [made("easy", 1), made("easy", 2), made("easy", 3)];
  const right = [made("right", 1)];
  const unread = [made("unread", 1)];
  const bank = [...easy, ...right, ...unread];
  const record = [
    ...easy.flatMap((one) => rated(one, 4)),
    ...right.flatMap((one) => rated(one, 6)),
  ];
  const reads = [...easy, ...right].flatMap(solved);
  // Three items, each two levels too high: three quarters of two.
  expect(levelShifts(bank, record, reads, () => 6)).toEqual({ easy: -1.5 });
});

test("takes one rating of each item, but two weak solves", () => {
  const one = made("easy", 1);
  const shiftBy = (ratings: number, solves: number) =>
    levelShifts([one], rated(one, 4).slice(0, ratings), solved(one).slice(0, solves), () => 6);
  expect([shiftBy(1, 2), shiftBy(1, 1), shiftBy(0, 2)]).toEqual([{ easy: -1 }, {}, {}]);
});

test("starts from what the template works out, so that a second run changes nothing", () => {
  const [one] = [made("easy", 1)];
  const shifted = { ...one, item: { ...one.item, difficulty: 5 } } as Asked;
  const again = (asked: Asked) => levelShifts([asked], rated(one, 4), solved(one), () => 6);
  expect(again(shifted)).toEqual(again(one));
});

test("shifts by ratings alone, and a template with few of them like the others", () => {
  const [easy, right, unread] = [made("easy", 1), made("right", 1), made("unread", 1)];
  const record = [...rated(easy, 2), ...rated(right, 6).slice(0, 1)];
  // Off by -4, -4, and 0: the format's mean is -8/3, and counts like three ratings.
  expect(ratingShifts([easy, right, unread], record, () => 6)).toEqual({
    easy: -3.2,
    right: -2,
    unread: -2.7,
  });
  const stale = record.map((one) => ({ ...one, version: "another" }));
  expect(ratingShifts([easy, right], stale, () => 6)).toEqual({});
});
