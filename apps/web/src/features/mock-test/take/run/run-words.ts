/** What a learner reads when the mock went on without this window. */
export const RUN_WORDS = {
  caughtUp:
    "You continued this test in another window or on another device. This is where you are now.",
  tooLate:
    "An answer saved on this device was for an earlier question. You'd already moved on in another window, so it doesn't count.",
  afterTime: "Your last answer reached us after time was up, so it doesn't count.",
  editTooLate: "Your last change reached us after the section ended, so it doesn't count.",
  timeTaken: (seconds: number) =>
    `We gave you ${inMinutes(seconds)} back in this section because Theta was down.`,
};

/** "2 min 10 s" */
export function inMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
