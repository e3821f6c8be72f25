import type { Answer } from "@theta/contract";
import { describe, expect, test } from "vitest";
import { asked, OPTIONS } from "../../question/shared/test-questions.ts";
import { afterCommonEvent, goOn, lookAgain } from "./run.rules.ts";

type Stage =
  { at: "opening" | "ending"; isWaiting: boolean } | { at: "question" | "elsewhere" | "ended" };

const OPENING: Stage = { at: "opening", isWaiting: false };
const question: Stage = { at: "question" };
const ended: Stage = { at: "ended" };
const ending: Stage = { at: "ending", isWaiting: false };

test.each<[string, Stage, "opened" | "left" | "taken-over" | "waiting", object]>([
  ["opens with what the device holds", ended, "opened", { stage: OPENING, ask: { for: "kept" } }],
  ["is left, and waits for nothing", question, "left", { stage: OPENING, ask: { for: "nothing" } }],
  [
    "is taken over by another tab",
    question,
    "taken-over",
    { stage: { at: "elsewhere" }, effects: [{ do: "pause" }], ask: { for: "nothing" } },
  ],
  ["is not taken over once it is over", ended, "taken-over", { stage: ended }],
  ["says that it waits for the line", ending, "waiting", { stage: { ...ending, isWaiting: true } }],
  ["says nothing of the line at a question", question, "waiting", { stage: question }],
])("a run %s", (_, stage, type, expected) => {
  expect(afterCommonEvent<Stage>(stage, { type }, ["ended"])).toEqual(expected);
});

const FACTS = {
  queue: { at: "empty" as const, isAdvancing: false },
  isTimeOver: false,
  seemsOver: false,
  draftOf: () => null,
};
const answer: Answer = { optionId: "o-0" };
const answered = { answer, isUnanswered: false, isCatchingUp: false };
const served = {
  ...asked(OPTIONS),
  questionId: "q1",
  order: 1,
  name: "Question 1",
  isAnswered: false,
  revision: 2,
};

describe("Next", () => {
  test("sends the answer as a change to the known revision", () => {
    const put = { questionId: "q1", answer, isAdvancing: true, known: 2 };
    expect(goOn(answered, served, 2, FACTS)).toEqual({
      stage: answered,
      effects: [{ do: "put", answer: put }],
    });
  });

  test("asks for an answer if there's none", () => {
    const stage = { ...answered, answer: null };
    expect(goOn(stage, served, 2, FACTS)).toEqual({ stage: { ...stage, isUnanswered: true } });
  });

  test.each([
    ["while the run catches up", { ...answered, isCatchingUp: true }, {}],
    ["after zero", answered, { isTimeOver: true }],
    ["twice", answered, { queue: { at: "sending" as const, isAdvancing: true } }],
    ["after a refusal", answered, { queue: { at: "refused" as const, isAdvancing: false } }],
  ])("does nothing %s", (_, stage, facts) => {
    expect(goOn(stage, served, 2, { ...FACTS, ...facts })).toEqual({ stage });
  });
});

test("looks at the server again only while nothing is in flight", () => {
  expect(lookAgain(answered, FACTS)).toEqual({ stage: answered, effects: [{ do: "look" }] });
  const catchingUp = { ...answered, isCatchingUp: true };
  expect(lookAgain(catchingUp, FACTS)).toEqual({ stage: catchingUp });
  const queue = { at: "sending" as const, isAdvancing: false };
  expect(lookAgain(answered, { ...FACTS, queue })).toEqual({ stage: answered });
});
