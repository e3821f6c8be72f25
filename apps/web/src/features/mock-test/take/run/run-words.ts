import type { mockTest, RefusalOf } from "@theta/contract";
import type { LineCode } from "../../../../lib/call/call-error.ts";

/** What a learner reads when the mock moved on without this window. */
export const RUN_WORDS = {
  caughtUp:
    "You continued this test in another window or on another device. This is where you are now.",
  tooLate:
    "An answer saved on this device was for an earlier question. You'd already moved on in another window, so it doesn't count.",
  afterTime: "Your last answer reached us after time was up, so it doesn't count.",
  timeTaken: (seconds: number) =>
    `We gave you ${inMinutes(seconds)} back in this section because Theta was down.`,
};

/** A changed answer that the server refused for good. `order`: its question's, where this page knows it. */
export function editRefusedWords(
  code: RefusalOf<typeof mockTest.editAnswer> | LineCode | null,
  order: number | null,
): string {
  const change = order === null ? "Your last change" : `Your change to question ${order}`;
  const why = (reason: string) =>
    `${change} wasn't saved because ${reason}, so your earlier answer stands.`;
  switch (code) {
    case "edited-elsewhere":
      return `${change} wasn't saved because you'd changed an answer in another window or on another device, so your answers there stand.`;
    case "no-edits-left":
      return why("you'd used all three edits in this section");
    case "time-is-up":
      return why("it reached us after time was up");
    case "section-ended":
    case "not-in-review":
      return why("it reached us after the review ended");
    default:
      return `${change} couldn't be saved, so your earlier answer stands.`;
  }
}

/** "2 min 10 s" */
export function inMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
