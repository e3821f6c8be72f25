import type { PathStep, SectionType } from "@theta/contract";
import { expect, test } from "vitest";
import { sectionReport, step as stepOf } from "../report/test-reports.ts";
import { practiceFor, weakTopics } from "./weak-topics.ts";

let order = 0;
const step = (topicName: string, isCorrect: boolean, more: Partial<PathStep> = {}) =>
  stepOf(++order, { topicName, isCorrect, ...more });
const section = (sectionType: SectionType, ...path: PathStep[]) =>
  sectionReport({ sectionType, path });
const many = (count: number, topic: string, isCorrect: boolean) =>
  Array.from({ length: count }, () => step(topic, isCorrect));

test("puts the topics with the most misses first, at most three over all sections", () => {
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

test("counts an unanswered question as missed and ignores one never on screen", () => {
  const left = step("Rates", false, { isAnswered: false });
  const unreached = step("Rates", false, { isAnswered: false, timeSpent: null });
  expect(weakTopics([section(3, left, unreached)])).toEqual([
    { section: "quant", topic: "Rates", missed: 1, seen: 1 },
  ]);
});

test("names nothing without a miss or without a topic", () => {
  expect(weakTopics([section(3, step("Rates", true), step("", false))])).toEqual([]);
});

test("asks practice for the topic if it has it, or for the section", () => {
  const topic = { section: "quant", topic: "Rates", missed: 1, seen: 1 } as const;
  const row = { section: "quant", topic: "Rates", questions: 9, answered: 0, right: 0 } as const;
  const offered = [{ ...row, format: "problem-solving" as const }];
  expect(practiceFor(topic, offered)).toEqual({ section: "quant", topic: "Rates" });
  expect(practiceFor({ ...topic, topic: "Gone" }, offered)).toEqual({ section: "quant" });
  expect(practiceFor(topic, undefined)).toEqual({ section: "quant" });
});
