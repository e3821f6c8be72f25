import type { PathStep, SectionType } from "@theta/contract";
import { expect, test } from "vitest";
import { sectionReport, step as stepOf } from "../test-reports.ts";
import { practiceFor, weakTopics } from "./weak-topics.ts";

let order = 0;
const step = (topicName: string, isCorrect: boolean, more: Partial<PathStep> = {}) =>
  stepOf(++order, { topicName, isCorrect, ...more });
const section = (sectionType: SectionType, ...path: PathStep[]) =>
  sectionReport({ sectionType, path });
const many = (count: number, topic: string, isCorrect: boolean) =>
  Array.from({ length: count }, () => step(topic, isCorrect));

test("the topics with the most misses come first, at most three, of all sections", () => {
  const weak = weakTopics([
    section(3, ...many(3, "Rates", false), step("Rates", true), ...many(1, "Primes", false)),
    section(2, ...many(2, "Inference", false), ...many(2, "Inference", true)),
    section(1, ...many(2, "Tables", false), ...many(3, "Charts", true)),
  ]);
  expect(weak).toEqual([
    { section: "quant", topic: "Rates", missed: 3, seen: 4 },
    { section: "dataInsights", topic: "Tables", missed: 2, seen: 2 },
    { section: "verbal", topic: "Inference", missed: 2, seen: 4 },
  ]);
});

test("a question that was left unanswered counts as missed, one never on screen doesn't count", () => {
  const left = step("Rates", false, { isAnswered: false });
  const unreached = step("Rates", false, { isAnswered: false, timeSpent: null });
  expect(weakTopics([section(3, left, unreached)])).toEqual([
    { section: "quant", topic: "Rates", missed: 1, seen: 1 },
  ]);
});

test("without a miss, or without a topic, there is nothing to name", () => {
  expect(weakTopics([section(3, step("Rates", true), step("", false))])).toEqual([]);
});

test("practice gets the topic where it has it, else the section", () => {
  const topic = { section: "quant", topic: "Rates", missed: 1, seen: 1 } as const;
  const row = { section: "quant", topic: "Rates", questions: 9, answered: 0, right: 0 } as const;
  const offered = [{ ...row, format: "problem-solving" as const }];
  expect(practiceFor(topic, offered)).toEqual({ section: "quant", topic: "Rates" });
  expect(practiceFor({ ...topic, topic: "Gone" }, offered)).toEqual({ section: "quant" });
  expect(practiceFor(topic, undefined)).toEqual({ section: "quant" });
});
