import { expect, test } from "vitest";
import { createTutorialRun } from "./tutorial-run.ts";
import { hasNextTip, type Practice, TIPS, tipAfter } from "./tips.ts";

const run = () => createTutorialRun({ onEnd: () => {} });
const A = { optionId: "option-0" };
const B = { optionId: "option-1" };

function seen({ view }: ReturnType<typeof run>, more: Partial<Practice> = {}): Practice {
  return { stage: view().stage, isBookmarked: false, hasHidden: false, ...more };
}
const titleAfter = (shown: number, practice: Practice) => TIPS[tipAfter(shown, practice)]!.title;
const placeOf = (title: string) => TIPS.findIndex((tip) => tip.title === title);

test("follows a learner who does what each tip says", () => {
  const practice = run();
  expect(titleAfter(0, seen(practice))).toBe("Try to skip the question");
  practice.goOn();
  expect(titleAfter(0, seen(practice))).toBe("Choose an option");
  practice.choose(A);
  expect(titleAfter(1, seen(practice))).toBe("Bookmark it");
  const marked = { isBookmarked: true };
  expect(titleAfter(2, seen(practice, marked))).toBe("Hide the clock");
  const hidden = { ...marked, hasHidden: true };
  expect(titleAfter(3, seen(practice, hidden))).toBe("Open the calculator");
  expect(titleAfter(placeOf("Open Help"), seen(practice, hidden))).toBe("Open Help");
  expect(titleAfter(placeOf("Confirm your answer"), seen(practice, hidden))).toBe(
    "Confirm your answer",
  );
  practice.goOn();
  expect(titleAfter(6, seen(practice, hidden))).toBe("Look around the Review Center");
  practice.openInReview(1);
  expect(titleAfter(7, seen(practice, hidden))).toBe("Change your answer");
  practice.choose(B);
  expect(titleAfter(8, seen(practice, hidden))).toBe("Change your answer");
  practice.confirmEdit();
  expect(titleAfter(8, seen(practice, hidden))).toBe("End the review");
});

test("skips the tip for something that's already done", () => {
  const practice = run();
  practice.choose(A);
  expect(titleAfter(0, seen(practice, { isBookmarked: true, hasHidden: true }))).toBe(
    "Open the calculator",
  );
});

test("never goes back, not even when a bookmark comes off or the list is open again", () => {
  const practice = run();
  practice.choose(A);
  expect(tipAfter(3, seen(practice))).toBe(3);
  practice.goOn();
  practice.openInReview(1);
  practice.openInReview(null);
  expect(titleAfter(placeOf("Change your answer"), seen(practice))).toBe("Change your answer");
});

test("jumps ahead with a learner who hurries into the review", () => {
  const practice = run();
  practice.choose(A);
  practice.goOn();
  expect(titleAfter(0, seen(practice))).toBe("Look around the Review Center");
});

test("offers the next tip only where it can be followed", () => {
  const practice = run();
  expect(TIPS.map((_, shown) => hasNextTip(shown, seen(practice)))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  practice.choose(A);
  practice.goOn();
  expect(hasNextTip(7, seen(practice))).toBe(false);
  practice.openInReview(1);
  practice.choose(B);
  practice.confirmEdit();
  expect(hasNextTip(8, seen(practice))).toBe(true);
  expect(hasNextTip(9, seen(practice))).toBe(false);
});
