import { describe, expect, test } from "vitest";
import { OPENING } from "../../../exam/run/run.rules.ts";
import type { MockEvent } from "./mock-events.ts";
import type { AtReview } from "./mock-stage.ts";
import {
  A,
  after,
  answered,
  DROP,
  failure,
  FIND_END,
  NOTE,
  reviewing,
  saved,
  say,
  sectionReview,
  SENDING,
  SHOW_END,
  end,
  ZERO,
} from "./test-mock-run.ts";

const B = { optionId: "o-1" };
const opened: AtReview = { ...reviewing, open: 2 };
const changed: AtReview = { ...opened, choice: B };
const refused = (code: string): MockEvent => ({
  type: "edit-refused",
  questionId: "q2",
  refusal: failure(code),
});
const sendEdit = (known: number) => ({
  do: "put",
  answer: { questionId: "q2", answer: B, isAdvancing: true, known },
});

test("the reply to the last answer opens the review on its list", () => {
  expect(after(answered, saved(sectionReview()))).toEqual({ stage: reviewing, effects: [NOTE] });
});

describe("looking", () => {
  test("opens any question, goes back to the list, and costs nothing", () => {
    expect(after(reviewing, { type: "opened-in-review", place: 2 })).toEqual({ stage: opened });
    expect(after(opened, { type: "opened-in-review", place: null })).toEqual({ stage: reviewing });
  });

  test("forgets a change that wasn't confirmed", () => {
    expect(after(changed, { type: "opened-in-review", place: 1 })).toEqual({
      stage: { ...reviewing, open: 1 },
    });
  });
});

describe("a change", () => {
  test("is only on the screen until it is confirmed", () => {
    expect(after(opened, { type: "chosen", answer: B })).toEqual({
      stage: changed,
      effects: [DROP],
    });
    expect(after(changed, { type: "edit-dropped" })).toEqual({ stage: opened, effects: [DROP] });
  });

  test.each([
    [3, 1],
    [2, 2],
    [1, 3],
  ])("with %i edits left is sent as number %i", (editsLeft, number) => {
    const stage = { ...changed, running: sectionReview({ editsLeft }) };
    expect(after(stage, { type: "edit-confirmed" })).toEqual({
      stage,
      effects: [sendEdit(number)],
    });
  });

  test("to the same answer is none", () => {
    const stage = { ...opened, choice: A };
    expect(after(stage, { type: "edit-confirmed" })).toEqual({ stage });
  });

  test.each<[string, AtReview, object]>([
    ["without an edit left", { ...opened, running: sectionReview({ editsLeft: 0 }) }, {}],
    ["while another one is on its way", opened, SENDING],
    ["after zero", opened, ZERO],
    ["on the list", reviewing, {}],
    ["while the run catches up", { ...opened, isCatchingUp: true }, {}],
  ])("can't be made %s", (_, stage, facts) => {
    expect(after(stage, { type: "chosen", answer: B }, facts)).toEqual({ stage });
    const chosen = { ...stage, choice: B };
    expect(after(chosen, { type: "edit-confirmed" }, facts)).toEqual({ stage: chosen });
  });

  test("that is saved leaves the question open, with fewer edits", () => {
    const running = sectionReview({ editsLeft: 2 });
    expect(after(changed, saved(running))).toEqual({ stage: { ...opened, running } });
    // Looking at questions while it was being sent.
    const elsewhere = { ...opened, open: 1 };
    expect(after(elsewhere, saved(running))).toEqual({ stage: { ...elsewhere, running } });
  });

  test("that ends the section shows its end", () => {
    expect(after(changed, saved(end))).toMatchObject(SHOW_END);
  });

  test.each([
    [
      "edited-elsewhere",
      "Your change to question 2 wasn't saved because you'd changed an answer in another window or on another device, so your answers there stand.",
    ],
    [
      "no-edits-left",
      "Your change to question 2 wasn't saved because you'd used all three edits in this section, so your earlier answer stands.",
    ],
  ])("refused as %s catches up", (code, words) => {
    expect(after(changed, refused(code))).toEqual({
      stage: { ...opened, isCatchingUp: true },
      effects: [DROP, say(words)],
      ask: { for: "current" },
    });
  });

  const LATE =
    "Your change to question 2 wasn't saved because it reached us after the review ended, so your earlier answer stands.";

  test.each([
    [
      "time-is-up",
      "Your change to question 2 wasn't saved because it reached us after time was up, so your earlier answer stands.",
    ],
    ["section-ended", LATE],
    ["not-in-review", LATE],
  ])("refused as %s ends", (code, words) => {
    const effects = [DROP, say(words)];
    expect(after(changed, refused(code))).toEqual({ stage: changed, effects, ask: FIND_END });
    const ending = {
      at: "ending",
      by: "time",
      running: changed.running,
      isWaiting: false,
    } as const;
    expect(after(ending, refused(code))).toEqual({ stage: ending, effects });
  });

  test.each([
    "edited-elsewhere",
    "no-edits-left",
    "time-is-up",
    "section-ended",
    "not-in-review",
    "not-found",
  ])("from an earlier page, refused as %s, is dropped with a message", (code) => {
    expect(after(OPENING, refused(code))).toEqual({
      stage: OPENING,
      effects: [
        DROP,
        {
          do: "say",
          words: expect.stringMatching(/^Your last change .*answers? (there )?stands?\.$/),
        },
      ],
    });
  });

  test("refused by a fault of ours stays while its question is open, to be retried or dropped", () => {
    expect(after(changed, refused("not-found"))).toEqual({ stage: changed });
    for (const stage of [reviewing, { ...reviewing, open: 1 }])
      expect(after(stage, refused("not-found"))).toEqual({
        stage,
        effects: [
          DROP,
          say("Your change to question 2 couldn't be saved, so your earlier answer stands."),
        ],
      });
  });
});

