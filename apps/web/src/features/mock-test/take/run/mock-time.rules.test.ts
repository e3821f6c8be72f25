import { describe, expect, test } from "vitest";
import type { AtMockQuestion } from "./mock-stage.ts";
import { RUN_WORDS } from "./run-words.ts";
import {
  running,
  failure,
  fresh,
  answered,
  owed,
  catchingUp,
  ending,
  SENDING,
  ZERO,
  after,
  say,
  put,
  NOTE,
  zero,
} from "./test-mock-run.ts";

describe("at zero", () => {
  test("does nothing before zero or while the run catches up", () => {
    expect(after(answered, zero)).toEqual({ stage: answered });
    expect(after(catchingUp, zero, ZERO)).toEqual({ stage: catchingUp });
  });

  test("sends the chosen answer and ends the section", () => {
    expect(after(answered, zero, ZERO)).toEqual({
      stage: ending,
      effects: [put],
      ask: { for: "last" },
    });
    expect(after(fresh, zero, ZERO).effects).toEqual([]);
  });

  test("takes owed time first unless an answer is being sent", () => {
    expect(after(owed, zero, ZERO)).toEqual({
      stage: { ...owed, isCatchingUp: true },
      ask: { for: "time-back", isAtZero: true },
    });
    expect(after(owed, zero, { ...ZERO, ...SENDING }).stage.at).toBe("ending");
  });
});

describe("time owed to the learner", () => {
  const waiting = { ...owed, isCatchingUp: true };
  const given = running(1, { timeBack: { available: 0, taken: 90 } });

  test("is asked for only once", () => {
    const event = { type: "time-back-wanted" } as const;
    expect(after(owed, event).ask).toEqual({ for: "time-back", isAtZero: false });
    expect(after(waiting, event)).toEqual({ stage: waiting });
    expect(after(owed, event, SENDING)).toEqual({ stage: owed });
  });

  test("is given, and the learner is told", () => {
    const event = { type: "time-given", running: given, isAtZero: true } as const;
    expect(after(waiting, event)).toEqual({
      stage: { ...fresh, running: given },
      effects: [NOTE, say(RUN_WORDS.timeTaken(90))],
    });
    expect(after(waiting, event, ZERO).stage.at).toBe("ending");
  });

  test("is offered again unless the refusal was final", () => {
    const lost = failure("unreachable", 0);
    const refused = failure("nothing-to-take-back");
    for (const [no, timeBack] of [
      [lost, owed.running.timeBack],
      [refused, undefined],
    ] as const) {
      const step = after(waiting, { type: "time-not-given", failure: no, isAtZero: false }, ZERO);
      expect(step).toMatchObject({ stage: { isCatchingUp: false }, effects: [say("No.")] });
      expect((step.stage as AtMockQuestion).running.timeBack).toEqual(timeBack);
    }
  });

  test("leads to the end when it isn't given at zero", () => {
    const event = { type: "time-not-given", failure: failure("x"), isAtZero: true } as const;
    expect(after(waiting, event, ZERO)).toMatchObject({
      stage: { at: "ending" },
      effects: [say("No."), put],
      ask: { for: "last" },
    });
    expect(after(waiting, event).stage.at).toBe("question");
  });
});
