import type { RunningMock, SectionDetails, SectionEnd, ServedQuestion } from "@theta/contract";
import { describe, expect, test } from "vitest";
import { CallError } from "../../../lib/call/call-error.ts";
import { OPENING, type RunEvent } from "../../exam/run/run.rules.ts";
import { asked, OPTIONS } from "../../question/shared/test-questions.ts";
import { afterMockEvent, type MockEvent } from "./mock-run.rules.ts";
import type { AtQuestion, MockStage } from "./mock-stage.ts";
import { RUN_WORDS } from "./run-words.ts";

const served = (order: number): ServedQuestion => ({
  ...asked(OPTIONS),
  questionId: `q${order}`,
  order,
  name: `Question ${order}`,
  isAnswered: false,
  revision: 0,
});
const running = (order: number, more: Partial<RunningMock> = {}): RunningMock => ({
  mockTestId: "mock",
  name: "Mock",
  currentQuestionId: `q${order}`,
  order,
  isLastQuestion: false,
  totalQuestions: 21,
  sectionType: 3,
  mockTestSectionId: "section",
  startDateTimestamp: 0,
  deadline: 900_000,
  serverTime: 0,
  question: served(order),
  ...more,
});
const end: SectionEnd = {
  sectionEnded: true,
  sectionType: 3,
  endedBy: "time",
  answered: 1,
  totalQuestions: 21,
  isMockOver: false,
};
const details: SectionDetails = {
  mockTestId: "mock",
  name: "Mock",
  kind: "full",
  sectionTypes: [3, 1],
  serverTime: 0,
  break: null,
};
const started = { ...details, sectionStatus: 2 as const, mockTestSectionId: "section" };
const failure = (code: string, status = 409) => new CallError({ status, code, message: "No." });

const A = { optionId: "o-0" };
const fresh: AtQuestion = {
  at: "question",
  running: running(1),
  answer: null,
  isUnanswered: false,
  isCatchingUp: false,
};
const answered: AtQuestion = { ...fresh, answer: A };
const owed: AtQuestion = {
  ...answered,
  running: running(1, { timeBack: { available: 90, taken: 0 } }),
};
const catchingUp: AtQuestion = { ...answered, isCatchingUp: true };
const ending: MockStage = { at: "ending", running: fresh.running, isWaiting: false };
const ended: MockStage = { at: "ended", end, next: null, isWaiting: false };
const idle: MockStage = { at: "idle", details };

const FACTS = {
  queue: { at: "empty" as const, isAdvancing: false },
  isTimeOver: false,
  seemsOver: false,
  draftOf: () => null,
};
const SENDING = { queue: { at: "sending" as const, isAdvancing: true } };
const ZERO = { isTimeOver: true };
const after = (stage: MockStage, event: MockEvent | RunEvent, facts = {}) =>
  afterMockEvent(stage, event, { ...FACTS, ...facts });

const say = (words: string) => ({ do: "say", words });
const put = {
  do: "put",
  answer: { questionId: "q1", answer: A, isAdvancing: true, known: 0 },
};
const DROP = { do: "drop" };
const NOTE = { do: "note-section", sectionType: 3 };
const FORGET = { do: "forget-section" };
const FIND_END = { for: "end", sectionType: 3 };
const SHOW_END = { stage: ended, effects: [FORGET, { do: "clear-section" }] };
const zero: RunEvent = { type: "time-is-up" };
const saved = (reply: RunningMock | SectionEnd): MockEvent => ({ type: "saved", reply });