describe("the end", () => {
  test("is asked for once nothing is on its way, and nothing can be changed meanwhile", () => {
    const step = after(reviewing, { type: "review-ended" });
    const { running } = reviewing;
    expect(step).toEqual({
      stage: { at: "ending", by: "learner", running, isWaiting: false },
      effects: [DROP],
      ask: FIND_END,
    });
    expect(after(step.stage, { type: "waiting" }).stage).toMatchObject({ isWaiting: true });
    expect(after(step.stage, { type: "opened-in-review", place: 2 })).toEqual({
      stage: step.stage,
    });
    expect(after(reviewing, { type: "review-ended" }, SENDING)).toEqual({ stage: reviewing });
  });

  test("isn't held up by what the server has refused", () => {
    const REFUSED = { queue: { at: "refused", isAdvancing: false } };
    const { stage, effects } = after(reviewing, { type: "review-ended" }, REFUSED);
    expect([stage.at, effects]).toEqual(["ending", [DROP]]);
  });

  test("comes at zero, without a change that wasn't confirmed", () => {
    expect(after(changed, { type: "time-is-up" }, ZERO)).toEqual({
      stage: { at: "ending", by: "time", running: changed.running, isWaiting: false },
      effects: [],
      ask: { for: "last" },
    });
  });
});

describe("a look at the server", () => {
  test("brings what another device has changed, and leaves the question open", () => {
    const running = sectionReview({ editsLeft: 1 });
    expect(after(changed, { type: "looked", from: changed, running })).toEqual({
      stage: { ...changed, running },
    });
    expect(after(changed, { type: "looked", from: changed, running }, SENDING)).toEqual({
      stage: changed,
    });
  });

  test("finds the end when the section was ended elsewhere", () => {
    const refusal = failure("section-not-started");
    expect(after(opened, { type: "look-refused", from: opened, refusal })).toEqual({
      stage: opened,
      ask: FIND_END,
    });
  });
});

test("time that Theta has cost can be taken back in the review too", () => {
  const stage = {
    ...opened,
    running: sectionReview({ timeBack: { available: 90, taken: 0 } }),
  };
  expect(after(stage, { type: "time-back-wanted" })).toEqual({
    stage: { ...stage, isCatchingUp: true },
    ask: { for: "time-back", isAtZero: false },
  });
});
