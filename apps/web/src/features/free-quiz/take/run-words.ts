/** What is said when the quiz has gone on without this window. */
export const RUN_WORDS = {
  caughtUp: "This quiz has gone on in another window or on another device. This is where you are.",
  changedElsewhere:
    "You have changed this answer in another window or on another device. This is what is saved.",
  tooLate:
    "An answer kept on this device was for an earlier question. The quiz has gone on elsewhere, so it does not count.",
};
