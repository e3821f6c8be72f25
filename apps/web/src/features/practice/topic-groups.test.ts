import type { PracticeOverview } from "@theta/contract";
import { expect, test } from "vitest";
import { inGroups } from "./topic-groups.ts";

type Topic = PracticeOverview["topics"][number];

const row = (format: Topic["format"], topic: string, questions: number): Topic => ({
  section: "verbal",
  format,
  topic,
  questions,
  answered: 1,
  right: topic.endsWith("Flaw") ? 1 : 0,
});
const FLAW = row("critical-reasoning", "Critical Reasoning: Flaw", 3);
const PLAN = row("critical-reasoning", "Critical Reasoning: Plan", 7);
const WEAKEN = row("critical-reasoning", "Critical Reasoning: Weaken", 8);
const DETAIL = row("reading-comprehension", "Reading Comprehension: Detail", 2);

test("a question type with only small topics is one row that leads to all of it", () => {
  expect(inGroups([FLAW, PLAN])).toEqual([
    {
      name: "Critical Reasoning",
      about: "Flaw, Plan",
      filter: { section: "verbal", format: "critical-reasoning" },
      questions: 10,
      answered: 2,
      right: 1,
    },
  ]);
});

test("small topics follow the large ones of their question type, and lead to just themselves", () => {
  const groups = inGroups([FLAW, PLAN, WEAKEN]);
  expect(groups.map(({ name }) => name)).toEqual([
    "Critical Reasoning: Weaken",
    "Critical Reasoning: 2 more topics",
  ]);
  expect(groups.map(({ filter }) => filter)).toEqual([
    { section: "verbal", format: "critical-reasoning", topic: "Critical Reasoning: Weaken" },
    { section: "verbal", format: "critical-reasoning", topics: [FLAW.topic, PLAN.topic] },
  ]);
});

test("a small topic with no other to go with stays by itself", () => {
  expect(inGroups([FLAW, WEAKEN, DETAIL]).map(({ name }) => name)).toEqual([
    FLAW.topic,
    WEAKEN.topic,
    DETAIL.topic,
  ]);
});