test.each<[string, MockStage, MockEvent | RunEvent, object]>([
  ["opens", ended, { type: "opened" }, { stage: OPENING, ask: { for: "kept" } }],
  [
    "looks three times at most",
    OPENING,
    { type: "kept-sent" },
    { ask: { for: "place", looks: 3 } },
  ],
  [
    "goes on with a section that runs",
    OPENING,
    { type: "place", details: started, looks: 2, sat: 3 },
    { stage: OPENING, ask: { for: "section", sectionId: "section", looks: 2 } },
  ],
  [
    "tells how the section ended that this device was at",
    OPENING,
    { type: "place", details, looks: 3, sat: 1 },
    { stage: OPENING, ask: { for: "end-of-sat", sectionType: 1, details } },
  ],
  [
    "starts no section by itself",
    OPENING,
    { type: "place", details, looks: 3, sat: null },
    { stage: idle, effects: [FORGET] },
  ],
  [
    "says only what comes next if it can't tell how the last section ended",
    OPENING,
    { type: "sat-refused", details },
    { stage: idle, effects: [FORGET] },
  ],
  [
    "looks again if the section ended between two calls",
    OPENING,
    { type: "section-refused", refusal: failure("section-ended"), looks: 2 },
    { stage: OPENING, ask: { for: "place", looks: 1 } },
  ],
  [
    "stops looking",
    OPENING,
    { type: "section-refused", refusal: failure("section-ended"), looks: 1 },
    { stage: { at: "refused" } },
  ],
  [
    "does not look again for another reason",
    OPENING,
    { type: "section-refused", refusal: failure("not-found"), looks: 3 },
    { stage: { at: "refused" } },
  ],
  [
    "does not open",
    OPENING,
    { type: "place-refused", refusal: failure("x") },
    { stage: { at: "refused" } },
  ],
  [
    "shows its question",
    OPENING,
    { type: "running", running: running(1) },
    { stage: fresh, effects: [NOTE] },
  ],
  ["is left", answered, { type: "left" }, { stage: OPENING, ask: { for: "nothing" } }],
  [
    "is taken over",
    answered,
    { type: "taken-over" },
    { stage: { at: "elsewhere" }, effects: [{ do: "pause" }], ask: { for: "nothing" } },
  ],
  ["is not taken over between sections", ended, { type: "taken-over" }, { stage: ended }],
  ["waits at an end", ended, { type: "waiting" }, { stage: { ...ended, isWaiting: true } }],
  ["does not wait at a question", answered, { type: "waiting" }, { stage: answered }],
  [
    "shows the end of a section and asks what is next",
    ending,
    { type: "section-ended", end },
    { ...SHOW_END, ask: { for: "next-section" } },
  ],
  [
    "asks for nothing after the last section",
    ending,
    { type: "section-ended", end: { ...end, isMockOver: true } },
    { ask: { for: "nothing" } },
  ],
  [
    "knows what is next",
    { ...ended, isWaiting: true },
    { type: "next-section", details },
    { stage: { ...ended, next: details } },
  ],
  [
    "goes on if the server says that time is left",
    ending,
    { type: "end-refused", refusal: failure("section-not-over") },
    { stage: OPENING, ask: { for: "kept" } },
  ],
  [
    "does not end",
    ending,
    { type: "end-refused", refusal: failure("x") },
    { stage: { at: "refused" } },
  ],
  ["ends after the last answer", ending, { type: "last-sent" }, { stage: ending, ask: FIND_END }],
  [
    "finds the end of a section that the server will not go on with",
    catchingUp,
    { type: "current-refused", refusal: failure("section-not-started") },
    { stage: catchingUp, ask: FIND_END },
  ],
  [
    "does not go on",
    catchingUp,
    { type: "current-refused", refusal: failure("not-found") },
    { stage: { at: "refused" } },
  ],
])("a mock %s", (_, stage, event, expected) => {
  expect(after(stage, event)).toMatchObject(expected);
});

test("what was chosen on this device is shown again", () => {
  const event = { type: "running", running: running(1) } as const;
  expect(after(OPENING, event, { draftOf: () => A }).stage).toEqual(answered);
});

describe("an answer", () => {
  test("is a draft until Next, and takes the place of a refused one", () => {
    expect(after({ ...fresh, isUnanswered: true }, { type: "chosen", answer: A })).toEqual({
      stage: answered,
      effects: [DROP, { do: "keep-draft", questionId: "q1", answer: A, known: 0 }],
    });
  });

  test("is sent by Next, once it is there", () => {
    expect(after(answered, { type: "next-pressed" })).toEqual({ stage: answered, effects: [put] });
    const stage = { ...fresh, isUnanswered: true };
    expect(after(fresh, { type: "next-pressed" })).toEqual({ stage });
  });

  test.each([
    ["while the run catches up", catchingUp, {}],
    ["after zero", answered, ZERO],
    ["after Next", answered, SENDING],
  ])("cannot be given %s", (_, stage, facts) => {
    for (const event of [{ type: "chosen", answer: { optionId: "o-1" } }, { type: "next-pressed" }])
      expect(after(stage, event as RunEvent, facts)).toEqual({ stage });
  });
});

test("a reply brings the next question or the end, where one of them is waited for", () => {
  const next = { ...fresh, running: running(2) };
  expect(after(answered, saved(running(2)))).toEqual({ stage: next, effects: [NOTE] });
  expect(after(ending, saved(running(2)))).toEqual({ stage: ending });
  for (const stage of [answered, ending]) expect(after(stage, saved(end))).toMatchObject(SHOW_END);
  expect(after(OPENING, saved(end))).toEqual({ stage: OPENING });
});

