import type { RunningQuiz, SavedAnswer, ServedQuestion } from "@theta/contract";
import { describe, expect, test } from "vitest";
import { CallError } from "../../../../lib/call/call-error.ts";
import type { SentAnswer } from "../../../exam/queue/answer-queue.rules.ts";
import { OPENING, type RunEvent } from "../../../exam/run/run.rules.ts";
import { asked, OPTIONS, ROWS } from "../../../question/shared/test-questions.ts";
import { afterQuizEvent, type QuizEvent } from "./quiz-run.rules.ts";
import type { AtQuizQuestion, QuizStage } from "./quiz-stage.ts";
import { RUN_WORDS } from "./run-words.ts";

const served = (order: number, more: Partial<ServedQuestion> = {}): ServedQuestion => ({
  ...asked(OPTIONS),
  questionId: `q${order}`,
  order,
  name: `Question ${order}`,
  isAnswered: false,
  revision: 0,
  ...more,
});
const running = (question: ServedQuestion): RunningQuiz => ({
  freeQuizId: "quiz",
  name: "Rates",
  quizType: 3,
  totalQuestions: 2,
  startDateTimestamp: 0,
  time: "standard",
  deadline: 900_000,
  serverTime: 0,
  question,
});
const reply = (next?: ServedQuestion | null): SavedAnswer => ({
  isAnswered: true,
  revision: 1,
  deadline: 900_000,
  serverTime: 0,
  ...(next === undefined ? {} : { next }),
});
const A = { optionId: "o-0" };
const B = { optionId: "o-1" };
const sent = (isAdvancing: boolean, questionId = "q1"): SentAnswer => ({
  questionId,
  answer: A,
  isAdvancing,
  revision: 1,
});
const refusal = (code: string) => new CallError({ status: 409, code, message: `No: ${code}.` });
const score = { score: 1, totalQuestions: 2, correctAnswers: 1, wrongAnswers: 1 };

const FACTS = {
  queue: { at: "empty" as const, isAdvancing: false },
  isTimeOver: false,
  seemsOver: false,
  draftOf: () => null,
};
const fresh: AtQuizQuestion = {
  at: "question",
  quiz: { name: "Rates", totalQuestions: 2, time: "standard" },
  question: served(1),
  answer: null,
  saved: { answer: null, revision: 0 },
  isUnanswered: false,
  isCatchingUp: false,
};
const answered: AtQuizQuestion = { ...fresh, answer: A, saved: { answer: A, revision: 3 } };
const catchingUp: AtQuizQuestion = { ...answered, isCatchingUp: true };
const endingBy = (by: "learner" | "time" | "elsewhere"): QuizStage => ({
  at: "ending",
  by,
  isWaiting: false,
});
const finished: QuizStage = { at: "finished" };
const put = (answer: object, isAdvancing: boolean, known: number) => ({
  do: "put",
  answer: { questionId: "q1", answer, isAdvancing, known },
});
const say = (words: string) => ({ do: "say", words });
const DROP = { do: "drop" };

const after = (stage: QuizStage, event: QuizEvent | RunEvent, facts = {}) =>
  afterQuizEvent(stage, event, { ...FACTS, ...facts });
const refused = (code: string): RunEvent => ({ type: "answer-refused", refusal: refusal(code) });
const chosen = (answer = B): RunEvent => ({ type: "chosen", answer });
const next: RunEvent = { type: "next-pressed" };
const saved = (isAdvancing: boolean, more?: ServedQuestion | null): QuizEvent => ({
  type: "saved",
  reply: reply(more),
  sent: sent(isAdvancing),
});
const looked = (question: ServedQuestion, from: QuizStage = answered): QuizEvent => ({
  type: "looked",
  from,
  running: running(question),
});

