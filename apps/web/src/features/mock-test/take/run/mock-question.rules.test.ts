import { describe, expect, test } from "vitest";
import type { RunEvent } from "../../../exam/run/run.rules.ts";
import { RUN_WORDS } from "./run-words.ts";
import {
  running,
  failure,
  A,
  fresh,
  answered,
  catchingUp,
  ended,
  SENDING,
  ZERO,
  after,
  say,
  put,
  DROP,
  NOTE,
  FIND_END,
} from "./test-mock-run.ts";

describe("an answer", () => {
  test("is a draft until Next and replaces a refused one", () => {
    expect(after({ ...fresh, isUnanswered: true }, { type: "chosen", answer: A })).toEqual({
      stage: answered,
      effects: [DROP, { do: "keep-draft", questionId: "q1", answer: A, known: 0 }],
    });
  });

  test("is sent by Next once there is one", () => {
    expect(after(answered, { type: "next-pressed" })).toEqual({ stage: answered, effects: [put] });
    const stage = { ...fresh, isUnanswered: true };
    expect(after(fresh, { type: "next-pressed" })).toEqual({ stage });
  });

  test.each([
    ["while the run catches up", catchingUp, {}],
    ["after zero", answered, ZERO],
    ["after Next", answered, SENDING],
  ])("can't be given %s", (_, stage, facts) => {
    for (const event of [{ type: "chosen", answer: { optionId: "o-1" } }, { type: "next-pressed" }])
      expect(after(stage, event as RunEvent, facts)).toEqual({ stage });
  });
});

describe("a look", () => {
  const looked = { type: "looked", from: answered, running: running(2) } as const;

  test("happens only when nothing is being sent", () => {
    expect(after(answered, { type: "awake" }).effects).toEqual([{ do: "look" }]);
    expect(after(answered, { type: "awake" }, SENDING)).toEqual({ stage: answered });
    expect(after(catchingUp, { type: "awake" })).toEqual({ stage: catchingUp });
    expect(after(ended, { type: "awake" })).toEqual({ stage: ended });
  });

  test("shows where the mock is and says so if that's another question", () => {
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

  test("is ignored when something has happened here since", () => {
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