test.each<[string, MockStage, object]>([
  [
    "already-answered",
    answered,
    { stage: catchingUp, effects: [DROP, say(RUN_WORDS.caughtUp)], ask: { for: "current" } },
  ],
  ["already-answered", OPENING, { stage: OPENING, effects: [DROP, say(RUN_WORDS.tooLate)] }],
  ["already-answered", ending, { stage: ending, effects: [DROP] }],
  [
    "time-is-up",
    answered,
    { stage: answered, effects: [DROP, say(RUN_WORDS.afterTime)], ask: FIND_END },
  ],
  ["time-is-up", OPENING, { stage: OPENING, effects: [DROP, say(RUN_WORDS.afterTime)] }],
  ["section-ended", answered, { stage: answered, effects: [DROP], ask: FIND_END }],
  ["not-an-answer", answered, { stage: answered }],
])("the refusal %s of an answer, at %o", (code, stage, expected) => {
  expect(after(stage, { type: "answer-refused", refusal: failure(code) })).toEqual(expected);
});

describe("at zero", () => {
  test("nothing happens before, nor while the run catches up", () => {
    expect(after(answered, zero)).toEqual({ stage: answered });
    expect(after(catchingUp, zero, ZERO)).toEqual({ stage: catchingUp });
  });

  test("the answer that was chosen is sent, and the section ends", () => {
    expect(after(answered, zero, ZERO)).toEqual({
      stage: ending,
      effects: [put],
      ask: { for: "last" },
    });
    expect(after(fresh, zero, ZERO).effects).toEqual([]);
  });

  test("time that is owed is taken first, unless an answer is on its way", () => {
    expect(after(owed, zero, ZERO)).toEqual({
      stage: { ...owed, isCatchingUp: true },
      ask: { for: "time-back", isAtZero: true },
    });
    expect(after(owed, zero, { ...ZERO, ...SENDING }).stage.at).toBe("ending");
  });
});

describe("time that is owed", () => {
  const waiting = { ...owed, isCatchingUp: true };
  const given = running(1, { timeBack: { available: 0, taken: 90 } });

  test("is asked for once", () => {
    const event = { type: "time-back-wanted" } as const;
    expect(after(owed, event).ask).toEqual({ for: "time-back", isAtZero: false });
    expect(after(waiting, event)).toEqual({ stage: waiting });
    expect(after(owed, event, SENDING)).toEqual({ stage: owed });
  });

  test("is given, with a word", () => {
    const event = { type: "time-given", running: given, isAtZero: true } as const;
    expect(after(waiting, event)).toEqual({
      stage: { ...fresh, running: given },
      effects: [NOTE, say(RUN_WORDS.timeTaken(90))],
    });
    expect(after(waiting, event, ZERO).stage.at).toBe("ending");
  });

  test("is offered again unless it was refused for good", () => {
    const lost = failure("unreachable", 0);
    const refused = failure("nothing-to-take-back");
    for (const [no, timeBack] of [
      [lost, owed.running.timeBack],
      [refused, undefined],
    ] as const) {
      const step = after(waiting, { type: "time-not-given", failure: no, isAtZero: false }, ZERO);
      expect(step).toMatchObject({ stage: { isCatchingUp: false }, effects: [say("No.")] });
      expect((step.stage as AtQuestion).running.timeBack).toEqual(timeBack);
    }
  });

  test("and isn't given at zero leads to the end", () => {
    const event = { type: "time-not-given", failure: failure("x"), isAtZero: true } as const;
    expect(after(waiting, event, ZERO)).toMatchObject({
      stage: { at: "ending" },
      effects: [say("No."), put],
      ask: { for: "last" },
    });
    expect(after(waiting, event).stage.at).toBe("question");
  });
});

describe("a look", () => {
  const looked = { type: "looked", from: answered, running: running(2) } as const;

  test("is taken only where nothing is under way", () => {
    expect(after(answered, { type: "awake" }).effects).toEqual([{ do: "look" }]);
    expect(after(answered, { type: "awake" }, SENDING)).toEqual({ stage: answered });
    expect(after(catchingUp, { type: "awake" })).toEqual({ stage: catchingUp });
    expect(after(ended, { type: "awake" })).toEqual({ stage: ended });
  });

  test("shows where the mock is, with a word if that is another question", () => {
    expect(after(answered, looked)).toEqual({
      stage: { ...fresh, running: running(2) },
      effects: [say(RUN_WORDS.caughtUp), NOTE],
    });
    const same = { ...looked, running: running(1) };
    expect(after(answered, same, { draftOf: () => A })).toEqual({
      stage: answered,
      effects: [NOTE],
    });
  });

  test("is older than what has happened here meanwhile", () => {
    const later = { ...answered, running: running(3) };
    expect(after(later, looked)).toEqual({ stage: later });
    expect(after(answered, looked, SENDING)).toEqual({ stage: answered });
    const over = {
      type: "look-refused",
      from: fresh,
      refusal: failure("section-not-started"),
    } as const;
    expect(after(answered, over)).toEqual({ stage: answered });
    expect(after(answered, { ...over, from: answered }).ask).toEqual(FIND_END);
  });
});