test.each<[string, QuizStage, QuizEvent | RunEvent, object]>([
  ["opens with what the device holds", finished, { type: "opened" }, { ask: { for: "kept" } }],
  ["then asks where it is", OPENING, { type: "kept-sent" }, { ask: { for: "start" } }],
  [
    "shows the question",
    OPENING,
    { type: "running", running: running(served(1)) },
    { stage: fresh },
  ],
  ["is left", answered, { type: "left" }, { stage: OPENING, ask: { for: "nothing" } }],
  [
    "is taken over by another tab",
    answered,
    { type: "taken-over" },
    { stage: { at: "elsewhere" }, effects: [{ do: "pause" }], ask: { for: "nothing" } },
  ],
  ["is not taken over once it is over", finished, { type: "taken-over" }, { stage: finished }],
  ["waits for the line", OPENING, { type: "waiting" }, { stage: { ...OPENING, isWaiting: true } }],
  ["does not wait at a question", answered, { type: "waiting" }, { stage: answered }],
  [
    "was over before",
    OPENING,
    { type: "start-refused", refusal: refusal("quiz-finished") },
    { stage: finished },
  ],
  [
    "ended while it was on screen",
    catchingUp,
    { type: "start-refused", refusal: refusal("quiz-finished") },
    { stage: endingBy("elsewhere"), ask: { for: "score", by: "elsewhere" } },
  ],
  [
    "does not open",
    OPENING,
    { type: "start-refused", refusal: refusal("not-in-plan") },
    { stage: { at: "refused" } },
  ],
  [
    "ends",
    endingBy("learner"),
    { type: "submitted", by: "learner", score },
    { stage: { at: "ended", by: "learner", score } },
  ],
  ["asks for its score", endingBy("time"), { type: "last-sent" }, { ask: { for: "score" } }],
  [
    "goes on with what is left, and says so to the learner who ended it",
    endingBy("learner"),
    { type: "submit-refused", by: "learner", refusal: refusal("questions-left") },
    { stage: OPENING, effects: [say("No: questions-left.")], ask: { for: "kept" } },
  ],
  [
    "does not end",
    endingBy("learner"),
    { type: "submit-refused", by: "learner", refusal: refusal("quiz-not-started") },
    { stage: { at: "refused" } },
  ],
])("a quiz %s", (_, stage, event, expected) => {
  expect(after(stage, event)).toMatchObject(expected);
});

test("continues silently when the clock was wrong about the end", () => {
  const event = { type: "submit-refused", by: "time", refusal: refusal("questions-left") } as const;
  expect(after(endingBy("time"), event)).toEqual({ stage: OPENING, ask: { for: "kept" } });
});

test("shows the draft on this device unless the server has an answer", () => {
  const draftOf = () => B;
  const open = (question: ServedQuestion) =>
    after(OPENING, { type: "running", running: running(question) }, { draftOf }).stage;
  expect(open(served(1))).toMatchObject({ answer: B, saved: { answer: null } });
  const known = served(1, { isAnswered: true, ...A, revision: 3 });
  expect(open(known)).toMatchObject({ answer: A, saved: { answer: A, revision: 3 } });
});

describe("an answer", () => {
  test("is sent when it's chosen and again to move on", () => {
    expect(after(answered, chosen())).toEqual({
      stage: { ...answered, answer: B },
      effects: [put(B, false, 3)],
    });
    expect(after(answered, next)).toEqual({ stage: answered, effects: [put(A, true, 3)] });
  });

  test("isn't sent when the server already has it", () => {
    expect(after(answered, chosen(A)).effects).toBeUndefined();
    const queue = { at: "waiting", isAdvancing: false };
    expect(after(answered, chosen(A), { queue }).effects).toEqual([put(A, false, 3)]);
  });

  test("with open parts stays on the device, and Next asks for the missing parts", () => {
    const rows = { ...fresh, question: served(1, asked(ROWS)), isUnanswered: true };
    const half = { parts: [{ partId: "row-0", optionId: "r0-0" }] };
    const step = after(rows, { type: "chosen", answer: half });
    expect(step.stage).toMatchObject({ answer: half, isUnanswered: false });
    expect(step.effects).toMatchObject([{ do: "keep-draft", answer: half, known: 0 }]);
    expect(after(step.stage, next)).toMatchObject({ stage: { isUnanswered: true } });
  });

  test.each([
    ["while the run catches up", catchingUp, {}],
    ["after zero", answered, { isTimeOver: true }],
    ["after Next", answered, { queue: { at: "sending", isAdvancing: true } }],
  ])("cannot be given %s", (_, stage, facts) => {
    for (const event of [chosen(), next]) expect(after(stage, event, facts)).toEqual({ stage });
  });

  test("can be changed after a refusal but isn't sent again unchanged", () => {
    const queue = { at: "refused", isAdvancing: false };
    expect(after(answered, next, { queue })).toEqual({ stage: answered });
    expect(after(answered, chosen(), { queue }).effects).toEqual([put(B, false, 3)]);
  });
});

