/** What is said when the mock has gone on without this window. */
export const RUN_WORDS = {
  caughtUp: "This test has gone on in another window or on another device. This is where you are.",
  tooLate:
    "An answer kept on this device was for an earlier question. The test has gone on elsewhere, so it does not count.",
  afterTime: "Your last answer reached Theta after the time was up, so it does not count.",
  timeTaken: (seconds: number) =>
    `${inMinutes(seconds)} were given back to this section, because Theta could not be reached.`,
};

/** "2 min 10 s" */
export function inMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
