import { expect, test } from "vitest";
import { OPENING, type RunEvent } from "../../../exam/run/run.rules.ts";
import type { MockEvent } from "./mock-events.ts";
import type { MockStage } from "./mock-stage.ts";
import { RUN_WORDS } from "./run-words.ts";
import {
  running,
  end,
  details,
  started,
  failure,
  A,
  fresh,
  answered,
  catchingUp,
  ending,
  ended,
  idle,
  after,
  say,
  DROP,
  NOTE,
  FORGET,
  FIND_END,
  SHOW_END,
  saved,
} from "./test-mock-run.ts";

test.each<[string, MockStage, MockEvent | RunEvent, object]>([
  ["opens", ended, { type: "opened" }, { stage: OPENING, ask: { for: "kept" } }],
  [
    "looks three times at most",
    OPENING,
    { type: "kept-sent" },
    { ask: { for: "place", looks: 3 } },
  ],
  [
    "resumes a running section",
    OPENING,
    { type: "place", details: started, looks: 2, lastSection: 3 },
    { stage: OPENING, ask: { for: "section", sectionId: "section", looks: 2 } },
  ],
  [
    "asks how this device's last section ended",
    OPENING,
    { type: "place", details, looks: 3, lastSection: 1 },
    { stage: OPENING, ask: { for: "end-of-last-section", sectionType: 1, details } },
  ],
  [
    "starts no section by itself",
    OPENING,
    { type: "place", details, looks: 3, lastSection: null },
    { stage: idle, effects: [FORGET] },
  ],
  [
    "says only what comes next if it can't tell how the last section ended",
    OPENING,
    { type: "last-section-refused", details },
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
    "doesn't look again for another reason",
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
    "shows the end of a section and asks what's next",
    ending,
    { type: "section-ended", end },
    { ...SHOW_END, ask: { for: "next-section" } },
  ],
  [
    "asks for nothing after the last section, and keeps its note for a reload",
    ending,
    { type: "section-ended", end: { ...end, isMockOver: true } },
    { effects: [{ do: "clear-section" }], ask: { for: "nothing" } },
  ],
  [
    "knows what is next",
    { ...ended, isWaiting: true },
    { type: "next-section", details },
    { stage: { ...ended, next: details } },
  ],
  [
    "goes on if the server says there's time left",
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
    "asks how a section ended that the server won't go on with",
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

test("shows the draft on this device again", () => {
  const event = { type: "running", running: running(1) } as const;
  expect(after(OPENING, event, { draftOf: () => A }).stage).toEqual(answered);
});

test("goes to the next question or the end only when it's waiting for a reply", () => {
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
])("handles the refusal %s of an answer at %o", (code, stage, expected) => {
  expect(after(stage, { type: "answer-refused", refusal: failure(code) })).toEqual(expected);
});