describe("a saved answer", () => {
  test("is known to be saved", () => {
    const expected = { ...fresh, saved: { answer: A, revision: 1 } };
    expect(after(fresh, saved(false))).toEqual({ stage: expected });
  });

  test("of another question doesn't mark this one saved", () => {
    const event: QuizEvent = { type: "saved", reply: reply(), sent: sent(false, "q0") };
    expect(after(fresh, event).stage).toBe(fresh);
  });

  test("brings the next question and says so when another window moved on", () => {
    const stage = { ...fresh, question: served(2) };
    expect(after(fresh, saved(true, served(2)))).toEqual({ stage, effects: [] });
    const effects = [say(RUN_WORDS.caughtUp)];
    expect(after(fresh, saved(false, served(2)))).toEqual({ stage, effects });
  });

  test.each([
    ["the learner", true, false, "learner"],
    ["another window", false, false, "elsewhere"],
    ["the time", true, true, "time"],
  ] as const)("ends a quiz that is over by %s", (_, isAdvancing, seemsOver, by) => {
    const step = after(fresh, saved(isAdvancing, null), { seemsOver });
    expect(step.stage).toEqual(endingBy(by));
    expect(step.ask).toEqual(by === "time" ? { for: "last" } : { for: "score", by });
  });
});

test.each<[string, QuizStage, object, object]>([
  [
    "not-current-question",
    answered,
    {},
    { stage: catchingUp, effects: [DROP, say(RUN_WORDS.caughtUp)], ask: { for: "start" } },
  ],
  [
    "not-current-question",
    OPENING,
    {},
    { stage: OPENING, effects: [DROP, say(RUN_WORDS.tooLate)] },
  ],
  [
    "changed-elsewhere",
    answered,
    {},
    { stage: catchingUp, effects: [DROP, say(RUN_WORDS.changedElsewhere)], ask: { for: "start" } },
  ],
  [
    "changed-elsewhere",
    OPENING,
    {},
    { stage: OPENING, effects: [DROP, say(RUN_WORDS.changedElsewhere)] },
  ],
  ["time-is-up", answered, {}, { stage: endingBy("time"), effects: [DROP], ask: { for: "last" } }],
  ["time-is-up", OPENING, {}, { stage: OPENING, effects: [DROP, say(RUN_WORDS.tooLate)] }],
  ["quiz-finished", answered, {}, { stage: endingBy("elsewhere"), effects: [DROP] }],
  ["quiz-finished", answered, { seemsOver: true }, { stage: endingBy("time"), effects: [DROP] }],
  ["not-an-answer", answered, {}, { stage: answered }],
])("the refusal %s of an answer, at %o", (code, stage, facts, expected) => {
  const step = after(stage, refused(code), facts);
  expect(step).toMatchObject(expected);
  if (!("ask" in expected) && step.stage === stage) expect(step.ask).toBeUndefined();
});

test("runs out of time when the server's clock says so", () => {
  expect(after(answered, { type: "time-is-up" })).toEqual({ stage: answered });
  const facts = { isTimeOver: true };
  for (const stage of [answered, catchingUp])
    expect(after(stage, { type: "time-is-up" }, facts)).toEqual({
      stage: endingBy("time"),
      ask: { for: "last" },
    });
  expect(after(OPENING, { type: "time-is-up" }, facts)).toEqual({ stage: OPENING });
});

describe("a look", () => {
  test("happens only when nothing is being sent", () => {
    expect(after(answered, { type: "awake" }).effects).toEqual([{ do: "look" }]);
    const queue = { at: "sending", isAdvancing: false };
    expect(after(answered, { type: "awake" }, { queue }).effects).toBeUndefined();
    expect(after(catchingUp, { type: "awake" }).effects).toBeUndefined();
    expect(after(OPENING, { type: "awake" }).effects).toBeUndefined();
  });

  test("changes nothing when nothing has changed", () => {
    expect(after(answered, looked(served(1, { revision: 3 })))).toEqual({ stage: answered });
  });

  test("shows what has changed elsewhere and says so", () => {
    expect(after(answered, looked(served(1, { revision: 4 })))).toMatchObject({
      stage: { question: { order: 1 }, saved: { revision: 4 } },
      effects: [say(RUN_WORDS.changedElsewhere)],
    });
    expect(after(answered, looked(served(2)))).toMatchObject({
      stage: { question: { order: 2 } },
      effects: [say(RUN_WORDS.caughtUp)],
    });
  });

  test("is ignored when something has happened here since", () => {
    expect(after(answered, looked(served(2), fresh))).toEqual({ stage: answered });
    const queue = { at: "sending", isAdvancing: false };
    expect(after(answered, looked(served(2)), { queue })).toEqual({ stage: answered });
    const late = { type: "look-refused", from: fresh, refusal: refusal("quiz-finished") } as const;
    expect(after(answered, late)).toEqual({ stage: answered });
  });

  test("finds the quiz over", () => {
    const event = { type: "look-refused", from: answered, refusal: refusal("quiz-finished") };
    expect(after(answered, event as QuizEvent).stage).toEqual(endingBy("elsewhere"));
  });
});
