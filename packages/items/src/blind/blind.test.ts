import { expect, test } from "vitest";
import { type Asked, askedOf } from "../asked.ts";
import { blindFaults } from "../gates/blind-solving.ts";
import { SAMPLES } from "../test-samples.ts";
import { type BlindAnswer, blindVerdict, keyOf, versionOf } from "./blind-answer.ts";
import { blindMeasures } from "./blind-measures.ts";
import { blindSheet, readBlindAnswers } from "./blind-sheet.ts";

const bank = SAMPLES.flatMap((entry) => askedOf(entry)).filter(
  ({ item, set }) => set !== null || item.format === "critical-reasoning",
);
const argument = bank.find(({ item }) => item.format === "critical-reasoning")!;
const rows = bank.find(({ item }) => "choices" in item)!;
const reader = { solver: "reader-1", on: "2026-01-02" };

function answered(asked: Asked, changes: Partial<BlindAnswer> = {}): BlindAnswer {
  return {
    item: asked.item.id,
    version: versionOf(asked),
    ...reader,
    answer: keyOf(asked.item),
    matches: true,
    sure: 90,
    defends: [],
    difficulty: 5,
    ...changes,
  };
}

test("shows what learners see on a sheet and nothing that gives the answer away", () => {
  const sheet = blindSheet(bank);
  expect(sheet.match(/^## /gm)).toHaveLength(bank.length);
  expect(sheet.match(/A passage\./g)).toHaveLength(1);
  expect(sheet).toContain("1 = ");
  for (const { item } of bank) {
    expect(sheet).not.toContain(item.solution.idea);
    if ("options" in item) for (const { why } of item.options) expect(sheet).not.toContain(why);
  }
});

function answersIn(sheet: Asked[], changes: (asked: Asked) => object = () => ({})): string {
  return JSON.stringify(
    sheet.map((asked) => ({
      question: asked.item.id,
      answer: keyOf(asked.item),
      sure: 80,
      defends: [],
      difficulty: 4,
      ...changes(asked),
    })),
  );
}

test("compares answers to a sheet with the keys", () => {
  const right = readBlindAnswers(blindSheet(bank), answersIn(bank), bank, reader);
  expect(right).toHaveLength(bank.length);
  expect(right.every(({ matches }) => matches)).toBe(true);
  const other = keyOf(rows.item) === "111" ? "222" : "111";
  const wrong = answersIn([rows], () => ({ answer: other }));
  expect(readBlindAnswers(blindSheet([rows]), wrong, bank, reader)[0]!.matches).toBe(false);
});

test("refuses answers that do not fit the sheet, by name", () => {
  const sheet = blindSheet([argument]);
  const read = (text: string, from = bank) => readBlindAnswers(sheet, text, from, reader);
  expect(() => read("[]")).toThrow(`no answer to ${argument.item.id}`);
  expect(() => read(answersIn([argument], () => ({ answer: "F" })))).toThrow("F is no answer");
  expect(() => read(answersIn([argument, argument]))).toThrow("is answered twice");
  const rewritten = { ...argument, item: { ...argument.item, stem: "Another?" } } as Asked;
  expect(() => read(answersIn([argument]), [rewritten])).toThrow("was rewritten");
  expect(() => read(answersIn([argument]), [])).toThrow("has no question");
});

test("passes a question when two readers agree, but not on doubt or another answer", () => {
  const second = { solver: "reader-2" };
  expect(blindVerdict(argument, [])).toBe("waiting");
  expect(blindVerdict(argument, [answered(argument), answered(argument)])).toBe("waiting");
  expect(blindVerdict(argument, [answered(argument), answered(argument, second)])).toBe("passed");
  const doubt = answered(argument, { ...second, defends: ["B"] });
  expect(blindVerdict(argument, [answered(argument), doubt])).toBe("failed");
  const other = answered(argument, { ...second, answer: keyOf(argument.item) === "A" ? "B" : "A" });
  expect(blindVerdict(argument, [answered(argument), other])).toBe("failed");
  const ofOldText = answered(argument, { ...second, version: "00000000" });
  expect(blindVerdict(argument, [answered(argument), ofOldText])).toBe("waiting");
});

test("lets nothing written into the bank without two readers", () => {
  const record = [answered(argument), answered(argument, { solver: "reader-2" })];
  expect(blindFaults([argument], record)).toEqual([]);
  expect(blindFaults([argument], record.slice(1))[0]!.what).toContain("before two readers");
  const draft = { ...argument, item: { ...argument.item, state: "draft" } } as Asked;
  expect(blindFaults([draft], [])).toEqual([]);
  if (!("options" in argument.item)) throw new Error("An argument has options.");
  const { options } = argument.item;
  const next = (options.findIndex((one) => one.key) + 1) % options.length;
  const moved = options.map(({ text, why }, k) => ({
    text,
    why,
    ...(k === next ? { key: true as const } : {}),
  }));
  const withOtherKey = { ...argument, item: { ...argument.item, options: moved } } as Asked;
  expect(blindFaults([withOtherKey], record)[0]!.what).toContain("disagreed");
  const changed = { ...argument, item: { ...argument.item, argument: "Another." } } as Asked;
  expect(blindFaults([changed], record)).toHaveLength(1);
});

test("counts only the first text for agreement", () => {
  const record = [
    answered(argument, { version: "00000000", matches: false, difficulty: 9 }),
    answered(argument, { version: "00000000", solver: "reader-2", difficulty: 7 }),
    answered(argument, { solver: "reader-3" }),
    answered(argument, { solver: "reader-4" }),
    answered(rows, { difficulty: 1 }),
    answered(rows, { solver: "reader-2", difficulty: 3 }),
  ];
  const measures = blindMeasures([argument, rows], record);
  expect(measures).toMatchObject({ questions: 2, agreed: 1, answers: 4, matching: 3, ratings: 6 });
  const { difficulty } = argument.item;
  expect(measures.bias).toBeCloseTo(
    (9 + 7 + 5 + 5 + 1 + 3 - 4 * difficulty - 2 * rows.item.difficulty) / 6,
  );
});
